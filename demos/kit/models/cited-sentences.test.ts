import { expect, it } from 'vitest';
import { citedSentences, numbered } from './cited-sentences.ts';

it('shows nothing of a provider that has no source', () => {
  const written = 'The first [1]. An invention. The second, at length [2][1] Made up [9] The last [2, 1]';
  expect(citedSentences(written, 2)).toEqual([
    { text: 'The first.', sources: [0] },
    { text: 'The second, at length.', sources: [1, 0] },
    { text: 'The last.', sources: [1, 0] },
  ]);
});

it('numbers the sources from one', () => {
  expect(numbered(['One.', 'Two.'])).toBe('[1] One.\n[2] Two.');
});
