import type { InvoiceLine } from '#features/billing/staff/invoices-list.server.ts';
import type { Revenue } from '#features/billing/staff/revenue.server.ts';
import type { Total } from '#features/billing/staff/totals.server.ts';
import type { InvoiceStanding } from '#features/billing/standing.ts';
import { moneyText } from '#lib/money/money.ts';
import { lastMonths } from '#lib/time/months.ts';

const currency = 'EUR';
const day = 86_400_000;

const lines = [
  ['INV-0047', 'Haddad Clinics', 'First version, part 2', 'open', 2_160_000, 3],
  ['INV-0046', 'Clarke Surveyors', 'Technical review', 'overdue', 440_000, 24],
  ['INV-0045', 'Haddad Clinics', 'First version, part 1', 'paid', 2_160_000, 31],
  ['INV-0044', 'Nair & Daughters', 'Scoping, one week', 'paid', 480_000, 40],
  ['INV-0043', 'Norrland Water', 'Prototype', 'paid', 960_000, 58],
] as const satisfies readonly (readonly [string, string, string, InvoiceStanding, number, number])[];

/** Invoices to companies that do not exist. */
export function sampleInvoices(moment: Date): InvoiceLine[] {
  const dayOf = (daysAgo: number) => new Date(moment.getTime() - daysAgo * day).toISOString().slice(0, 10);
  return lines.map(([number, buyer, title, standing, net, daysAgo]) => {
    const tax = Math.round(net * 0.19);
    return {
      id: number,
      number,
      title,
      buyer,
      email: '',
      standing,
      net,
      tax,
      gross: net + tax,
      open: standing === 'paid' ? 0 : net + tax,
      over: 0,
      currency,
      issuedOn: dayOf(daysAgo),
      dueOn: dayOf(daysAgo - 14),
      reminders: standing === 'overdue' ? 1 : 0,
    };
  });
}

const total = (label: string, asked: string, found: readonly InvoiceLine[]): Total => ({
  label,
  asked,
  count: found.length,
  sums:
    found.length === 0
      ? []
      : [
          moneyText(
            found.reduce((sum, { open }) => sum + open, 0),
            currency,
          ),
        ],
});

/** What the sample invoices come to. */
export function sampleTotals(moment: Date): Total[] {
  const invoices = sampleInvoices(moment);
  const overdue = invoices.filter(({ standing }) => standing === 'overdue');
  return [
    total(
      'Outstanding',
      'state=open&state=overdue',
      invoices.filter(({ open }) => open > 0),
    ),
    total('Overdue part', 'state=overdue', overdue),
  ];
}

const received = [1_640_000, 2_210_000, 980_000, 2_760_000, 1_142_400, 3_141_600];

/** What came in during the last half year at a studio that does not exist. */
export const sampleRevenue = (moment: Date): Revenue => ({
  months: lastMonths(moment.toISOString().slice(0, 10), received.length).map((month, at) => {
    const amount = received[at] ?? 0;
    return { month, amount, words: moneyText(amount, currency) };
  }),
  owed: sampleTotals(moment),
});
