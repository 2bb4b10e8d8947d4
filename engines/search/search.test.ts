import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './distance.ts';
import { nearest, respelled, type SearchEntry, search, searchLoosely } from './search.ts';

const entry = (path: string, label: string, headings: string[] = []): SearchEntry => ({
  path,
  label,
  title: label,
  kind: 'Page',
  hue: null,
  description: '',
  headings,
});

const entries = [
  entry('/route-optimization', 'Route optimisation', ['It tears rounds up to mend them']),
  entry('/pricing', 'Plans and prices'),
  entry('/book_an_appointment', 'Book a call'),
  entry('/ui/tables', 'Tables'),
  { ...entry('/ui/forms', 'Forms'), also: ['dropdown', 'select', 'picker'] },
];
const found = (query: string) => search(entries, query).map((hit) => hit.entry.path);

/** The distance by its definition, slow and plain. */
function plainDistance(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const rest = Math.min(
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return swapped ? Math.min(rest, plainDistance(a.slice(2), b.slice(2)) + 1) : rest;
}

describe('editDistance', () => {
  it('agrees with the definition', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 12)).toBe(plainDistance(a, b));
      }),
    );
  });

  it('stops at its limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});

describe('search', () => {
  it('finds by the beginning of a word, by a heading and by an address', () => {
    expect(found('rou')).toContain('/route-optimization');
    expect(found('mend rounds')).toEqual(['/route-optimization']);
    expect(found('appointment')).toEqual(['/book_an_appointment']);
  });

  it('finds by another word for it', () => {
    expect(found('dropdown')).toEqual(['/ui/forms']);
  });

  it('forgives a typing error and the other spelling', () => {
    expect(found('optmisation')).toEqual(['/route-optimization']);
    expect(found('optimization')).toEqual(['/route-optimization']);
    expect(found('pirces')).toEqual(['/pricing']);
  });

  it('wants every word to fit, and finds nothing in nothing', () => {
    expect(found('route zebra')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});

describe('searchLoosely', () => {
  const loosely = (query: string) => searchLoosely(entries, query).map((hit) => hit.entry.path);

  it('reads a whole question: small words do not count, and half of the others is enough', () => {
    expect(loosely('what are the prices?')).toEqual(['/pricing']);
    expect(loosely('rout zebra')).toEqual(['/route-optimization']);
    expect(loosely('zebra giraffe route')).toEqual([]);
    expect(loosely('how is it?')).toEqual([]);
  });
});

describe('respelled', () => {
  it('mends what no page knows, and leaves the rest', () => {
    expect(respelled(entries, 'the pirces of a rout')).toBe('the prices of a route');
    expect(respelled(entries, 'tables zebra')).toBe('tables zebra');
  });
});

describe('nearest', () => {
  it('puts the page that was probably meant first', () => {
    expect(nearest(entries, '/route-optimisation')[0]?.path).toBe('/route-optimization');
    expect(nearest(entries, '/price')[0]?.path).toBe('/pricing');
    expect(nearest(entries, '/zzz')).toHaveLength(3);
  });
});
