import { describe, expect, it } from 'vitest';
import { readDocument } from '#engines/documents/read-document.ts';
import { calculated } from './calculate.ts';
import { officeHandbook, priceList } from './examples/handbooks.ts';

const fileOf = async (name: string, text: string) => ({
  id: name,
  document: await readDocument(name, new TextEncoder().encode(text)),
  bytes: null,
  address: null,
});
const prices = await fileOf('prices.csv', priceList);
const handbook = await fileOf('handbook.md', officeHandbook);

describe('a question over a table', () => {
  it('is calculated, and shown as the query it ran', () =>
    expect(calculated('What is the average price of Wood?', [handbook, prices])).toMatchObject({
      file: 'prices.csv',
      query: 'average of Price where Group = Wood',
      value: '30.2',
      count: 4,
    }));

  it('gives its groups', () =>
    expect(calculated('Sum of In stock by Group', [prices])?.groups[0]).toEqual(['Metal', '1,990']));

  it('gives the rows that it lists, to be marked', () => {
    const found = calculated('What does a wall bracket cost?', [prices]);
    expect(found?.rows).toEqual(['Item: Wall bracket; Group: Metal; Unit: pair; Price: 12.4; In stock: 560']);
    expect(found?.marks).toEqual([{ block: 4, start: 0, end: found?.rows[0]?.length }]);
  });
});

it('leaves a question about another file alone', () =>
  expect(calculated('How many days of paid holiday are there?', [handbook, prices])).toBeNull());
