import { expect, it } from 'vitest';
import { sampleRate } from '#engines/speech/sound.ts';
import { packSound, unpackSound } from '#lib/files/packed-sound.ts';
import { transcribeJob } from './transcribe-job.ts';

it('brings sound to the server and back as it was, to 16 bits', () => {
  const samples = Float32Array.from({ length: 10_001 }, (_, at) => Math.sin(at * 0.1));
  const back = unpackSound(packSound(samples));
  expect(back.length).toBe(samples.length);
  expect(Math.max(...back.map((value, at) => Math.abs(value - (samples[at] ?? 0))))).toBeLessThan(1e-4);
});

it('takes pieces of 25 seconds, and refuses longer ones and what is no sound', () => {
  const job = (seconds: number) => ({
    model: 'base',
    pcm: packSound(new Float32Array(seconds * sampleRate)),
  });
  expect(transcribeJob.safeParse(job(25)).success).toBe(true);
  expect(transcribeJob.safeParse(job(30)).success).toBe(false);
  expect(transcribeJob.safeParse({ model: 'base', pcm: 'no sound!' }).success).toBe(false);
  expect(transcribeJob.safeParse({ ...job(1), model: 'large' }).success).toBe(false);
});
