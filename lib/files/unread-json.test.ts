import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const places = ['app', 'demos', 'engines', 'features', 'kit', 'lib', 'server', 'ui'];

// The types make the answer unknown; an assertion would take it for something without having looked.
const asserted = /\.json\(\)[^;{}]*(?:\{\}[^;{}]*)?\bas\b/;

it('takes no JSON for something that a check or schema has not read', () => {
  const files = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\//.test(name))
      .map((name) => join(place, name)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((name) => asserted.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
