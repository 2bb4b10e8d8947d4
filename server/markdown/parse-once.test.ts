import { expect, it } from 'vitest';
import { parseOnce } from './parse-once.ts';

it('reads a text once, and again once so many others were read since', () => {
  const read: string[] = [];
  const parse = parseOnce((source) => {
    read.push(source);
    return { source };
  }, 2);
  for (const source of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) expect(parse(source)).toEqual({ source });
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});
