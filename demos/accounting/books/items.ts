import type { OpenItem } from '#engines/bank/match/open-item.ts';
import { openItems } from '#engines/ledger/reports.ts';
import type { Rows } from '../records.ts';
import { fixed } from './chart.ts';
import { billGross } from './entry-lines.ts';

const sides = [fixed.customers, fixed.suppliers];

/** What is open of every invoice and bill, from the entries alone. */
export const openOf = ({ entries }: Pick<Rows, 'entries'>, to?: string): Map<string, number> =>
  openItems(entries.values(), sides, to);

/** Every invoice, credit note and bill, as the matching of bank lines sees them. */
export function itemsIn(rows: Pick<Rows, 'entries' | 'invoices' | 'bills'>): OpenItem[] {
  const open = openOf(rows);
  const items: OpenItem[] = [];
  for (const { id, number, name, account, day, net, tax } of rows.invoices.values())
    items.push({ id, number, name, account, day, open: open.get(id) ?? 0, total: net + tax });
  for (const bill of rows.bills.values()) {
    const { id, number, name, account, day } = bill;
    items.push({ id, number, name, account, day, open: open.get(id) ?? 0, total: -billGross(bill) });
  }
  return items;
}
