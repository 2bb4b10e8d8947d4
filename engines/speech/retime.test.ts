import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retimed } from './retime.ts';
import { type Line, spanOf, textOf } from './transcript.ts';

const line = (text: string): Line => ({
  id: '1',
  speaker: '',
  words: text.split(' ').map((word, at) => ({ text: word, sure: 0.3, start: at + 1, end: at + 1.8 })),
});

it('keeps the times of words that stayed, and gives the new ones the time between', () => {
  const { words } = retimed(line('he was not an ill sposed man'), 'He was not an ill-disposed young man.');
  expect(words.map(({ text, start }) => [text, start])).toEqual([
    ['He', 1],
    ['was', 2],
    ['not', 3],
    ['an', 4],
    ['ill-disposed', 5],
    ['young', expect.closeTo(6.3, 0)],
    ['man.', 7],
  ]);
  expect(words.map(({ sure }) => sure)).toEqual([0.3, 0.3, 0.3, 0.3, 1, 1, 0.3]);
});

it('holds the written text in times that only go forward, within the line', () => {
  const words = fc.array(fc.constantFrom('a', 'big', 'cat', 'sat', 'Here,', 'x-y'), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const old = line(before.join(' '));
      const edited = retimed(old, after.join('  '));
      expect(textOf(edited)).toBe(after.join(' '));
      let time = spanOf(old).start;
      for (const { start, end } of edited.words) {
        expect(start).toBeGreaterThanOrEqual(time - 1e-9);
        expect(end).toBeGreaterThanOrEqual(start);
        time = start;
      }
      expect(time).toBeLessThanOrEqual(spanOf(old).end + 1e-9);
    }),
  );
});

it('is empty when everything was deleted', () => {
  expect(retimed(line('all of it'), ' ').words).toEqual([]);
});
