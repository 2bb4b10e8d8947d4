import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordErrors } from '#engines/speech/word-errors.ts';
import { wordDifferences } from './word-differences.ts';

const words = (text: string) => text.split(' ').filter(Boolean);

it('names what was heard instead, run by run', () => {
  expect(wordDifferences(words('on conflict do nothing now'), words('on D O nothing'))).toEqual([
    { wanted: 'conflict do', heard: 'D O' },
    { wanted: 'now', heard: '' },
  ]);
  expect(wordDifferences([], words('a b'))).toEqual([{ wanted: '', heard: 'a b' }]);
  expect(wordDifferences(words('a b'), words('a b'))).toEqual([]);
});

it('changes no more words than have to be changed', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (wanted, heard) => {
      const changed = wordDifferences(wanted, heard).map((one) =>
        Math.max(words(one.wanted).length, words(one.heard).length),
      );
      const all = changed.reduce((sum, count) => sum + count, 0);
      expect(all).toBeLessThanOrEqual(wordErrors(wanted, heard));
    }),
  );
});
