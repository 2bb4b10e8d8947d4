import { readCsv } from '#lib/files/csv-read.ts';
import { plainIban } from '#lib/money/iban.ts';
import type { BankLine, ReadStatement } from '../bank-line.ts';
import { centsIn, dayIn, dayOrderOf, decimalSignOf } from './cells.ts';
import { columnsIn, type Meaning } from './columns.ts';

const mostRows = 200_000;

/** The row that names the columns, wherever it stands: banks write lines about the account above it. */
function tableIn(text: string) {
  for (const separator of [undefined, ';', ',', '\t', '|'] as const) {
    const { rows, lines } = separator ? readCsv(text, separator) : readCsv(text);
    for (const [at, row] of rows.slice(0, 40).entries()) {
      const columns = columnsIn(row);
      if (columns)
        return { columns, above: rows.slice(0, at), rows: rows.slice(at + 1), lines: lines.slice(at + 1) };
    }
  }
  return null;
}

/** Reads a bank's CSV: columns are found by their names, days and amounts in the forms that banks use. */
export function readCsvStatement(text: string): ReadStatement {
  const table = tableIn(text);
  if (!table)
    return {
      problem:
        'No row of this file names a date and an amount. It needs headings such as Date, Amount, Name and Reference.',
    };
  const { columns, rows, lines: places, above } = table;
  if (rows.length > mostRows) return { problem: 'This file has more than 200,000 lines. Bring it in parts.' };
  const cell = (row: readonly string[], meaning: Meaning): string =>
    row[columns.get(meaning) ?? -1]?.trim() ?? '';
  const days = dayOrderOf(rows.map((row) => cell(row, 'day')));
  const decimal = decimalSignOf(
    rows.flatMap((row) => [cell(row, 'amount'), cell(row, 'out'), cell(row, 'in')]),
  );
  const currency = rows.map((row) => cell(row, 'currency')).find(Boolean) ?? 'EUR';
  const lines: Omit<BankLine, 'id'>[] = [];
  const unread: number[] = [];
  let left = 0;
  rows.forEach((row, at) => {
    if (
      /pending|declined|reverted|vorgemerkt/i.test(cell(row, 'state')) ||
      (cell(row, 'currency') || currency) !== currency
    ) {
      left += 1;
      return;
    }
    const day = dayIn(cell(row, 'day'), days.order);
    const cents = centsOf(row, cell, decimal);
    if (day === null || cents === null) {
      unread.push(places[at] ?? at + 1);
      return;
    }
    // A line of nothing moves nothing.
    if (cents === 0) return;
    const name = cell(row, 'name') || cell(row, cents > 0 ? 'payer' : 'payee') || cell(row, 'payee');
    const words = [cell(row, 'text'), cell(row, 'more')].filter(Boolean);
    lines.push({
      day,
      cents,
      name,
      account: plainIban(cell(row, 'account')),
      text: words.join(' '),
      bankRef: cell(row, 'bankRef'),
    });
  });
  if (lines.length === 0)
    return { problem: 'The columns were found, but no row has a date and an amount that can be read.' };
  const notes: string[] = [];
  if (unread.length > 0)
    notes.push(
      `${unread.length === 1 ? 'Line' : 'Lines'} ${unread.slice(0, 6).join(', ')}${unread.length > 6 ? ` and ${unread.length - 6} more` : ''} of the file could not be read and ${unread.length === 1 ? 'was' : 'were'} left out.`,
    );
  if (left > 0) notes.push(`${left} pending lines, or lines in another currency, were left out.`);
  if (!days.isCertain) notes.push('Days such as 03/04 were read as 3 April. Check the first lines.');
  const account = above.flat().find((each) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(plainIban(each))) ?? '';
  return { statement: { account: plainIban(account), currency, opening: null, closing: null, lines, notes } };
}

function centsOf(
  row: readonly string[],
  cell: (row: readonly string[], meaning: Meaning) => string,
  decimal: ',' | '.',
): number | null {
  const amount = cell(row, 'amount');
  if (amount) {
    const cents = centsIn(amount, decimal);
    const side = cell(row, 'side').toLowerCase();
    if (cents === null || !side) return cents;
    return /^(?:af|d|s|debit|debet|dbit|soll|out|-)/.test(side) ? -Math.abs(cents) : Math.abs(cents);
  }
  const out = cell(row, 'out');
  const came = cell(row, 'in');
  if (out && centsIn(out, decimal)) return -Math.abs(centsIn(out, decimal) ?? 0);
  return came ? centsIn(came, decimal) : null;
}
