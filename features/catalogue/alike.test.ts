import { expect, test } from 'vitest';
import { mostAlike } from './alike.ts';

const like = (slug: string, category: string, industries: string[] = [], kind = 'custom') => ({
  slug,
  category,
  industries,
  kind,
  stack: [],
});

test('the same trade counts most, then who uses it, then the kind; never itself', () => {
  const one = like('one', 'Health', ['Law', 'Retail']);
  const others = [
    like('other kind', 'Web', [], 'pre-built'),
    like('same users', 'Web', ['Law']),
    like('same trade', 'Health'),
    like('both', 'Health', ['Law', 'Retail']),
    one,
  ];
  expect(mostAlike(one, others, 3).map(({ slug }) => slug)).toEqual(['both', 'same trade', 'same users']);
});
