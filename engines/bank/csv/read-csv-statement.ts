import { type CsvText, readCsv } from '#lib/files/csv-read.ts';
import { plainIban } from '#lib/money/iban.ts';
import type { BankLine, Columns, Meaning, ReadStatement, Statement } from '../bank-line.ts';
import { centsIn, dayIn, dayOrderOf, decimalSignOf } from './cells.ts';
import { columnsIn, isEnough } from './columns.ts';

const mostRows = 200_000;

/** The row that names the columns, wherever it stands: banks write lines about the account above it. */
function tableIn(text: string) {
  const readings = ([undefined, ';', ',', '\t', '|'] as const).map((separator) =>
    separator ? readCsv(text, separator) : readCsv(text),
  );
  const cutAt = ({ rows, lines }: CsvText, at: number) => ({
    head: rows[at] ?? [],
    above: rows.slice(0, at),
    rows: rows.slice(at + 1),
    lines: lines.slice(at + 1),
  });
  for (const reading of readings)
    for (const [at, row] of reading.rows.slice(0, 40).entries())
      if (isEnough(columnsIn(row))) return cutAt(reading, at);
  // Names that nobody knows still stand in the first of the rows that are equally wide.
  const [best] = readings
    .map((reading) => ({ reading, ...commonWidth(reading.rows.slice(0, 40)) }))
    .sort((a, b) => b.count - a.count || b.width - a.width);
  return best && best.count > 1 ? cutAt(best.reading, best.first) : null;
}

/** The width that most rows have, how many do, and the first of them. A row of one cell has no columns. */
function commonWidth(rows: readonly (readonly string[])[]): { width: number; count: number; first: number } {
  let most = { width: 0, count: 0, first: 0 };
  for (const [first, { length: width }] of rows.entries()) {
    const count = rows.filter(({ length }) => length === width).length;
    if (width > 1 && count > most.count) most = { width, count, first };
  }
  return most;
}

/** Reads a bank's CSV: columns are found by their names or `chosen` by hand (-1 for none), days and amounts in the forms that banks use. */
export function readCsvStatement(text: string, chosen: Columns = {}): ReadStatement {
  const table = tableIn(text);
  if (!table)
    return {
      problem:
        'This file has no columns. Each line of a statement needs at least a date and an amount with a separator between them.',
    };
  const { head, rows, lines: places, above } = table;
  const found: Columns = Object.fromEntries(
    Object.entries({ ...columnsIn(head), ...chosen }).filter(([, at]) => at >= 0),
  );
  const named = head.findLastIndex((name, at) => name.trim() !== '' || rows.some((row) => row[at]?.trim()));
  const names = head.slice(0, named + 1).map((name, at) => name.trim() || `Column ${at + 1}`);
  const columns = { names, example: rows[0] ?? [], found };
  if (!isEnough(found)) return { problem: 'Choose the columns with the date and the amount.', columns };
  const answer = linesIn({ rows, places, above, found });
  return { ...answer, columns };
}

interface Found {
  rows: readonly (readonly string[])[];
  places: readonly number[];
  above: readonly (readonly string[])[];
  found: Columns;
}

function linesIn({ rows, places, above, found }: Found): { statement: Statement } | { problem: string } {
  if (rows.length > mostRows)
    return { problem: 'This file has more than 200,000 lines. Split it into parts.' };
  const cell = (row: readonly string[], meaning: Meaning): string => row[found[meaning] ?? -1]?.trim() ?? '';
  const days = dayOrderOf(rows.map((row) => cell(row, 'day')));
  const decimal = decimalSignOf(
    rows.flatMap((row) => [cell(row, 'amount'), cell(row, 'out'), cell(row, 'in')]),
  );
  const currency = rows.map((row) => cell(row, 'currency')).find(Boolean) ?? 'EUR';
  const lines: Omit<BankLine, 'id'>[] = [];
  const unread: { line: number; why: string }[] = [];
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
      const why = day === null ? `“${cell(row, 'day')}” isn’t a date.` : 'The amount can’t be read.';
      unread.push({ line: places[at] ?? at + 1, why });
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
    return {
      problem: 'No line has a date and an amount we can read. Choose other columns for them.',
    };
  const notes: string[] = [];
  if (left > 0) notes.push(`${left} pending lines, or lines in another currency, were left out.`);
  if (!days.isCertain) notes.push('We read dates such as 03/04 as 3 April. Check the first lines.');
  const account = above.flat().find((each) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(plainIban(each))) ?? '';
  return {
    statement: { account: plainIban(account), currency, opening: null, closing: null, lines, unread, notes },
  };
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
