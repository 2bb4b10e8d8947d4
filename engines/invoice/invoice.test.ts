import { describe, expect, it } from 'vitest';
import { amountsIn, numberFrom } from './amounts.ts';
import { daysIn } from './days.ts';
import { readInvoice, sumsAgree } from './read-invoice.ts';

const values = (text: string) =>
  Object.fromEntries(Object.entries(readInvoice(text)).map(([key, read]) => [key, read?.value ?? null]));

describe('an invoice', () => {
  it('is read with British labels, and its terms give the day it is due', () => {
    const text = `Harbour Prints Ltd
INVOICE 2026-014
Date: 2 March 2026     Payment due in 14 days
Bill to:
Mill Lane Bakery
Subtotal 1,100.00
VAT 20% 220.00
Total GBP £1,320.00`;
    expect(values(text)).toEqual({
      number: '2026-014',
      date: '2026-03-02',
      due: '2026-03-16',
      seller: 'Harbour Prints Ltd',
      buyer: 'Mill Lane Bakery',
      currency: 'GBP',
      net: 1100,
      tax: 220,
      total: 1320,
    });
    expect(sumsAgree(readInvoice(text))).toBe(true);
  });

  it('is read with German labels and decimal commas', () => {
    const text = `Rechnung
Muster Werkzeuge GmbH, Hauptstr. 4, 80331 München
Kunde: Schreinerei Abel
Rechnungsnr.: RE-2026/118      Rechnungsdatum: 03.04.2026
Zwischensumme 1.025,00 EUR
MwSt 19% 194,75 EUR
Gesamtbetrag 1.219,75 EUR
Zahlbar bis 17.04.2026`;
    expect(values(text)).toMatchObject({
      number: 'RE-2026/118',
      due: '2026-04-17',
      net: 1025,
      total: 1219.75,
    });
  });

  it('has the month first where it is American, and labels may stand above values', () => {
    const text = `INVOICE
Acme Widgets Inc.
100 Main St, Springfield, IL 62701
Invoice # Date Due Date
A-1009 03/14/2026 04/13/2026
Bill To: Blue River LLC
Subtotal $450.00
Sales Tax (8.25%) $37.13
Total $487.13`;
    expect(values(text)).toMatchObject({
      number: 'A-1009',
      date: '2026-03-14',
      due: '2026-04-13',
      tax: 37.13,
    });
  });

  it('takes the total before a payment that was made', () => {
    const text = 'Invoice 100\nNet 80.00\nVAT 16.00\nTotal 96.00\nPaid 96.00\nBalance due 0.00';
    expect(values(text)).toMatchObject({ net: 80, tax: 16, total: 96 });
  });

  it('is not seen in a delivery note', () => {
    expect(
      Object.values(values('Delivery note\nNorth Wind Ltd\nNo 118\n3 boxes')).every(
        (value) => value === null,
      ),
    ).toBe(true);
  });
});

it.each([
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1’234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1.000', 1000],
  ['12,5', 12.5],
])('reads %s', (written, value) => expect(numberFrom(written)).toBe(value));

it('leaves percentages out, and keeps the sign', () => {
  expect(amountsIn('VAT 20% on -£1,100.00').map(({ value }) => value)).toEqual([-1100]);
});

it('reads days in several languages, and none that do not exist', () => {
  expect(daysIn('le 3 février 2026 and 31.02.2026 and 1. März 2026').map(({ on }) => on)).toEqual([
    '2026-02-03',
    '2026-03-01',
  ]);
});

it('reads columns that came out of a scan one below the other, and a day without a year', () => {
  const text =
    'Acme Ltd\nINVOICE\nNo. A-4471\nDate: 20 December 2026\nDue by 15 January\nNet\nVAT 20%\nTotal\n100.00\n20.00\n120.00';
  expect(values(text)).toMatchObject({ number: 'A-4471', due: '2027-01-15', net: 100, tax: 20, total: 120 });
});

it('finds who, whom and how much by where they stand, when nothing is labelled', () => {
  const text = `Muster Dach GmbH · Hauptstr. 4 · 80331 München

Frau
Ina Abel
Lindenweg 2
80333 München
                              München, den 3. April 2026
Rechnung
Nr. 118
Für das neue Dach berechnen wir 1.000,00 EUR. Mit 19 % MwSt. 190,00 EUR sind das 1.190,00 EUR.`;
  expect(values(text)).toMatchObject({
    number: '118',
    date: '2026-04-03',
    seller: 'Muster Dach GmbH',
    buyer: 'Ina Abel',
    net: 1000,
    tax: 190,
    total: 1190,
  });
});

it('reads what stands in columns below its labels', () => {
  const text = `TAX INVOICE
Invoice number     Invoice date     Due date
CW-7               05 Jan 2026      04 Feb 2026
Supplier           Customer
Cold Room Ltd      The Anchor Inn
Net 100.00
VAT 20.00
Total 120.00`;
  expect(values(text)).toMatchObject({
    number: 'CW-7',
    date: '2026-01-05',
    due: '2026-02-04',
    seller: 'Cold Room Ltd',
    buyer: 'The Anchor Inn',
  });
});

it('adds up what was taxed at several rates, and takes a tax that the total includes out of it', () => {
  const rates = 'Receipt 48\nTill 2\nTotal £46.97\nVAT A 20% Net 35.64 VAT 7.13\nVAT Z 0% Net 4.20 VAT 0.00';
  expect(values(rates)).toMatchObject({ net: 39.84, tax: 7.13, total: 46.97, due: null });
  const within =
    'Tax invoice 5\nItem 1,980.00\nItem 990.00\nTotal AUD (incl. GST) 2,970.00\nIncludes GST of 270.00';
  expect(values(within)).toMatchObject({ net: 2700, tax: 270, total: 2970, currency: 'AUD' });
});

it('mends letters among digits, and knows whose dollars are meant', () => {
  const text = 'Invoice 17\nABN 00 000 000 000\nDate l5 April 2O26\nTotal $120.00';
  expect(values(text)).toMatchObject({ date: '2026-04-15', currency: 'AUD', total: 120 });
});

it('is not seen in a statement of account that lists invoices', () => {
  const text =
    'Statement of account\nWren Feeds Ltd\n03 Sep  Invoice 11820  412.00\nBalance outstanding 412.00';
  expect(Object.values(values(text)).every((value) => value === null)).toBe(true);
});

it('reads Italian, Portuguese, Polish and Swedish labels', () => {
  expect(
    values(
      'Fattura n. 57\nData: 29/09/2025\nImponibile 930,00\nIVA 10% 93,00\nTotale documento EUR 1.023,00\nScadenza: 29/10/2025',
    ),
  ).toMatchObject({ number: '57', due: '2025-10-29', total: 1023 });
  expect(
    values(
      'Faktura\nFakturadatum 2025-05-23\nFörfallodatum 2025-06-22\nSumma exkl. moms 400,00\nMoms 25 % 100,00\nAtt betala SEK 500,00',
    ),
  ).toMatchObject({ date: '2025-05-23', due: '2025-06-22', net: 400, tax: 100, currency: 'SEK' });
});
