import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { expectItsEnd, textOf } from './testing/expect-its-end.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import { textFile } from './testing/make-files.ts';

it.each(hostileFiles.filter(({ takesLong }) => !takesLong))('$what ($name)', expectItsEnd);

it('reads a good file after all of them', async () => {
  const good = await readDocument('ferry.txt', textFile('The ferry leaves at ten.'));
  expect(textOf(good)).toBe('The ferry leaves at ten.');
  expect(hostileFiles.length).toBeGreaterThan(50);
});
