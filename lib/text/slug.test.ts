import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['Forms that lose nothing', 'forms-that-lose-nothing'],
  ['  Größe & Maß: été  ', 'gro-e-ma-ete'],
  ['***', ''],
  ['a'.repeat(70), 'a'.repeat(60)],
  ['ab cd', 'ab-cd'],
])('%j is spelt %j', (words, slug) => expect(slugFrom(words)).toBe(slug));

it('ends on a letter where it is cut at a dash', () => {
  expect(slugFrom('abc def', 4)).toBe('abc');
});
