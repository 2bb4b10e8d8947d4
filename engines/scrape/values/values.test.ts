import { describe, expect, it } from 'vitest';
import { readDate } from './date.ts';
import { kindOf, readYesNo } from './kind.ts';
import { readMoney } from './money.ts';
import { readNumber } from './number.ts';
import { guessKind, readerOf } from './read.ts';

describe('readNumber', () => {
  it.each([
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    ["1'234.56", 1234.56],
    ['12,34,567.8', 1234567.8],
    ['1.234.567', 1234567],
    ['−7', -7],
    ['0,5', 0.5],
    ['1,234', 1234],
    ['1.234', 1.234],
  ])('reads %s', (text, number) => expect(readNumber(text)).toBe(number));

  it.each(['030 123 456', '12.03.2026', '1,23,4', 'four', '', '12 apples'])('takes %j for none', (text) =>
    expect(readNumber(text)).toBeNull(),
  );

  it('reads a doubtful one as its column does', () => {
    const read = readerOf('number', ['1.234', '12,5', '3']);
    expect(['1.234', '12,5', '3'].map(read)).toEqual([1234, 12.5, 3]);
  });
});

describe('readMoney', () => {
  it.each([
    ['€1,299.00', 1299, 'EUR'],
    ['1.299,00 €', 1299, 'EUR'],
    ['US$ 5', 5, 'USD'],
    ['CHF 1’200.50', 1200.5, 'CHF'],
    ['-£3.20', -3.2, 'GBP'],
    ['12,- €', 12, 'EUR'],
    ['249 kr', 249, 'kr'],
  ])('reads %s', (text, amount, currency) => expect(readMoney(text)).toEqual({ amount, currency }));

  it.each(['12', '12 apples', '€', '5 EUR or 6 USD'])('takes %j for none', (text) =>
    expect(readMoney(text)).toBeNull(),
  );
});

describe('readDate', () => {
  it.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-03-12T09:30:00Z', '2026-03-12T09:30Z'],
    ['12 March 2026', '2026-03-12'],
    ['Thu, Mar 12th, 2026 at 9:30 pm', '2026-03-12T21:30'],
    ['12. März 2026', '2026-03-12'],
    ['12 de marzo de 2026', '2026-03-12'],
    ['12.03.2026', '2026-03-12'],
    ['03/25/2026', '2026-03-25'],
  ])('reads %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each(['31 February 2026', '2026', 'yesterday', '99/99/2026', '12 apples 2026'])(
    'takes %j for none',
    (text) => expect(readDate(text)).toBeNull(),
  );

  it('reads day and month in the order that its column shows', () => {
    expect(readerOf('date', ['03/04/2026', '03/25/2026'])('03/04/2026')).toBe('2026-03-04');
    expect(readerOf('date', ['03/04/2026', '25/03/2026'])('03/04/2026')).toBe('2026-04-03');
  });
});

describe('guessKind', () => {
  it.each([
    [['1', '2,5', '', '30'], 'number'],
    [['€ 5', 'from € 6', '€ 7', '€ 8', '€ 9'], 'money'],
    [['yes', 'no', 'yes'], 'yes-no'],
    [['3 May 2026', '2026-05-04'], 'date'],
    [['1', 'two', 'three'], 'text'],
    [[], 'text'],
  ] as const)('takes %j for %s', (texts, kind) => expect(guessKind(texts)).toBe(kind));

  it('knows yes and no in several languages', () => {
    expect(['✓', 'Nein', 'maybe'].map(readYesNo)).toEqual([true, false, null]);
    expect(kindOf('ja')).toBe('yes-no');
  });
});
