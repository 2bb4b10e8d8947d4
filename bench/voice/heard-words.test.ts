import { expect, it } from 'vitest';
import { wordErrors } from '#engines/speech/word-errors.ts';
import { heardWords } from './heard-words.ts';

it('counts words that are wrong, missing or too many', () => {
  const errors = (wanted: string, heard: string) => wordErrors(heardWords(wanted), heardWords(heard));
  expect(errors('It costs £1.20.', 'It costs one pound twenty pence')).toBe(0);
  expect(errors('the old harbour', 'The old harbor!')).toBe(0);
  expect(errors('at 9:30', 'at 9.30')).toBe(0);
  expect(errors('a b c', 'a x c d')).toBe(2);
  expect(errors('a b c', '')).toBe(3);
});
