import { expect, it } from 'vitest';
import { z } from 'zod';
import { listFields, searchPatterns } from './list-query.ts';

const read = (query: string) => z.object(listFields).parse(Object.fromEntries(new URLSearchParams(query)));

it('takes words and a page from an address, and leaves out what makes no sense', () => {
  expect(read('')).toEqual({ q: '', page: 1 });
  expect(read('q=+milk++rounds+&page=3')).toEqual({ q: 'milk rounds', page: 3 });
  expect(read('page=-1')).toEqual({ q: '', page: 1 });
  expect(read('page=two')).toEqual({ q: '', page: 1 });
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

it('takes what people type as it is, also where a pattern would mean more by it', () => {
  expect(searchPatterns('')).toEqual([]);
  expect(searchPatterns('milk 100% a_b')).toEqual(['%milk%', '%100\\%%', '%a\\_b%']);
});
