import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainQuery, printTableQuery, readTableQuery, type TableQuery, tableHref } from './table-query.ts';

const filterNames = ['state', 'made-from', 'made-to'];
const words = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcäß&=%,+?#.') }), {
    maxLength: 3,
  })
  .map((list) => list.join(' '));
const values = fc.uniqueArray(words.filter(Boolean), { minLength: 1, maxLength: 4 });
const column = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
const queries: fc.Arbitrary<TableQuery> = fc.record({
  q: words,
  sort: fc.oneof(
    fc.constant(''),
    column,
    column.map((name) => `-${name}`),
  ),
  page: fc.integer({ min: 1, max: 5000 }),
  cols: fc.uniqueArray(column, { maxLength: 6 }),
  filters: fc.dictionary(fc.constantFrom(...filterNames), values, { noNullPrototype: true }),
});

describe('the address of a staff list', () => {
  it('says every query so that it is read back the same', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readTableQuery(new URLSearchParams(printTableQuery(query)), filterNames)).toEqual(query);
      }),
    );
  });

  it('is read without complaint, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'sort', 'page', 'cols', 'state', 'x'), fc.string()),
        (said) => {
          const query = readTableQuery(new URLSearchParams(said), filterNames);
          expect(readTableQuery(new URLSearchParams(printTableQuery(query)), filterNames)).toEqual(query);
        },
      ),
    );
    expect(readTableQuery(new URLSearchParams('page=-4&sort=drop table&cols=,,1a&x=1'), filterNames)).toEqual(
      plainQuery,
    );
  });

  it('begins at the first page when something else is asked for', () => {
    const query = { ...plainQuery, q: 'ann', page: 7 };
    expect(tableHref('/list', query, { sort: '-name' })).toBe('/list?q=ann&sort=-name');
    expect(tableHref('/list', query, { page: 8 })).toBe('/list?q=ann&page=8');
    expect(tableHref('/list', query, { q: '' })).toBe('/list');
  });
});
