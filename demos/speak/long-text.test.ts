import { expect, it } from 'vitest';
import { beginningOf, tooLongWords } from './long-text.ts';
import { mostSigns } from './state.ts';

it('keeps whole sentences of a text that is too long', () => {
  expect(beginningOf('Short.')).toBe('Short.');
  const long = 'This is a sentence. '.repeat(10_000);
  const part = beginningOf(long);
  expect(part.length).toBeLessThanOrEqual(mostSigns);
  expect(part.endsWith('This is a sentence.')).toBe(true);
  expect(long.startsWith(part)).toBe(true);
  expect(beginningOf('x'.repeat(200_000))).toHaveLength(mostSigns);
});

it('says how much there was and what fits', () => {
  expect(tooLongWords('Your text', 200_000)).toContain(
    'Your text has 200,000 characters, and 20,000 can be read',
  );
});
