import { reversalOf } from '#engines/ledger/book.ts';
import type { Treatment } from '#engines/ledger/treatment.ts';
import { insideGross } from '#engines/ledger/vat-rules.ts';
import { plainIban } from '#lib/money/iban.ts';
import { isClosedDay } from '../books/book.ts';
import { accountById } from '../books/chart.ts';
import { billEntryLines, billGross } from '../books/entry-lines.ts';
import { openOf } from '../books/items.ts';
import type { Bill, Rows } from '../records.ts';
import { type Done, entryFor, freeId, put } from './done.ts';

export interface BillInput {
  name: string;
  number: string;
  day: string;
  due: string;
  text: string;
  account: string;
  expense: string;
  treatment: Treatment;
  /** As written on the bill. */
  gross: number | null;
}

/** Above this a bill waits for the owner. */
export const approvalFrom = 50_000;

/** Enters a bill and posts it; the same number of the same supplier is not taken twice. */
export function enterBill(rows: Rows, input: BillInput): Done & { id?: string } {
  const { day, due, expense, treatment, gross } = input;
  const [name, number] = [input.name.trim(), input.number.trim()];
  if (!name) return { problem: 'Write who sent the bill.', field: 'name' };
  if (!number)
    return { problem: 'Copy the number from the bill, because payments are matched by it.', field: 'number' };
  for (const bill of rows.bills.values())
    if (bill.number.toLowerCase() === number.toLowerCase() && bill.name.toLowerCase() === name.toLowerCase())
      return { problem: `Bill ${number} of ${name} is already here.`, field: 'number' };
  if (gross === null || gross === 0)
    return { problem: 'Enter the amount of the bill, such as 119.00.', field: 'gross' };
  if (!accountById.has(expense))
    return { problem: 'Choose the account for what was bought.', field: 'expense' };
  if (due < day) return { problem: 'It can’t be due before its date.', field: 'due' };
  const { net, tax } = insideGross(gross, treatment, day);
  const id = freeId('b', rows.bills);
  const made = entryFor(rows, {
    day,
    text: `Bill ${number}, ${name}`,
    lines: billEntryLines(id, { expense, net, tax, treatment }),
  });
  if ('problem' in made) return made;
  const bill: Bill = {
    id,
    number,
    name,
    account: plainIban(input.account),
    day,
    due,
    text: input.text.trim(),
    expense,
    treatment,
    net,
    tax,
    entry: made.entry.id,
    approved: '',
  };
  return { id, said: `Entered bill ${number}`, edits: [put('entries', made.entry), put('bills', bill)] };
}

/** The owner says that a bill may be paid. */
export function approveBill(rows: Rows, id: string, by: string): Done {
  const bill = rows.bills.get(id);
  if (!bill) return { problem: 'This bill no longer exists.' };
  return { said: `Approved bill ${bill.number}`, edits: [put('bills', { ...bill, approved: by })] };
}

/** Takes a bill back that was entered wrongly: its entry gets a mirror, and the bill leaves the list. */
export function takeBackBill(rows: Rows, id: string, today: string): Done {
  const bill = rows.bills.get(id);
  const entry = bill && rows.entries.get(bill.entry);
  if (!bill || !entry) return { problem: 'This bill no longer exists.' };
  if (openOf(rows).get(id) !== -billGross(bill))
    return { problem: 'Part of this bill has been paid. Reverse the payment first.' };
  const { id: _, ...mirror } = reversalOf(entry, '', isClosedDay(rows, entry.day) ? today : entry.day);
  const made = entryFor(rows, mirror);
  if ('problem' in made) return made;
  return {
    said: `Reversed bill ${bill.number}`,
    edits: [put('entries', made.entry), { in: 'bills', id, row: null }],
  };
}

export const needsApproval = ({ net, approved }: Pick<Bill, 'net' | 'approved'>): boolean =>
  approved === '' && net >= approvalFrom;
