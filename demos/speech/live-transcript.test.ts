import { expect, it } from 'vitest';
import { sampleRate } from '#engines/speech/sound.ts';
import { textOf } from '#engines/speech/transcript.ts';
import { type LiveText, liveTranscript } from './live-transcript.ts';

const voice = (seconds: number, loud = 0.2) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, at) => loud * Math.sin(at * 0.3));
const silence = (seconds: number) => voice(seconds, 0);
const rested = () => new Promise((resolve) => setTimeout(resolve));

it('shows what is being said, writes it down at a pause, and loses nothing', async () => {
  const told: LiveText[] = [];
  const live = liveTranscript(
    async (samples) => [{ text: `${Math.round(samples.length / sampleRate)}s.`, sure: 1 }],
    (text) => told.push(text),
  );
  for (const block of [voice(2), voice(4), silence(1.2), voice(2)]) {
    live.push(block);
    await rested();
  }
  expect(told.map(({ open }) => open)).toContain('2s.');
  const { samples, lines, problem } = await live.end();
  expect(problem).toBeNull();
  expect(samples.length).toBe(9.2 * sampleRate);
  expect(lines.map(textOf)).toEqual(['7s.', '3s.']);
  expect(lines[1]?.words[0]?.start).toBeGreaterThan(7);
});

it('keeps the sound when the model cannot listen, and says why', async () => {
  const live = liveTranscript(
    () => Promise.reject(new Error('Not loaded.')),
    () => {},
  );
  live.push(voice(2));
  await rested();
  live.push(voice(1));
  expect(await live.end()).toMatchObject({
    lines: [],
    problem: 'Not loaded.',
    samples: { length: 3 * sampleRate },
  });
});
