import { folded } from '#engines/bank/match/words.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { FoundRecord } from '../../app-kit/shell/find-dialog.tsx';
import { accounts } from '../books/chart.ts';
import type { Rows } from '../records.ts';
import { euros, moved } from './money.tsx';

const mostFound = 60;

/** Finds records of every kind by any of their words or by their amount. */
export function findIn(rows: Rows, words: string): FoundRecord[] {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  const found: FoundRecord[] = [];
  const look = (text: string, record: () => FoundRecord) => {
    if (found.length < mostFound && asked.every((word) => folded(text).includes(word))) found.push(record());
  };
  for (const { id, number, name, net, tax, corrects } of rows.invoices.values())
    look(`${number} ${name} ${((net + tax) / 100).toFixed(2)}`, () => ({
      href: hrefTo(['invoices', id]),
      label: `${number}, ${name}`,
      note: `${corrects ? 'Credit note' : 'Invoice'}, ${euros(net + tax)}`,
    }));
  for (const { id, number, name, net, tax } of rows.bills.values())
    look(`${number} ${name} ${((net + tax) / 100).toFixed(2)}`, () => ({
      href: hrefTo(['bills', id]),
      label: `${number}, ${name}`,
      note: `Bill, ${euros(net + tax)}`,
    }));
  for (const { id, name } of accounts)
    look(`${id} ${name}`, () => ({ href: hrefTo(['books', id]), label: `${id} ${name}`, note: 'Account' }));
  for (const { entry, name, text, cents, day } of rows.lines.values())
    look(`${name} ${text} ${(Math.abs(cents) / 100).toFixed(2)}`, () => ({
      href: entry === null ? hrefTo([]) : hrefTo(['books'], { entry }),
      label: `${name || 'The bank'}: ${text}`,
      note: `Bank, ${shortDay(day)}, ${moved(cents)}`,
    }));
  for (const { id, number, text, day } of rows.entries.values())
    look(`${number} ${text}`, () => ({
      href: hrefTo(['books'], { entry: id }),
      label: text,
      note: `Entry ${number}, ${shortDay(day)}`,
    }));
  return found;
}
