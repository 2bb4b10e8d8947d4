import type { Chart } from './account.ts';
import { type Draft, type Entry, sumOf } from './entry.ts';

/** Everything that was posted, and up to which month it is closed. */
export interface Book {
  chart: Chart;
  entries: ReadonlyMap<string, Entry>;
  /** The last closed month as in 2026-10; null while none is. */
  closedThrough: string | null;
}

type RefusalReason =
  | 'too-few-lines'
  | 'unbalanced'
  | 'no-whole-cents'
  | 'unknown-account'
  | 'no-such-day'
  | 'closed'
  | 'number-taken'
  | 'nothing-to-reverse'
  | 'reversed-already'
  | 'not-the-mirror';

/** Why something is not posted. */
export interface Refusal {
  reason: RefusalReason;
  /** In plain words. */
  said: string;
}

/** Whether a text is a day of the calendar, as in 2026-11-18. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const refuse = (reason: RefusalReason, said: string): Refusal => ({ reason, said });

export const isClosed = ({ closedThrough }: Pick<Book, 'closedThrough'>, day: string): boolean =>
  closedThrough !== null && day.slice(0, 7) <= closedThrough;

function reversalRefusal({ entries }: Book, { reverses = '', lines }: Draft): Refusal | null {
  const first = entries.get(reverses);
  if (!first) return refuse('nothing-to-reverse', 'The entry that this one reverses isn’t in the book.');
  for (const entry of entries.values())
    if (entry.reverses === reverses)
      return refuse(
        'reversed-already',
        `Entry ${first.number} has already been reversed by entry ${entry.number}.`,
      );
  const isMirror =
    lines.length === first.lines.length &&
    lines.every(
      (line, at) => line.account === first.lines[at]?.account && line.cents === -first.lines[at].cents,
    );
  return isMirror
    ? null
    : refuse('not-the-mirror', 'A reversal must have the same lines as its entry with the sides swapped.');
}

/** Why this can't be posted; null when it can. */
export function refusalOf(book: Book, draft: Draft): Refusal | null {
  const { lines, day } = draft;
  if (book.entries.has(draft.id)) return refuse('number-taken', 'This entry is already in the book.');
  if (lines.length < 2)
    return refuse(
      'too-few-lines',
      'An entry needs at least two lines: where the money went and where it came from.',
    );
  if (!lines.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0))
    return refuse('no-whole-cents', 'Every line needs an amount above zero, in whole cents.');
  const unknown = lines.find(({ account }) => !book.chart.has(account));
  if (unknown)
    return refuse(
      'unknown-account',
      `There is no account ${unknown.account}. Choose one from the chart of accounts.`,
    );
  if (!isDay(day)) return refuse('no-such-day', 'There is no such day. Write it like 2026-11-18.');
  const sum = sumOf(lines);
  if (sum !== 0)
    return refuse('unbalanced', `Debit and credit differ by ${(Math.abs(sum) / 100).toFixed(2)}.`);
  if (isClosed(book, day))
    return refuse('closed', `${day.slice(0, 7)} is closed. Post a correction into an open month instead.`);
  return draft.reverses === undefined ? null : reversalRefusal(book, draft);
}

export type Posted = { book: Book; entry: Entry } | { refusal: Refusal };

/** The book with one more entry, or why it is refused; a refused one changes nothing. */
export function posted(book: Book, draft: Draft): Posted {
  const refusal = refusalOf(book, draft);
  if (refusal) return { refusal };
  const entry: Entry = { ...draft, number: nextNumber(book.entries) };
  return { book: { ...book, entries: new Map(book.entries).set(entry.id, entry) }, entry };
}

function nextNumber(entries: ReadonlyMap<string, Entry>): number {
  let highest = 0;
  for (const { number } of entries.values()) highest = Math.max(highest, number);
  return highest + 1;
}

/** What takes an entry back, on a day of its own: the same lines with their sides swapped. */
export const reversalOf = (entry: Entry, id: string, day: string): Draft => ({
  id,
  day,
  text: `Reversal of entry ${entry.number}: ${entry.text}`,
  lines: entry.lines.map((line) => ({ ...line, cents: -line.cents })),
  reverses: entry.id,
});
