import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const places = ['app', 'ui', 'features', 'demos', 'kit'];

/**
 * Such a rule ends in `*`, and browsers keep one list of what any `:has()` may change: with it, a script added to the
 * head or a font that arrives has the styles of the whole page worked out again.
 */
const costly = /\b(?:group|peer)(?:-not)?-has-|has-(?:[a-z-]+|\[[^\]\s]*\]):\*+:/;

it('asks :has() only for elements with a class of their own', () => {
  const files = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(place, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => costly.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
