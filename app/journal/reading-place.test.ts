import { expect, it } from 'vitest';
import { commandOf, nothingKept, readKept, standing, withMark, withPlace } from './reading-place.ts';

it('takes what it kept, and nothing of what makes no sense', () => {
  const kept = withPlace(nothingKept, 'a', 0.4321, false);
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '[]', '"x"', 'null']) expect(readKept(text)).toEqual(nothingKept);
  expect(readKept('{"last":7,"places":{"a":"x"},"read":[1],"keys":"no"}')).toEqual(nothingKept);
});

it('remembers how far each post was read, and which were read to their end', () => {
  const begun = withPlace(withPlace(nothingKept, 'a', 0.4321, false), 'b', 0.1, false);
  expect(begun).toMatchObject({ last: 'b', places: { a: 0.432, b: 0.1 }, read: [] });
  expect([standing(begun, 'a'), standing(begun, 'c')]).toEqual(['43%', '']);
  const done = withPlace(begun, 'a', 0.99, true);
  expect(done).toMatchObject({ last: 'a', places: { b: 0.1 }, read: ['a'] });
  expect(standing(done, 'a')).toBe('Read');
  expect(withPlace(done, 'a', 0.99, true).read).toEqual(['a']);
  expect(withPlace(begun, 'b', 0.001, false).places).toEqual({ a: 0.432 });
});

it('marks a post as read and takes the mark off', () => {
  const marked = withMark(nothingKept, 'a');
  expect(marked.read).toEqual(['a']);
  expect(withMark(marked, 'a').read).toEqual([]);
});

it('knows its keys; the letters can be switched off, the arrows stay', () => {
  expect(['j', 'k', 'o', 'm', 't', 'x'].map((key) => commandOf(key, true))).toEqual([
    'next',
    'previous',
    'open',
    'mark',
    'top',
    null,
  ]);
  expect(['j', 'ArrowRight', 'ArrowLeft', 'ArrowDown'].map((key) => commandOf(key, false))).toEqual([
    null,
    'next',
    'previous',
    null,
  ]);
});
