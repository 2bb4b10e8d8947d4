import { describe, expect, it } from 'vitest';
import { csvLine } from '#lib/csv.ts';
import {
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

describe('bookings', () => {
  it('split a document by its rates, and their amounts add up to it', () => {
    const rows = bookingsOfPaper(paper);
    expect(rows.map(({ rate, net, tax, gross, side }) => [rate, net, tax, gross, side])).toEqual([
      ['19%', '100.00', '19.00', '119.00', 'S'],
      ['7%', '50.00', '3.50', '53.50', 'S'],
    ]);
  });

  it('have no amount below zero: the side says which way it goes', () => {
    const credit = bookingsOfPaper({ ...paper, kind: 'credit', corrects: 'INV-2026-0001' });
    expect(credit.map(({ side, reference }) => [side, reference])).toEqual([
      ['H', 'INV-2026-0001'],
      ['H', 'INV-2026-0001'],
    ]);
    expect(bookingOfPayment(payment)).toMatchObject({ type: 'payment', gross: '172.50', side: 'H' });
    expect(bookingOfPayment({ ...payment, amount: -20_00 })).toMatchObject({
      type: 'refund',
      gross: '20.00',
      side: 'S',
    });
  });

  it('stand by their days, a document before the money of the same day', () => {
    const earlier = { ...payment, receivedOn: '2026-11-10' };
    expect(bookingsOf([paper], [payment, earlier]).map(({ type }) => type)).toEqual([
      'payment',
      'invoice',
      'invoice',
      'payment',
    ]);
  });

  it('are harmless in a spreadsheet, and fill every column that is explained', () => {
    const [row] = bookingsOfPaper({ ...paper, buyer: { ...buyer, name: '=HYPERLINK("x")' } });
    expect(Object.keys(row ?? {})).toEqual(Object.keys(bookingColumns));
    expect(csvLine([row?.buyer])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
  });

  it('know a currency without cents', () => {
    const [row] = bookingsOfPaper({ ...paper, currency: 'JPY', taxes: [{ rate: 0, base: 5000, tax: 0 }] });
    expect(row?.gross).toBe('5000');
  });
});
