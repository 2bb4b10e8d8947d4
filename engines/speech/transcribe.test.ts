import { expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';
import type { Hear } from './heard.ts';
import { sampleRate } from './sound.ts';
import { transcribe } from './transcribe.ts';
import { type Line, spanOf, textOf, wordAt } from './transcript.ts';
import { readWav, writeWav } from './wav.ts';
import { comparedWords, wordErrors } from './word-errors.ts';
import { wordsOf } from './written-pieces.ts';

/** Seconds of voice and silence in turns. */
const sound = (...parts: readonly number[]) =>
  Float32Array.from(
    parts.flatMap((seconds, index) =>
      Array.from({ length: seconds * sampleRate }, (_, at) =>
        index % 2 === 0 ? 0.2 * Math.sin(at * 0.3) : 0,
      ),
    ),
  );

it('asks the model for every piece in which somebody speaks, and places the words where they do', async () => {
  const lengths: number[] = [];
  const hear: Hear = async (samples) => {
    lengths.push(samples.length / sampleRate);
    return ['Dr.', 'Who', 'came.', 'Then'].map((text) => ({ text, sure: 0.9 }));
  };
  const told: number[] = [];
  const lines = await transcribe(hear, sound(6, 14, 6), { report: ({ done }) => told.push(done) });
  expect(lengths.every((seconds) => seconds <= 25)).toBe(true);
  expect(told.at(-1)).toBeCloseTo(26);
  expect(lines.map(textOf).slice(0, 2)).toEqual(['Dr. Who came.', 'Then']);
  for (const { words } of lines)
    for (const { start, end } of words) {
      expect(start < 6.2 || start > 19.8).toBe(true);
      expect(end).toBeGreaterThanOrEqual(start);
    }
});

it('is not asked about silence, and stops when nobody wants it any more', async () => {
  const never: Hear = () => Promise.reject(new Error('asked'));
  expect(await transcribe(never, new Float32Array(3 * sampleRate))).toEqual([]);
  await expect(transcribe(never, sound(3), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});

it('puts pieces of words together, rare letters from their bytes, each as sure as its least sure piece', () => {
  const vocabulary = ['<unk>', '<s>', '</s>', '▁Caf', '<0xC3>', '<0xA9>', ',', '▁open'];
  const pieces = [
    [3, 0.9],
    [4, 0.6],
    [5, 0.7],
    [6, 0.2],
    [7, 0.8],
    [99, 0.1],
  ].map(([id = 0, sure = 0]) => ({ id, sure }));
  expect(wordsOf(pieces, vocabulary)).toEqual([
    { text: 'Café,', sure: 0.6 },
    { text: 'open', sure: 0.8 },
  ]);
});

const line = (id: string, start: number, text: string): Line => ({
  id,
  speaker: '',
  words: text.split(' ').map((word, at) => ({ text: word, sure: 1, start: start + at, end: start + at + 1 })),
});

it('begins chapters after long pauses, and knows the word of a moment', () => {
  const lines = [
    line('1', 0, 'Welcome to all of you.'),
    line('2', 10, 'Short break.'),
    line('3', 70, 'Now the figures, which are good.'),
  ];
  expect(chaptersOf(lines)).toEqual([
    { start: 0, title: 'Welcome to all of you' },
    { start: 70, title: 'Now the figures, which are good' },
  ]);
  expect(chaptersOf(lines.slice(0, 2))).toEqual([]);
  expect(wordAt(lines, 2.5)).toEqual({ line: '1', word: 2 });
  expect(wordAt(lines, 8)).toBeNull();
  expect(spanOf(lines[1] ?? line('', 0, ''))).toEqual({ start: 10, end: 12 });
});

it('counts wrong words, not ways to write them', () => {
  expect(comparedWords('Mr. Cold-hearted’s “Ok”, 4')).toEqual([
    'mister',
    'cold',
    "hearted's",
    'okay',
    'four',
  ]);
  const errors = (said: string, heard: string) => wordErrors(comparedWords(said), comparedWords(heard));
  expect(errors('he was not an ill disposed man', 'He was not, an ill-sposed young man!')).toBe(2);
  expect(errors('a b c', '')).toBe(3);
});

it('reads the WAV file that it wrote', () => {
  const { samples, rate } = readWav(writeWav(Float32Array.of(0, 0.5, -1, 2)));
  expect(rate).toBe(sampleRate);
  expect([...samples].map((value) => Math.round(value * 100) / 100)).toEqual([0, 0.5, -1, 1]);
  expect(() => readWav(new Uint8Array(60))).toThrow('isn’t a WAV file');
});
