import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('names what differs, what came and what went', () => {
  const before = { name: 'Akra', tags: ['a'], since: new Date(0), gone: 1, same: { deep: [1] } };
  const after = {
    name: 'Akra Studio',
    tags: ['a', 'b'],
    since: new Date(0),
    fresh: true,
    same: { deep: [1] },
  };
  expect(changesBetween(before, after)).toEqual({
    name: ['Akra', 'Akra Studio'],
    tags: [['a'], ['a', 'b']],
    gone: [1, null],
    fresh: [null, true],
  });
});

it('keeps the beginning of a long text', () => {
  const [[, after] = []] = Object.values(changesBetween({}, { body: 'x'.repeat(5000) }));
  expect(String(after)).toHaveLength(2001);
});
