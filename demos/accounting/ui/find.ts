import { folded } from '#engines/bank/match/words.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { FoundRecord } from '../../app-kit/shell/find-dialog.tsx';
import { accounts } from '../books/chart.ts';
import { currencyOf } from '../books/currency.ts';
import type { Rows } from '../records.ts';
import { moneyIn, moved } from './money.tsx';

const mostFound = 60;
/** What each record can be found by; made once for each. */
const texts = new WeakMap<object, string>();

/** Finds records of every kind by any of their words or by their amount. */
export function findIn(rows: Rows, words: string): FoundRecord[] {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  const found: FoundRecord[] = [];
  const currency = currencyOf(rows);
  const look = (row: object, text: string, record: () => FoundRecord) => {
    if (found.length >= mostFound) return;
    const known = texts.get(row) ?? folded(text);
    texts.set(row, known);
    if (asked.every((word) => known.includes(word))) found.push(record());
  };
  for (const invoice of rows.invoices.values()) {
    const { id, number, name, net, tax, corrects } = invoice;
    look(invoice, `${number} ${name} ${((net + tax) / 100).toFixed(2)}`, () => ({
      href: hrefTo(['invoices', id]),
      label: `${number}, ${name}`,
      note: `${corrects ? 'Credit note' : 'Invoice'}, ${moneyIn(currency, net + tax)}`,
    }));
  }
  for (const bill of rows.bills.values()) {
    const { id, number, name, net, tax } = bill;
    look(bill, `${number} ${name} ${((net + tax) / 100).toFixed(2)}`, () => ({
      href: hrefTo(['bills', id]),
      label: `${number}, ${name}`,
      note: `Bill, ${moneyIn(currency, net + tax)}`,
    }));
  }
  for (const account of accounts) {
    const label = `${account.id} ${account.name}`;
    look(account, label, () => ({ href: hrefTo(['books', account.id]), label, note: 'Account' }));
  }
  for (const line of rows.lines.values()) {
    const { entry, name, text, cents, day } = line;
    look(line, `${name} ${text} ${(Math.abs(cents) / 100).toFixed(2)}`, () => ({
      href: entry === null ? hrefTo([]) : hrefTo(['books'], { entry }),
      label: `${name || 'The bank'}: ${text}`,
      note: `Bank, ${shortDay(day)}, ${moved(cents)}`,
    }));
  }
  for (const entry of rows.entries.values()) {
    const { id, number, text, day } = entry;
    look(entry, `${number} ${text}`, () => ({
      href: hrefTo(['books'], { entry: id }),
      label: text,
      note: `Entry ${number}, ${shortDay(day)}`,
    }));
  }
  return found;
}
