import { type Account, type Chart, growsByDebit } from './account.ts';
import type { Entry, Line } from './entry.ts';
import { type Treatment, treatments } from './treatment.ts';

/** First and last day, both included. */
export interface Span {
  from: string;
  to: string;
}

type Entries = Iterable<Entry>;

const everything: Span = { from: '0000-01-01', to: '9999-12-31' };

function* linesIn(entries: Entries, { from, to }: Span): Generator<Line> {
  for (const { day, lines } of entries) if (day >= from && day <= to) yield* lines;
}

/** What each account moved by in a span, debits less credits. Accounts that nothing touched are absent. */
export function balances(entries: Entries, span: Span = everything): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, cents } of linesIn(entries, span))
    sums.set(account, (sums.get(account) ?? 0) + cents);
  return sums;
}

/** An account with its amount, positive on the side where it grows. */
export interface AccountSum {
  account: Account;
  cents: number;
}

function sumsOf(
  chart: Chart,
  sums: ReadonlyMap<string, number>,
  kinds: readonly Account['kind'][],
): AccountSum[] {
  const rows: AccountSum[] = [];
  for (const account of chart.values()) {
    const cents = sums.get(account.id) ?? 0;
    if (cents !== 0 && kinds.includes(account.kind))
      rows.push({ account, cents: growsByDebit(account) ? cents : -cents });
  }
  return rows;
}

const total = (rows: readonly AccountSum[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** What was earned and spent in a span. */
export function profitAndLoss(entries: Entries, chart: Chart, span: Span) {
  const sums = balances(entries, span);
  const income = sumsOf(chart, sums, ['income']);
  const expenses = sumsOf(chart, sums, ['expense']);
  return {
    income,
    expenses,
    earned: total(income),
    spent: total(expenses),
    result: total(income) - total(expenses),
  };
}

/** What there is and whom it belongs to at the end of a day; the result so far is part of the owner's share. */
export function balanceSheet(entries: Entries, chart: Chart, day: string) {
  const sums = balances(entries, { ...everything, to: day });
  const assets = sumsOf(chart, sums, ['asset']);
  const liabilities = sumsOf(chart, sums, ['liability']);
  const equity = sumsOf(chart, sums, ['equity']);
  const result = total(sumsOf(chart, sums, ['income'])) - total(sumsOf(chart, sums, ['expense']));
  return {
    assets,
    liabilities,
    equity,
    result,
    has: total(assets),
    owes: total(liabilities) + total(equity) + result,
  };
}

/** One row of a VAT report. */
export interface VatRow {
  treatment: Treatment;
  /** Net amounts that were sold or bought. */
  base: number;
  due: number;
  deductible: number;
}

/** What is owed to the tax office for a span, from the lines that say how they are taxed. */
export function vatReport(entries: Entries, span: Span) {
  const rows = new Map<Treatment, VatRow>();
  for (const { cents, tax } of linesIn(entries, span)) {
    if (!tax) continue;
    const row = rows.get(tax.treatment) ?? { treatment: tax.treatment, base: 0, due: 0, deductible: 0 };
    rows.set(tax.treatment, row);
    const isSale = tax.treatment.startsWith('sale');
    if (tax.part === 'base') row.base += isSale ? -cents : cents;
    else if (tax.part === 'due') row.due -= cents;
    else row.deductible += cents;
  }
  const inOrder = treatments.flatMap((treatment) => rows.get(treatment) ?? []);
  const due = inOrder.reduce((sum, row) => sum + row.due, 0);
  const deductible = inOrder.reduce((sum, row) => sum + row.deductible, 0);
  return { rows: inOrder, due, deductible, payable: due - deductible };
}

/** What is still open of each invoice and bill by the end of a day: positive is owed to us, negative is owed by us. */
export function openItems(
  entries: Entries,
  accounts: readonly string[],
  to = everything.to,
): Map<string, number> {
  const open = new Map<string, number>();
  for (const { item, account, cents } of linesIn(entries, { ...everything, to }))
    if (item !== undefined && accounts.includes(account)) open.set(item, (open.get(item) ?? 0) + cents);
  return open;
}

/** One line of an account's own ledger, with what the account held after it. */
export interface LedgerLine {
  entry: Entry;
  line: Line;
  after: number;
}

/** Everything that touched an account, by day. */
export function ledgerOf(entries: Entries, account: string): LedgerLine[] {
  let after = 0;
  return [...entries]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.number - b.number))
    .flatMap((entry) =>
      entry.lines
        .filter((line) => line.account === account)
        .map((line) => {
          after += line.cents;
          return { entry, line, after };
        }),
    );
}
