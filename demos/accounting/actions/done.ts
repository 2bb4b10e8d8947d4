import { posted } from '#engines/ledger/book.ts';
import type { Draft } from '#engines/ledger/entry.ts';
import { type Edit, putIn } from '../../app-kit/sandbox/edits.ts';
import { bookOf } from '../books/book.ts';
import type { AccountingRecords, Rows, StoredEntry } from '../records.ts';

export type AccountingEdit = Edit<AccountingRecords>;

/** What somebody did, ready for the sandbox; or why it can't be done, and which field that is about. */
export type Done = { said: string; edits: readonly AccountingEdit[] } | { problem: string; field?: string };

/** An entry for the book, or the book's own words for why not. */
export function entryFor(
  rows: Pick<Rows, 'entries' | 'periods'>,
  draft: Omit<Draft, 'id'>,
): { entry: StoredEntry } | { problem: string; field?: string } {
  const book = bookOf(rows);
  let number = rows.entries.size + 1;
  while (rows.entries.has(`e${number}`)) number += 1;
  const answer = posted(book, { ...draft, id: `e${number}` });
  if ('book' in answer) return { entry: { ...answer.entry, lines: [...answer.entry.lines] } };
  const { reason, said } = answer.refusal;
  return { problem: said, field: reason === 'closed' || reason === 'no-such-day' ? 'day' : undefined };
}

/** The edit by which a collection has this record. */
export const put = putIn<AccountingRecords>();

/** An id that no record of a collection has. */
export function freeId(prefix: string, taken: ReadonlyMap<string, unknown>): string {
  let number = taken.size + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}
