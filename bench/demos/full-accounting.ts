import { accounting } from '#demos/accounting/application.ts';
import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { again, copies } from './copies.ts';
import { goToPlace, openEach, press, screenLink, typeAndErase } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const lines = 5000;

/** The sample's months many times over, with their lines, papers and entries. */
function manyLines(): string {
  const day = today();
  const sample = accounting.seed(day);
  const share = lines / sample.lines.length;
  const more = <Row>(rows: readonly Row[], make: (row: Row, turn: number) => Row) =>
    copies(rows, Math.floor(rows.length * Math.floor(share)), make);
  const entries = sample.entries.length;
  const lists = {
    ...sample,
    lines: copies(sample.lines, lines, (line, turn) => ({
      ...line,
      id: again(line.id, turn),
      // Only the first morning waits for the bookkeeper.
      entry: line.entry && turn < Math.floor(share) ? again(line.entry, turn) : turn === 0 ? null : 'e1',
    })),
    entries: more(sample.entries, (entry, turn) => ({
      ...entry,
      id: again(entry.id, turn),
      number: entry.number + turn * entries,
      lines: entry.lines.map((line) => ({
        ...line,
        ...(line.item ? { item: again(line.item, turn) } : {}),
      })),
    })),
    invoices: more(sample.invoices, (invoice, turn) => ({
      ...invoice,
      id: again(invoice.id, turn),
      number: again(invoice.number, turn),
      entry: again(invoice.entry, turn),
    })),
    bills: more(sample.bills, (bill, turn) => ({
      ...bill,
      id: again(bill.id, turn),
      number: again(bill.number, turn),
      entry: again(bill.entry, turn),
    })),
    periods: [],
  };
  return fileOf(accounting, day, rowsFrom(lists));
}

/** The books of a workshop with 5,000 bank lines. */
export const fullAccounting: FullApplication = {
  id: 'accounting',
  path: '/accounting',
  kept: { 'demo:looked-around': 'yes', 'demo:accounting-role': 'bookkeeper' },
  size: '5,000 bank lines',
  file: manyLines,
  interactions: [
    {
      id: 'lines',
      name: 'bank, the next line by the arrow key',
      async act(page, once) {
        await goToPlace(page, '');
        for (let at = 0; at < 12; at += 1) await once(() => page.keyboard.press('ArrowDown'));
      },
    },
    {
      id: 'post',
      name: 'bank, a line posted',
      async act(page, once) {
        await goToPlace(page, '');
        for (let at = 0; at < 6; at += 1) await once(() => page.keyboard.press('p'));
      },
    },
    {
      id: 'filter',
      name: 'invoices: open, late, all',
      async act(page, once) {
        await goToPlace(page, 'invoices');
        for (const name of ['Late', 'All', 'Open', 'All', 'Late', 'Open'])
          await press(
            page,
            once,
            page.locator('[data-application]').getByText(name, { exact: true }).first(),
          );
      },
    },
    {
      id: 'find',
      name: 'search of everything, each key',
      async act(page, once) {
        await goToPlace(page, 'invoices');
        await page.getByRole('button', { name: 'Search invoices, bills and entries' }).click();
        await page.getByRole('searchbox', { name: 'Search invoices, bills and entries' }).focus();
        await typeAndErase(page, once, 'cafe 2026');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'open',
      name: 'an invoice opened, and back',
      async act(page, once) {
        await goToPlace(page, 'invoices');
        await openEach(page, once, page.locator('tbody a[href*="invoices/"]'), 6);
      },
    },
    {
      id: 'screens',
      name: 'another screen: invoices, bills, books, reports, bank',
      async act(page, once) {
        for (const name of ['Invoices', 'Bills', 'Books', 'Reports', 'Bank'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
