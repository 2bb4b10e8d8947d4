import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '../queries.server.ts';
import { lineSchema } from '../schema.ts';
import { lineNet, sumsOf } from '../sums.ts';
import { inTestWorld } from '../testing/world.server.ts';
import { type Printed, printDocument } from './document.server.ts';
import { facePaths } from './face-paths.server.ts';
import { readFaces } from './faces.server.ts';
import { Paper } from './paper.server.ts';
import { print } from './print.server.ts';

inTestWorld({}, { printing: true });
const rates = { standard: 1900, reduced: 700 };
const seller = {
  name: 'Akra Studio (sample company)',
  street: 'Sample street 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  register: '',
  vatId: '',
  taxNumber: '',
  email: 'hello@akra.example',
  phone: '',
  accountHolder: 'Akra Studio (sample company)',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Sample bank',
};
const buyer = {
  kind: 'business' as const,
  name: 'Żółć Œuvre İşçi Würstchen & Söhne Internationale Großhandelsgesellschaft mbH',
  attention: '',
  street: 'Donaudampfschifffahrtsgesellschaftsstraße 144',
  postalCode: '20095',
  city: 'Hamburg',
  region: '',
  country: 'DE',
  vatId: '',
};

function invoiceOf(wishes: object[], more: Partial<Invoice> = {}): { row: Invoice; lines: Printed['lines'] } {
  const lines = wishes.map((wish) => lineSchema.parse(wish));
  const { discount: discountAmount, ...sums } = sumsOf(lines, { discount: 0, rates });
  const made = new Date('2026-11-16T09:00:00Z');
  const row: Invoice = {
    credited: 0,
    id: '0190b0b0-0000-7000-8000-000000000001',
    kind: 'invoice',
    number: 'INV-2026-0007',
    version: 1,
    state: 'issued',
    userId: null,
    companyId: null,
    email: '',
    emailKey: '',
    lockedAt: null,
    seller,
    buyer,
    title: 'Route planning for five vans',
    note: '',
    currency: 'EUR',
    discount: 0,
    treatment: 'domestic',
    taxNote: '',
    ...sums,
    discountAmount,
    delivered: '',
    suppliedFrom: '2026-11-02',
    suppliedTo: '2026-11-13',
    advance: false,
    part: 1,
    parts: 1,
    issuedOn: '2026-11-16',
    dueOn: '2026-11-30',
    quoteId: null,
    correctsId: null,
    reason: '',
    pdfHash: null,
    reminders: 0,
    remindedAt: null,
    createdBy: '',
    createdAt: made,
    changedAt: made,
    ...more,
  };
  return { row, lines: lines.map((line, place) => ({ ...line, position: place + 1, net: lineNet(line) })) };
}

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  const write = Paper.prototype.write;
  vi.spyOn(Paper.prototype, 'write').mockImplementation(function (this: Paper, ...given) {
    written.push(given[0]);
    write.apply(this, given);
  });
});
afterEach(() => vi.restoreAllMocks());

const printHere = async (printed: Printed) => printDocument(printed, await readFaces(facePaths()));
const count = (file: Buffer, sign: string): number => file.toString('latin1').split(sign).length - 1;
const sheets = (file: Buffer): number => count(file, '/Type /Page\n');

describe('a printed invoice', () => {
  it('says who, what and how much, and is the same file each time', async () => {
    const invoice = invoiceOf([
      { description: 'Engineering', quantity: 10_000, unit: 'hours', unitPrice: 100_00 },
    ]);
    const file = await printHere({ kind: 'invoice', ...invoice });
    expect(written).toEqual(
      expect.arrayContaining([
        'Invoice',
        '10 hours',
        '1,000.00',
        'VAT 19% on 1,000.00',
        '190.00',
        'EUR 1,190.00',
      ]),
    );
    expect(written.join('\n')).toContain('IBAN DE89 3704 0044 0532 0130 00');
    expect(sheets(file)).toBe(1);
    expect(file.equals(await printHere({ kind: 'invoice', ...invoice }))).toBe(true);
  });

  it('is the same file when it is printed in the thread, and nothing is written in this one', async () => {
    const printed: Printed = {
      kind: 'invoice',
      ...invoiceOf([{ description: 'Ŵork', quantity: 1000, unitPrice: 1 }]),
    };
    const [file, again] = await Promise.all([print(printed), print(printed)]);
    expect(written).toEqual([]);
    expect(again.equals(file)).toBe(true);
    expect(file.equals(await printHere(printed))).toBe(true);
  });

  it('can be searched: every face in it says which letters its signs are', async () => {
    const file = await printHere({
      kind: 'invoice',
      ...invoiceOf([{ description: 'Ŵork', quantity: 1000, unitPrice: 1 }]),
    });
    expect(count(file, '/Subtype /Type0')).toBeGreaterThan(3);
    expect(count(file, '/ToUnicode')).toBe(count(file, '/Subtype /Type0'));
    expect(count(file, '/FontFile2')).toBe(count(file, '/Subtype /Type0'));
  });

  it('goes on over sheets with the head of the table on each, and loses no line', async () => {
    const many = Array.from({ length: 120 }, (_, n) => ({
      description: n % 3 === 0 ? `Line ${n + 1} ${'that goes on '.repeat(12)}` : `Line ${n + 1}`,
      quantity: 1000,
      unitPrice: 100 + n,
    }));
    const file = await printHere({ kind: 'invoice', ...invoiceOf(many) });
    expect(sheets(file)).toBeGreaterThan(3);
    const heads = written.filter((text) => text === 'Amount in EUR').length;
    expect([sheets(file), sheets(file) - 1]).toContain(heads);
    for (let n = 1; n <= 120; n += 1)
      expect(written.some((text) => text === `Line ${n}` || text.startsWith(`Line ${n} `))).toBe(true);
    expect(written.filter((text) => /^INV-2026-0007 {2}\d+ \/ \d+$/.test(text))).toHaveLength(sheets(file));
  });

  it('cuts a word that is wider than its column instead of running over the next', async () => {
    await printHere({
      kind: 'invoice',
      ...invoiceOf([{ description: 'W'.repeat(280), quantity: 1000, unitPrice: 1 }]),
    });
    const parts = written.filter((text) => /^W+$/.test(text));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('')).toBe('W'.repeat(280));
  });

  it('shows no bank details where none are set up, and says so', async () => {
    const { row, lines } = invoiceOf([{ description: 'Work', quantity: 1000, unitPrice: 1 }], {
      seller: { ...seller, iban: '', bic: '', bank: '' },
    });
    await printHere({ kind: 'invoice', row, lines });
    const all = written.join('\n');
    expect(all).toContain('bank details are not set up');
    expect(all).not.toContain('IBAN');
  });

  it('writes amounts with the digits of their currency', async () => {
    const yen = invoiceOf([{ description: 'Work', quantity: 1000, unitPrice: 1_234_567 }], {
      currency: 'JPY',
    });
    await printHere({ kind: 'invoice', ...yen });
    expect(written).toContain('1,234,567');
    const dinar = invoiceOf([{ description: 'Work', quantity: 1000, unitPrice: 1_234_567 }], {
      currency: 'KWD',
    });
    await printHere({ kind: 'invoice', ...dinar });
    expect(written).toContain('1,234.567');
  });
});
