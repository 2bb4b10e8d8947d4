import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { captionsOf } from './captions.ts';
import type { Line } from './transcript.ts';
import { docxOf } from './write-docx.ts';
import { jsonOf, srtOf, txtOf, vttOf } from './writers.ts';

const line = (id: string, speaker: string, start: number, text: string): Line => ({
  id,
  speaker,
  words: text
    .split(' ')
    .map((word, at) => ({ text: word, sure: 0.9, start: start + at * 0.4, end: start + at * 0.4 + 0.4 })),
});
const lines = [
  line('1', 'Ada', 0.5, 'Is 3 < 4 & true?'),
  line('2', '', 3723.25, 'It is, and we go on for a while so that two rows are needed here.'),
];

it('writes SubRip', () => {
  expect(srtOf(lines)).toBe(
    '1\n00:00:00,500 --> 00:00:02,900\nAda: Is 3 < 4 & true?\n\n2\n01:02:03,250 --> 01:02:09,650\nIt is, and we go on for a while\nso that two rows are needed here.\n',
  );
});

it('writes WebVTT with voices, and nothing in a text begins a tag', () => {
  expect(vttOf(lines)).toContain('WEBVTT\n\n00:00:00.500 --> 00:00:02.900\n<v Ada>Is 3 &lt; 4 &amp; true?\n');
});

it('writes plain text in paragraphs and JSON with the words', () => {
  expect(txtOf(lines)).toBe(
    'Ada: Is 3 < 4 & true?\n\nIt is, and we go on for a while so that two rows are needed here.\n',
  );
  expect(jsonOf('Talk', lines)).toMatchObject({
    title: 'Talk',
    lines: [
      { speaker: 'Ada', start: 0.5, words: [{ text: 'Is', start: 0.5, end: 0.9 }, {}, {}, {}, {}, {}] },
      {},
    ],
  });
});

it('writes a Word file that can be read again', async () => {
  const read = await readDocument('talk.docx', docxOf('A talk', lines));
  const text = read.parts.flatMap(({ blocks }) => blocks.map((block) => block.text));
  expect(text).toEqual([
    'A talk',
    'Ada, 0:00',
    'Is 3 < 4 & true?',
    '1:02:03',
    'It is, and we go on for a while so that two rows are needed here.',
  ]);
});

it('makes captions that can be read, lose no word and do not overlap', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, (texts) => {
      const captions = captionsOf([line('1', '', 2, texts.join(' '))]);
      expect(captions.flatMap(({ rows }) => rows).join(' ')).toBe(texts.join(' '));
      for (const [at, { start, end, rows }] of captions.entries()) {
        expect(rows.length).toBeLessThanOrEqual(2);
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual(7.5);
        expect(start).toBeGreaterThanOrEqual((captions[at - 1]?.end ?? 0) - 1e-9);
      }
    }),
  );
});
