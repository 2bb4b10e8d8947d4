import { expect, it } from 'vitest';
import { isRight } from './ask-documents.ts';

it('takes an answer that has the right words in their order and few others', () => {
  expect(isRight('at least 40 centimetres from every wall', ['40 centimetres'])).toBe(true);
  expect(isRight('£14.50', ['£14.50'])).toBe(true);
  expect(isRight('centimetres 40', ['40 centimetres'])).toBe(false);
  expect(isRight('140 centimetres', ['40 centimetres'])).toBe(false);
  expect(isRight('', ['4'])).toBe(false);
  expect(isRight('one two three four five six seven 4', ['4'])).toBe(false);
});
