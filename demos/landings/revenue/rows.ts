import { readCsv } from '#lib/files/csv-read.ts';

/** A customer as it is typed: what they pay a month, and the months in which they begin and end, such as 2026-03. */
export interface TypedRow {
  key: number;
  customer: string;
  amount: string;
  from: string;
  until: string;
}

/** A row that could be read. Months are counted from the year nought. */
export interface Row {
  customer: string;
  amount: number;
  from: number;
  until: number | null;
}

export const mostRows = 200;
const shortMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads 4200, 4,200, 4200.50 or €4,200. Null where it is no amount. */
export function amountOf(typed: string): number | null {
  const plain = typed.trim().replace(/^(?:€|eur)\s*|\s*(?:€|eur)$/gi, '');
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : null;
}

/** Reads 2026-03, 03/2026, March 2026 or a whole date such as 2026-03-14. Null where it is no month. */
export function monthOf(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(text);
  const slashed = /^(\d{1,2})[/.](\d{4})$/.exec(text);
  const named = /^([a-z]{3,9})\.? (\d{4})$/.exec(text);
  const year = Number(iso?.[1] ?? slashed?.[2] ?? named?.[2]);
  const month = named
    ? shortMonths.findIndex((short) => named[1]?.startsWith(short)) + 1
    : Number(iso?.[2] ?? slashed?.[1]);
  return year >= 1950 && year < 2100 && month >= 1 && month <= 12 ? year * 12 + month - 1 : null;
}

export const monthName = (month: number): string => {
  const short = shortMonths[month % 12] ?? '';
  return `${short.slice(0, 1).toUpperCase()}${short.slice(1)}`;
};
export const monthText = (month: number): string => `${monthName(month)} ${Math.floor(month / 12)}`;

export type RowTrouble = Partial<Record<'amount' | 'from' | 'until', string>>;

/** What is wrong with a row, field by field; nothing where it counts. */
export function troubleOf(row: TypedRow): RowTrouble {
  const trouble: RowTrouble = {};
  if (amountOf(row.amount) === null)
    trouble.amount = 'Write the amount in digits, like 4,200. Until then the row doesn’t count.';
  const from = monthOf(row.from);
  if (from === null) trouble.from = 'Write the first month like 2026-03. Until then the row doesn’t count.';
  if (row.until.trim() === '') return trouble;
  const until = monthOf(row.until);
  if (until === null)
    trouble.until = 'Write the last month like 2026-03, or leave it empty for a customer who stays.';
  else if (from !== null && until < from)
    trouble.until = `That is before ${monthText(from)}, when they began.`;
  return trouble;
}

/** The rows that count. */
export const readRows = (typed: readonly TypedRow[]): Row[] =>
  typed.flatMap((row) => {
    const from = monthOf(row.from);
    const amount = amountOf(row.amount);
    if (Object.keys(troubleOf(row)).length > 0 || from === null || amount === null) return [];
    return { customer: row.customer.trim() || 'No name', amount, from, until: monthOf(row.until) };
  });

/** The twelve months that end with the latest one any row speaks of. */
export function lastMonths(rows: readonly Row[]): number[] {
  if (rows.length === 0) return [];
  const last = Math.max(...rows.map(({ from, until }) => until ?? from));
  return Array.from({ length: 12 }, (_, index) => last - 11 + index);
}

const pays = ({ from, until }: Row, month: number) => from <= month && (until === null || until >= month);
const sum = (rows: readonly Row[]) => rows.reduce((all, { amount }) => all + amount, 0);

export const revenueIn = (rows: readonly Row[], month: number): number =>
  sum(rows.filter((row) => pays(row, month)));

/** What changed in a month: what stood before, who came, who left. */
export function movement(rows: readonly Row[], month: number) {
  const came = rows.filter((row) => pays(row, month) && !pays(row, month - 1));
  const left = rows.filter((row) => !pays(row, month) && pays(row, month - 1));
  const before = revenueIn(rows, month - 1);
  return { before, came, left, cameSum: sum(came), leftSum: sum(left), now: revenueIn(rows, month) };
}

export interface Figures {
  now: number;
  /** Against the month before, in percent; null where there was nothing before. */
  change: number | null;
  /** How much of the revenue of a year ago still pays, in percent. */
  kept: number | null;
  customers: number;
  /** The share of the largest customer, in percent. */
  largest: number | null;
}

export function figuresOf(rows: readonly Row[]): Figures {
  const month = lastMonths(rows).at(-1) ?? 0;
  const here = rows.filter((row) => pays(row, month));
  const yearAgo = rows.filter((row) => pays(row, month - 12));
  const now = sum(here);
  const before = revenueIn(rows, month - 1);
  const then = sum(yearAgo);
  return {
    now,
    change: before > 0 ? ((now - before) / before) * 100 : null,
    kept: then > 0 ? (sum(yearAgo.filter((row) => pays(row, month))) / then) * 100 : null,
    customers: here.length,
    largest: now > 0 ? (Math.max(...here.map(({ amount }) => amount)) / now) * 100 : null,
  };
}

/** Who pays in the last month, largest first. */
export const payersOf = (rows: readonly Row[]): Row[] => {
  const month = lastMonths(rows).at(-1) ?? 0;
  return rows.filter((row) => pays(row, month)).sort((one, other) => other.amount - one.amount);
};

/** Reads pasted lines: customer, amount, first month, last month. A line of headings at the top is left out. */
export function readPaste(text: string): { rows: TypedRow[] } | { trouble: string } {
  const { rows: cells, lines } = readCsv(text);
  const start =
    cells.length > 0 && amountOf(cells[0]?.[1] ?? '') === null && monthOf(cells[0]?.[2] ?? '') === null
      ? 1
      : 0;
  const rows = cells.slice(start).map(([customer = '', amount = '', from = '', until = ''], index) => ({
    key: index + 1,
    customer,
    amount,
    from,
    until,
  }));
  if (rows.length === 0)
    return {
      trouble:
        'There are no rows in it. Each line is a customer, an amount and a first month: Alder Tools, 4200, 2026-03',
    };
  if (rows.length > mostRows)
    return { trouble: `${rows.length} rows are more than the ${mostRows} this page adds up.` };
  const wrong = rows.findIndex((row) => Object.keys(troubleOf(row)).length > 0);
  const bad = rows[wrong];
  if (!bad) return { rows };
  const [what] = Object.values(troubleOf(bad)) as string[];
  return { trouble: `Line ${lines[wrong + start]}, ${bad.customer || 'no name'}: ${what?.split('. ')[0]}.` };
}

const isRow = (value: unknown): value is TypedRow =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'number' &&
  (['customer', 'amount', 'from', 'until'] as const).every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Reads what was kept in this browser; null where it is no list of rows. */
export const rowsFrom = (kept: unknown): TypedRow[] | null =>
  Array.isArray(kept) && kept.length <= mostRows && kept.every(isRow) ? kept : null;
