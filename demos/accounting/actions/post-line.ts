import type { Proposal } from '#engines/bank/match/open-item.ts';
import type { Line } from '#engines/ledger/entry.ts';
import type { Treatment } from '#engines/ledger/treatment.ts';
import { moneyText } from '#lib/money/money.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { accountById, accountName, fixed } from '../books/chart.ts';
import { currencyOf } from '../books/currency.ts';
import { directLines } from '../books/entry-lines.ts';
import { openOf } from '../books/items.ts';
import type { BookedLine, Rows } from '../records.ts';
import { type AccountingEdit, type Done, entryFor, put } from './done.ts';

/** Where a part of a bank line goes: to an invoice or bill, or straight to an account. */
export type Part =
  | { to: 'item'; id: string; cents: number }
  | { to: 'account'; account: string; cents: number; treatment: Treatment };

export const chooseAccount = 'Choose an account for every part.';

/** How an invoice or a bill is taxed, for a discount that takes a part of it back. */
function treatmentOf(rows: Rows, id: string): Treatment {
  return rows.invoices.get(id)?.lines[0]?.treatment ?? rows.bills.get(id)?.treatment ?? 'none';
}

/** The parts that a proposal stands for. */
export function partsOf(rows: Rows, proposal: Proposal): Part[] {
  const parts: Part[] = proposal.items.map(({ id, cents }) => ({ to: 'item', id, cents }));
  const { rest, kind, account } = proposal;
  if (rest === 0) return parts;
  const other = (id: string, treatment: Treatment = 'none'): Part => ({
    to: 'account',
    account: id,
    cents: rest,
    treatment,
  });
  if (kind === 'habit' && account) return [other(account, accountById.get(account)?.usual)];
  if (kind === 'charge' || kind === 'short') return [...parts, other(fixed.charges)];
  if (kind === 'discount') {
    const given = proposal.items[0]?.id ?? '';
    return [
      ...parts,
      other(
        rows.invoices.has(given) ? fixed.discountGiven : fixed.discountReceived,
        treatmentOf(rows, given),
      ),
    ];
  }
  return [
    ...parts,
    other(rows.invoices.has(proposal.items[0]?.id ?? '') || rest > 0 ? fixed.overpaid : fixed.suppliers),
  ];
}

/** Posts a bank line to where its parts say. Nothing is posted unless they make up the line to the cent. */
export function postLine(rows: Rows, id: string, parts: readonly Part[]): Done {
  const line = rows.lines.get(id);
  if (!line) return { problem: 'This line no longer exists.' };
  if (line.entry !== null) return { problem: 'This line has already been posted.' };
  if (parts.length === 0) return { problem: 'Choose an invoice, a bill or an account first.' };
  const left = line.cents - parts.reduce((sum, { cents }) => sum + cents, 0);
  if (left !== 0)
    return {
      problem: `${moneyText(Math.abs(left), currencyOf(rows))} ${left > 0 === line.cents > 0 ? 'is still not allocated' : 'too much is allocated'}.`,
    };
  const open = openOf(rows);
  const lines: Line[] = [{ account: fixed.bank, cents: line.cents }];
  const names: string[] = [];
  for (const part of parts) {
    if (part.to === 'account') {
      if (!accountById.has(part.account)) return { problem: chooseAccount, field: 'account' };
      lines.push(...directLines(part.account, part.cents, part.treatment, line.day));
      if (part.account !== fixed.charges || parts.length === 1) names.push(accountName(part.account));
      continue;
    }
    const item = rows.invoices.get(part.id) ?? rows.bills.get(part.id);
    if (!item) return { problem: 'One of these invoices or bills no longer exists.' };
    const due = open.get(part.id) ?? 0;
    if (Math.sign(due) !== Math.sign(part.cents) || Math.abs(part.cents) > Math.abs(due))
      return { problem: `${item.number} has only ${moneyText(Math.abs(due), currencyOf(rows))} open.` };
    lines.push({
      account: rows.invoices.has(part.id) ? fixed.customers : fixed.suppliers,
      cents: -part.cents,
      item: part.id,
    });
    names.push(item.number);
  }
  const made = entryFor(rows, { day: line.day, text: `${line.name || 'Bank'}: ${line.text}`, lines });
  if ('problem' in made) return made;
  return {
    said: `Posted ${moneyText(line.cents, currencyOf(rows))} to ${names.slice(0, 2).join(', ')}${names.length > 2 ? ` and ${names.length - 2} more` : ''}`,
    edits: [put('entries', made.entry), put('lines', { ...line, entry: made.entry.id })],
  };
}

/** Posts several lines as one step. One that can't be posted stops nothing: it keeps waiting. */
export function postLines(rows: Rows, wanted: readonly { line: BookedLine; parts: readonly Part[] }[]): Done {
  let now = rows;
  const edits: AccountingEdit[] = [];
  let count = 0;
  for (const { line, parts } of wanted) {
    const done = postLine(now, line.id, parts);
    if ('problem' in done) continue;
    edits.push(...done.edits);
    now = edited(now, done.edits).rows;
    count += 1;
  }
  return count === 0
    ? { problem: 'None of these lines can be posted at the moment.' }
    : { said: `Posted ${count} ${count === 1 ? 'line' : 'lines'}`, edits };
}
