import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingLines } from './script.ts';

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('the lines of a text', () => {
  it('tells headings, items and sentences apart', () => {
    const lines = readingLines('# A title\n\nOne. Two\ngoes on.\n\n- first\n- second\n---\n2. third');
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'A title'],
      ['sentence', 'One.'],
      ['sentence', 'Two goes on.'],
      ['item', 'first'],
      ['item', 'second'],
      ['item', 'third'],
    ]);
  });
  it('finds the headings of a text that was pasted without marks', () => {
    const text = 'Our plan\n\nIt begins.\n\nCosts\n-----\nThey are low.\n\nYours,\nAnn\n\nAnn Smith';
    const lines = readingLines(text).map(({ kind, text: words }) => [kind, words]);
    expect(lines).toEqual([
      ['heading', 'Our plan'],
      ['sentence', 'It begins.'],
      ['heading', 'Costs'],
      ['sentence', 'They are low.'],
      ['sentence', 'Yours, Ann'],
      ['sentence', 'Ann Smith'],
    ]);
  });
  it('leaves a longer pause behind a heading than behind a sentence', () => {
    const [title, first, second] = readingLines('Title\n\nOne. Two.');
    expect(title?.pause).toBeGreaterThan(second?.pause ?? 9);
    expect(second?.pause).toBeGreaterThan(first?.pause ?? 9);
  });
  it('reads the words of a link, not its address', () => {
    expect(readingLines('See [the **guide**](https://example.com).')[0]?.text).toBe('See the guide.');
  });
  it('loses no word, and keeps every line short', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[,.]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const text = words.join(' ');
        const lines = readingLines(text);
        expect(letters(lines.map((line) => line.text).join(''))).toBe(letters(text));
        for (const line of lines) expect(line.text.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
