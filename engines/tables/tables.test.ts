import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../documents/document.ts';
import { askTable } from './ask-table.ts';
import { runQuery } from './run-query.ts';

const sales: Table = {
  name: 'Sales',
  columns: ['Date', 'Region', 'Product', 'Amount', 'Discount'],
  rows: [
    ['2026-01-10', 'North', 'Desk lamp', 120.1, 0],
    ['2026-01-22', 'South', 'Office chair', 480, 20],
    ['2026-02-03', 'North', 'Office chair', 450.2, 30],
    ['2026-02-14', 'North', 'Desk lamp', 110, 5],
    ['2026-03-01', 'South', 'Bookshelf', 300, null],
  ],
};
const prices: Table = {
  name: 'Prices',
  columns: ['Item', 'Price'],
  rows: [
    ['Ticket', 12],
    ['Guide', 8.5],
    ['Poster', 15],
  ],
};

describe('askTable', () => {
  it.each([
    ['What is the total amount in the North?', 'sum of Amount where Region = North', 680.3],
    ['How many rows are there for Desk lamp?', 'number of rows where Product = Desk lamp', 2],
    ['What is the average discount?', 'average of Discount', 13.75],
    ['How much is the amount in February 2026?', 'sum of Amount where Date in 2026-02', 560.2],
    ['How many sales have an amount over 300?', 'number of rows where Amount > 300', 2],
    [
      'What is the lowest amount for the Office chair?',
      'lowest of Amount where Product = Office chair',
      450.2,
    ],
  ])('reads "%s" as "%s"', (question, said, value) => {
    expect(askTable(question, sales)).toMatchObject({ is: 'answered', said, value });
  });

  const trains: Table = {
    name: 'Trains',
    columns: ['Departure', 'To', 'Platform', 'Minutes'],
    rows: [
      ['05:52', 'Harbour', 2, 41],
      ['12:06', 'Thornby', 4, 95],
      ['17:08', 'Thornby', 4, 89],
    ],
  };
  it.each([
    ['Which platform does the 17:08 leave from?', 'Platform where Departure = 17:08', 4],
    ['How long does the 12:06 take?', 'Minutes where Departure = 12:06', 95],
    ['What platform do trains to Thornby use?', 'Platform where To = Thornby', 4],
  ])('looks one cell up for "%s"', (question, said, value) => {
    expect(askTable(question, trains)).toMatchObject({ is: 'answered', said, value });
  });
  it('looks no cell up where the rows say different things', () => {
    const answer = askTable('How long do trains to Thornby take?', trains);
    expect(answer.is === 'answered' && answer.query.calculate).not.toBe('cell');
  });

  it('tells groups apart, months in their order', () => {
    expect(askTable('Total amount by region', sales)).toMatchObject({
      said: 'sum of Amount, by Region',
      groups: [
        { key: 'South', value: 780 },
        { key: 'North', value: 680.3 },
      ],
    });
    expect(askTable('What is the sum of Amount per month?', sales)).toMatchObject({
      said: 'sum of Amount, by Date (month)',
      groups: [
        { key: '2026-01', value: 600.1 },
        { key: '2026-02', value: 560.2 },
        { key: '2026-03', value: 300 },
      ],
    });
  });

  it('finds which one has most', () => {
    expect(askTable('Which region has the highest amount?', sales)).toMatchObject({
      said: 'sum of Amount, by Region, the highest',
      groups: [{ key: 'South' }, { key: 'North' }],
    });
    expect(askTable('Which item has the lowest price?', prices)).toMatchObject({
      said: 'rows with the lowest Price',
      rows: [1],
    });
  });

  it('reads how people ask', () => {
    const costs: Table = {
      name: 'Costs',
      columns: ['Department', 'Amount (€)'],
      rows: [
        ['Sales', 120],
        ['IT', 300],
        ['IT', 1200],
      ],
    };
    expect(askTable('What did we spend in Sales?', costs)).toMatchObject({ value: 120 });
    expect(askTable('What is the biggest amount in IT?', costs)).toMatchObject({
      said: 'highest of Amount (€) where Department = IT',
      value: 1200,
    });
    expect(askTable('Show me everything over 200', costs)).toMatchObject({ rows: [1, 2] });
    expect(askTable('What was the most expensive item?', costs)).toMatchObject({
      said: 'rows with the highest Amount (€)',
      rows: [2],
    });
  });

  it('says plainly when it does not understand', () => {
    expect(askTable('Who is allowed to keep a dog in the flat?', sales)).toMatchObject({ is: 'unclear' });
    expect(askTable('What is the total for the North?', sales)).toEqual({
      is: 'unclear',
      message: 'Which column do you mean: Amount or Discount?',
    });
  });
});

it('loses no row and no amount between the groups and the whole', () => {
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(null)),
    ),
  );
  fc.assert(
    fc.property(rows, (given) => {
      const table: Table = { name: 'T', columns: ['Kind', 'Amount'], rows: given };
      const query = { calculate: 'sum', column: 1, where: [], top: null } as const;
      const whole = runQuery({ ...query, by: null }, table);
      const parts = runQuery({ ...query, by: { column: 0, part: 'value' } }, table);
      expect(parts.groups.reduce((sum, { value }) => sum + value, 0)).toBe(whole.value ?? 0);
      expect(whole.rows).toHaveLength(given.length);
    }),
  );
});
