import { describe, expect, it } from 'vitest';
import { csvLine } from '#lib/files/csv.ts';
import {
  type Accounts,
  type BookedPaper,
  bookingColumns,
  bookingOfPayment,
  bookingsOf,
  bookingsOfPaper,
} from './bookings.ts';

const buyer = { name: 'Example Works GmbH', country: 'DE', vatId: '' };
const paper: BookedPaper = {
  kind: 'invoice',
  number: 'INV-2026-0001',
  issuedOn: '2026-11-16',
  dueOn: '2026-11-30',
  suppliedFrom: '2026-11-02',
  suppliedTo: '2026-11-13',
  title: 'Route planning',
  buyer,
  treatment: 'domestic',
  taxes: [
    { rate: 1900, base: 100_00, tax: 19_00 },
    { rate: 700, base: 50_00, tax: 3_50 },
  ],
  currency: 'EUR',
  corrects: null,
};
const payment = {
  number: 'INV-2026-0001',
  buyer,
  method: 'bank' as const,
  amount: 172_50,
  currency: 'EUR',
  reference: 'SEPA 1',
  receivedOn: '2026-11-16',
};

const accounts: Accounts = {
  debtor: '10000',
  standard: '8400',
  reduced: '8300',
  euPrivate: '8401',
  reverseCharge: '8336',
  outside: '8338',
  bank: '1200',
  card: '1360',
  reducedRate: 700,
};

describe('bookings', () => {
  it('name the accounts of the settings: revenue by its tax, money by the way it came', () => {
    const contra = (more: Partial<BookedPaper>) =>
      bookingsOfPaper({ ...paper, ...more }, accounts).map(({ account, contra_account }) => [
        account,
        contra_account,
      ]);
    const untaxed = [{ rate: 0, base: 100_00, tax: 0 }];
    expect(contra({})).toEqual([
      ['10000', '8400'],
      ['10000', '8300'],
    ]);
    expect(contra({ treatment: 'reverse-charge', taxes: untaxed })).toEqual([['10000', '8336']]);
    expect(contra({ treatment: 'outside', taxes: untaxed })).toEqual([['10000', '8338']]);
    expect(contra({ treatment: 'eu-private' })[0]).toEqual(['10000', '8401']);
    expect(bookingOfPayment(payment, accounts).contra_account).toBe('1200');
    expect(bookingOfPayment({ ...payment, method: 'card' }, accounts).contra_account).toBe('1360');
  });

  it('split a document by its rates, and their amounts add up to it', () => {
    const rows = bookingsOfPaper(paper, accounts);
    expect(rows.map(({ rate, net, tax, gross, side }) => [rate, net, tax, gross, side])).toEqual([
      ['19%', '100.00', '19.00', '119.00', 'S'],
      ['7%', '50.00', '3.50', '53.50', 'S'],
    ]);
  });

  it('have no amount below zero: the side says which way it goes', () => {
    const credit = bookingsOfPaper({ ...paper, kind: 'credit', corrects: 'INV-2026-0001' }, accounts);
    expect(credit.map(({ side, reference }) => [side, reference])).toEqual([
      ['H', 'INV-2026-0001'],
      ['H', 'INV-2026-0001'],
    ]);
    expect(bookingOfPayment(payment, accounts)).toMatchObject({
      type: 'payment',
      gross: '172.50',
      side: 'H',
    });
    expect(bookingOfPayment({ ...payment, amount: -20_00 }, accounts)).toMatchObject({
      type: 'refund',
      gross: '20.00',
      side: 'S',
    });
  });

  it('say when the work was done, which the tax goes by; money in advance has no such day', () => {
    const supplied = (more: Partial<BookedPaper>) =>
      bookingsOfPaper({ ...paper, ...more }, accounts)[0]?.supplied;
    expect(supplied({})).toBe('2026-11-13');
    expect(supplied({ suppliedTo: null })).toBe('2026-11-02');
    expect(supplied({ suppliedFrom: null, suppliedTo: null })).toBe('');
  });

  it('stand by their days, a document before the money of the same day', () => {
    const earlier = { ...payment, receivedOn: '2026-11-10' };
    expect(bookingsOf([paper], [payment, earlier], accounts).map(({ type }) => type)).toEqual([
      'payment',
      'invoice',
      'invoice',
      'payment',
    ]);
  });

  it('are harmless in a spreadsheet, and fill every column that is explained', () => {
    const [row] = bookingsOfPaper({ ...paper, buyer: { ...buyer, name: '=HYPERLINK("x")' } }, accounts);
    expect(Object.keys(row ?? {})).toEqual(Object.keys(bookingColumns));
    expect(csvLine([row?.buyer])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
  });

  it('know a currency without cents', () => {
    const [row] = bookingsOfPaper(
      { ...paper, currency: 'JPY', taxes: [{ rate: 0, base: 5000, tax: 0 }] },
      accounts,
    );
    expect(row?.gross).toBe('5000');
  });
});
