import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { lastMonths } from '#lib/time/months.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { today } from '../seller.server.ts';
import { payments } from '../tables.server.ts';
import { invoiceTotals, type Total } from './totals.server.ts';

const monthsShown = 6;

/** What came in during one month. */
interface MonthOfMoney {
  /** As in 2026-11. */
  month: string;
  /** In the smallest unit. */
  amount: number;
  words: string;
}

/** What came in by month, in the currency of the bills, and what is still to come in. */
export interface Revenue {
  months: readonly MonthOfMoney[];
  owed: readonly Total[];
}

/** The money of the last months and what is still owed. */
export async function revenue(): Promise<Revenue> {
  const { currency } = readSettings().billing;
  const months = lastMonths(today(), monthsShown);
  const month = sql<string>`to_char(${payments.receivedOn}, 'YYYY-MM')`;
  const rows = await services()
    .database.db.select({ month, amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.currency, currency), gte(payments.receivedOn, `${months[0]}-01`)))
    .groupBy(month);
  const totals = await invoiceTotals();
  return {
    months: months.map((each) => {
      const amount = rows.find((row) => row.month === each)?.amount ?? 0;
      return { month: each, amount, words: moneyText(amount, currency) };
    }),
    owed: totals.filter(({ asked }) => asked.includes('overdue')),
  };
}
