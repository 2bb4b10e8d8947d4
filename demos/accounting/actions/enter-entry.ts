import { moneyText } from '#lib/money/money.ts';
import { accountById, fixed } from '../books/chart.ts';
import { currencyOf } from '../books/currency.ts';
import type { Rows } from '../records.ts';
import { type Done, entryFor, put } from './done.ts';

/** An entry as it was typed: each line has an account and an amount on one of its sides. */
export interface EntryInput {
  day: string;
  text: string;
  lines: readonly { account: string; debit: number | null; credit: number | null }[];
}

/** Accounts that other screens post to, and who would no longer agree with them. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  [fixed.bank, 'Bank lines are posted on the bank screen, so that the books agree with the bank.'],
  [fixed.customers, 'Invoices and credit notes are posted here automatically.'],
  [fixed.suppliers, 'Bills are posted here automatically.'],
]);

/** What is wrong with a line, and with which of its fields. */
function lineProblem({ account, debit, credit }: EntryInput['lines'][number]): [string, string] | null {
  if (!accountById.has(account)) return ['account', 'Choose an account.'];
  const why = elsewhere.get(account);
  if (why) return ['account', why];
  if (debit !== null && credit !== null) return ['credit', 'Fill in either the debit or the credit.'];
  const amount = debit ?? credit;
  if (amount === null) return ['debit', 'Enter an amount on one of the two sides.'];
  if (amount <= 0) return [debit === null ? 'credit' : 'debit', 'Enter an amount above zero.'];
  return null;
}

/** Posts an entry that somebody wrote by hand. The field of a line is called by its place, as in 'debit 2'. */
export function enterEntry(rows: Rows, { day, text, lines }: EntryInput): Done {
  const said = text.trim();
  if (said === '') return { problem: 'Write what this entry is about.', field: 'text' };
  for (const [place, line] of lines.entries()) {
    const wrong = lineProblem(line);
    if (wrong) return { problem: wrong[1], field: `${wrong[0]} ${place}` };
  }
  const parts = lines.map(({ account, debit, credit }) => ({ account, cents: (debit ?? 0) - (credit ?? 0) }));
  const apart = parts.reduce((sum, { cents }) => sum + cents, 0);
  if (apart !== 0)
    return {
      problem: `${moneyText(Math.abs(apart), currencyOf(rows))} more ${apart > 0 ? 'debit than credit' : 'credit than debit'}. Both sides must be equal.`,
      field: 'sides',
    };
  const made = entryFor(rows, { day, text: said, lines: parts });
  if ('problem' in made) return made;
  return { said: `Posted entry ${made.entry.number}`, edits: [put('entries', made.entry)] };
}
