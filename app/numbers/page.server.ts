import { ground } from '#server/ground.ts';
import { numbersOf } from '#server/page-counts/numbers.ts';
import { ledTo, soughtInVain } from '#server/page-counts/tallies.ts';

const most = 15;

/** What the page of the numbers shows of the last `span` days. */
export async function numbersPage(span: number) {
  const { db } = ground().database;
  return {
    span,
    numbers: await numbersOf(db, span),
    led: await ledTo(db, span, most),
    inVain: await soughtInVain(db, span, most),
  };
}
