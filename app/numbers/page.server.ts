import { numbersOf } from '#server/page-counts/numbers.ts';
import { ledTo, soughtInVain } from '#server/page-counts/tallies.ts';
import { services } from '#server/services.ts';

const most = 15;

/** What the page of the numbers shows of the last `span` days. */
export async function numbersPage(span: number) {
  const { db } = services().database;
  return {
    span,
    numbers: await numbersOf(db, span),
    led: await ledTo(db, span, most),
    inVain: await soughtInVain(db, span, most),
  };
}
