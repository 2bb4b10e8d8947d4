import { expect, it } from 'vitest';
import { sameWords } from './same-words.ts';

it('takes no notice of marks and capitals, and of nothing else', () => {
  expect(sameWords('How much does it cost?', ' how much does it COST ')).toBe(true);
  expect(sameWords('How much does it cost?', 'how much does this cost')).toBe(false);
});
