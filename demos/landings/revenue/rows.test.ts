import { describe, expect, it } from 'vitest';
import {
  amountOf,
  figuresOf,
  lastMonths,
  monthOf,
  monthText,
  movement,
  payersOf,
  readPaste,
  readRows,
  revenueIn,
  rowsFrom,
  troubleOf,
} from './rows.ts';
import { sample } from './words.ts';

const rows = readRows(sample);

it.each([
  ['4200', 4200],
  ['4,200', 4200],
  ['€4,200.50', 4200.5],
  ['99 EUR', 99],
])('reads the amount %s', (typed, amount) => expect(amountOf(typed)).toBe(amount));
it.each(['', 'a lot', '-5', '4,20', '1e3'])('takes %s for no amount', (typed) =>
  expect(amountOf(typed)).toBeNull(),
);

it.each(['2026-03', '3/2026', 'Mar 2026', 'march 2026', '2026-03-14'])('reads the month %s', (typed) =>
  expect(monthText(monthOf(typed) ?? 0)).toBe('Mar 2026'),
);
it.each(['', 'soon', '2026-13', '2026'])('takes %s for no month', (typed) =>
  expect(monthOf(typed)).toBeNull(),
);

it('says what is wrong beside each field', () => {
  const row = { key: 1, customer: 'A', amount: 'x', from: 'x', until: 'x' };
  expect(Object.keys(troubleOf(row))).toEqual(['amount', 'from', 'until']);
  expect(troubleOf({ ...row, amount: '5', from: '2026-03', until: '2026-01' })).toEqual({
    until: 'That is before Mar 2026, when they began.',
  });
  expect(readRows([row])).toEqual([]);
});

describe('the sample year', () => {
  const months = lastMonths(rows);
  const last = months.at(-1) ?? 0;
  it('ends in November', () => expect(monthText(last)).toBe('Nov 2026'));
  it('adds up the rows that pay', () => {
    expect(revenueIn(rows, last)).toBe(202_350);
    expect(payersOf(rows).reduce((all, { amount }) => all + amount, 0)).toBe(202_350);
  });
  it('splits the month into what came and what left', () => {
    const { before, cameSum, leftSum, now } = movement(rows, last);
    expect(before + cameSum - leftSum).toBe(now);
    expect([cameSum, leftSum]).toEqual([9400, 6900]);
  });
  it('knows who stayed', () => {
    const { kept, customers, largest } = figuresOf(rows);
    expect(kept).toBeCloseTo((150_150 / 165_650) * 100);
    expect(customers).toBe(9);
    expect(largest).toBeCloseTo(20.76, 1);
  });
});

it('has nothing to say of no rows', () => {
  expect(figuresOf([])).toEqual({ now: 0, change: null, kept: null, customers: 0, largest: null });
  expect(lastMonths([])).toEqual([]);
});

describe('pasted lines', () => {
  it('are taken with or without headings, and with any separator', () => {
    const plain = readPaste('Ada;1200;2026-01\nBo;"1,300";2026-02;2026-05');
    expect(plain).toMatchObject({
      rows: [
        { customer: 'Ada', until: '' },
        { amount: '1,300', until: '2026-05' },
      ],
    });
    expect(readPaste('Customer,EUR,From,Until\nAda,1200,2026-01,')).toMatchObject({
      rows: [{ customer: 'Ada' }],
    });
  });
  it('are refused with the line that is wrong', () => {
    expect(readPaste('Ada,1200,2026-01\nBo,lots,2026-02')).toEqual({
      trouble: 'Line 2, Bo: Write the amount in digits, like 4,200.',
    });
    expect(readPaste('')).toMatchObject({ trouble: expect.stringMatching(/no rows/) });
    expect(readPaste('A,1,2026-01\n'.repeat(201))).toMatchObject({
      trouble: expect.stringMatching(/201 rows/),
    });
  });
});

it('reads back what it kept, and nothing else', () => {
  expect(rowsFrom(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  expect(rowsFrom([{ key: 1 }])).toBeNull();
  expect(rowsFrom(null)).toBeNull();
});
