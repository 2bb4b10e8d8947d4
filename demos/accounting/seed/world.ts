import type { Line } from '#engines/ledger/entry.ts';
import { taxOn } from '#engines/ledger/vat-rules.ts';
import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import { fixed } from '../books/chart.ts';
import { billEntryLines, directLines, invoiceEntryLines } from '../books/entry-lines.ts';
import { invoiceSums } from '../books/invoice-sums.ts';
import type { Bill, BookedLine, Invoice, InvoiceLine, StoredEntry } from '../records.ts';
import type { SeedCustomer, SeedSupplier } from './people.ts';

/** Where the sample company's papers are collected while its months pass. */
export function createWorld() {
  const random = createRandom(41);
  const entries: StoredEntry[] = [];
  const lines: BookedLine[] = [];
  const invoices: Invoice[] = [];
  const bills: Bill[] = [];
  const counts = new Map<string, number>();
  const count = (what: string) => {
    const next = (counts.get(what) ?? 0) + 1;
    counts.set(what, next);
    return next;
  };

  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));

  function post(day: string, text: string, posted: readonly Line[]): string {
    const number = entries.length + 1;
    entries.push({ id: `e${number}`, number, day, text, lines: [...posted] });
    return `e${number}`;
  }

  function invoice(
    customer: SeedCustomer,
    day: string,
    given: readonly InvoiceLine[],
    corrects: Invoice | null = null,
  ): Invoice {
    const sums = invoiceSums(given, day);
    const year = day.slice(0, 4);
    const number = `${corrects ? 'CN-' : ''}${year}-${String(count(`invoice ${year}`)).padStart(4, '0')}`;
    const id = `i${invoices.length + 1}`;
    const made: Invoice = {
      id,
      number,
      corrects: corrects?.id ?? null,
      name: customer.name,
      address: customer.address,
      vatId: customer.vatId,
      account: customer.account,
      day,
      due: daysLater(day, 14),
      lines: [...given],
      net: sums.net,
      tax: sums.tax,
      entry: post(
        day,
        `${corrects ? 'Credit note' : 'Invoice'} ${number}, ${customer.name}`,
        invoiceEntryLines(id, sums),
      ),
      sent: day,
    };
    invoices.push(made);
    return made;
  }

  function bill(supplier: SeedSupplier, day: string, net: number, approved: string): Bill {
    const { treatment, expense, name, account, prefix, text } = supplier;
    const tax = taxOn(net, treatment, day);
    const id = `b${bills.length + 1}`;
    const number = `${prefix}${between(10_000, 98_999)}`;
    const made: Bill = {
      id,
      number,
      name,
      account,
      day,
      due: daysLater(day, 14),
      text,
      expense,
      treatment,
      net,
      tax,
      entry: post(day, `Bill ${number}, ${name}`, billEntryLines(id, { expense, net, tax, treatment })),
      approved,
    };
    bills.push(made);
    return made;
  }

  /** A line of the bank that waits for somebody. */
  function waits(day: string, cents: number, name: string, text: string, account = ''): void {
    const number = lines.length + 1;
    lines.push({
      id: `l${number}`,
      day,
      cents,
      name,
      account,
      text,
      bankRef: `B${40_000 + number}`,
      entry: null,
    });
  }

  /** A line of the bank that was posted when it came. */
  function done(
    day: string,
    cents: number,
    name: string,
    text: string,
    account: string,
    other: readonly Line[],
  ): void {
    waits(day, cents, name, text, account);
    const last = lines[lines.length - 1];
    const entry = post(day, `${name || 'Bank'}: ${text}`, [{ account: fixed.bank, cents }, ...other]);
    if (last) lines[lines.length - 1] = { ...last, entry };
  }

  const direct = directLines;
  return { random, between, post, invoice, bill, waits, done, direct, entries, lines, invoices, bills };
}

export type World = ReturnType<typeof createWorld>;
