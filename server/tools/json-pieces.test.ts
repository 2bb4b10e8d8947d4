import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const written = (value: unknown) => [...jsonPieces(value)].join('');

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
      const many = { a: Array.from({ length: 150 }, () => value), b: undefined, c: new Date(0) };
      expect(written(many)).toBe(JSON.stringify(many));
    }),
  );
});

it('cuts long texts, and no sign in two', () => {
  const text = `x${'🙂"\\\n\0'.repeat(40_000)}`;
  const pieces = [...jsonPieces({ rows: [[text]] })];
  expect(JSON.parse(pieces.join(''))).toEqual({ rows: [[text]] });
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(400_000);
});
