import { expect, it } from 'vitest';
import { unpackSound } from '#lib/files/packed-sound.ts';
import { hearOnServer } from './hear-on-server.ts';
import { transcribeJob } from './transcribe-job.ts';

/** A server that answers with these lines, and what it was sent. */
function standIn(...lines: readonly object[]) {
  const sent: unknown[] = [];
  const ask: typeof fetch = async (_, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  return { ask, sent };
}
const signal = new AbortController().signal;

it('sends a piece of sound, tells of the line and of the model’s way, and gives the words', async () => {
  const words = [{ text: 'Hello', sure: 0.9 }];
  const { ask, sent } = standIn(
    { is: 'waiting', place: 1 },
    { is: 'progress', progress: { bytes: 5, of: 10 } },
    { is: 'done', result: { words, by: 'small' } },
  );
  const told: unknown[] = [];
  const hear = hearOnServer('small', { signal, report: (report) => told.push(report) }, ask);
  expect(await hear(Float32Array.of(0, 0.5))).toEqual(words);
  expect(told).toEqual([
    { is: 'waiting', place: 1 },
    { is: 'loading', bytes: 5, of: 10 },
  ]);
  const { model, pcm } = transcribeJob.parse(sent[0]);
  expect(model).toBe('small');
  expect(unpackSound(pcm)[1]).toBeCloseTo(0.5, 3);
});

it('says so when the answer is none', async () => {
  const { ask } = standIn({ is: 'done', result: { words: 'all of them' } });
  await expect(hearOnServer('base', { signal }, ask)(Float32Array.of(0))).rejects.toThrow('no text');
});

it('tells when another model has listened than the one that was asked', async () => {
  let told = 0;
  const hooks = { signal, onInstead: () => (told += 1) };
  const words = [{ text: 'Hello', sure: 1 }];
  for (const by of ['provider', 'base']) {
    const { ask } = standIn({ is: 'done', result: { words, by } });
    expect(await hearOnServer('provider', hooks, ask)(Float32Array.of(0))).toEqual(words);
  }
  expect(told).toBe(1);
});
