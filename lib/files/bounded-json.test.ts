import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundedOr } from './bounded-json.ts';

const read = (json: string) => boundedOr(json, 'refused', { values: 5000, depth: 100 });

it('reads whatever JSON holds, as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const json = JSON.stringify(value);
      expect(read(json)).toEqual(JSON.parse(json));
    }),
  );
  expect(read('{"a":')).toBe('refused');
});

it('counts nothing that stands in a text', () => {
  const text = { text: '[{,"\\'.repeat(100_000), after: [1, 2] };
  expect(read(JSON.stringify(text))).toEqual(text);
});

it.each([
  ['numbers', `[${'0,'.repeat(500_000)}0]`],
  ['lists in each other', '['.repeat(500_000) + ']'.repeat(500_000)],
  ['objects in each other', `${'{"a":'.repeat(150_000)}0${'}'.repeat(150_000)}`],
  ['keys', `{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":0`).join()}}`],
  ['a text that hides them', `["${'\\\\'.repeat(1000)}",${'[],'.repeat(300_000)}0]`],
  ['a text that never ends', `["${'\\"'.repeat(400_000)}`],
])('refuses a megabyte of %s without reading it', (_, json) => {
  expect(read(json)).toBe('refused');
});
