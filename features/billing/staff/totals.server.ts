import { type SQL, sql } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { services } from '#server/services.ts';
import { invoicesThat, isOverpaid, quotesThat, received } from './conditions.server.ts';

/** What one kind of document comes to: how many, and the sum of each currency in words. */
export interface Total {
  label: string;
  count: number;
  sums: readonly string[];
  /** What the address of the list says to see them. */
  asked: string;
}

interface Summed {
  currency: string;
  total: number;
  sum: string;
  [column: string]: unknown;
}

async function totalOf(
  { label, asked }: Pick<Total, 'label' | 'asked'>,
  table: SQL,
  amount: SQL,
  where: SQL,
): Promise<Total> {
  const { rows } = await services().database.db.execute<Summed>(
    sql`select currency, count(*)::int as total, sum(${amount}) as sum from ${table} where ${where} group by currency order by currency`,
  );
  return {
    label,
    asked,
    count: rows.reduce((all, { total }) => all + total, 0),
    sums: rows.map(({ currency, sum }) => moneyText(Number(sum), currency)),
  };
}

/** What the quotes come to, as they stand today. */
export const quoteTotals = (): Promise<Total[]> =>
  Promise.all(
    (
      [
        ['Waiting for an answer', 'sent'],
        ['Drafts', 'draft'],
        ['Accepted', 'accepted'],
        ['Expired without an answer', 'expired'],
      ] as const
    ).map(([label, standing]) =>
      totalOf({ label, asked: `state=${standing}` }, sql`quotes`, sql`gross`, quotesThat[standing]()),
    ),
  );

/** What the invoices come to, as they stand today. */
export function invoiceTotals(): Promise<Total[]> {
  const table = sql`invoices`;
  const left = sql`gross - credited - ${received}`;
  const isOwed = sql`((${invoicesThat.open()}) or (${invoicesThat.overdue()}))`;
  return Promise.all([
    totalOf({ label: 'Outstanding', asked: 'state=open&state=overdue' }, table, left, isOwed),
    totalOf({ label: 'Overdue part', asked: 'state=overdue' }, table, left, invoicesThat.overdue()),
    totalOf({ label: 'Drafts', asked: 'state=draft' }, table, sql`gross`, invoicesThat.draft()),
    totalOf(
      { label: 'Overpaid', asked: 'paid=over' },
      table,
      sql`${received} - case when state = 'cancelled' then 0 else gross - credited end`,
      isOverpaid,
    ),
  ]);
}
