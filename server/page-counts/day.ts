import { now } from '../clock.ts';

const dayMs = 86_400_000;
let today = { number: -1, text: '' };

/** Today by the clock of the counts, which is UTC; made once a day, because it is asked for with every page. */
export function countedDay(): string {
  const number = Math.floor(now().getTime() / dayMs);
  if (number !== today.number) today = { number, text: new Date(number * dayMs).toISOString().slice(0, 10) };
  return today.text;
}

/** The first of so many days that end today. */
export const firstDay = (span: number): string =>
  new Date(now().getTime() - (span - 1) * dayMs).toISOString().slice(0, 10);
