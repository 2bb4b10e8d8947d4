import { describe, expect, it } from 'vitest';
import { firstState } from './examples.ts';
import { speakJob } from './job.ts';
import { packSound, unpackSound } from './packed-sound.ts';
import { recordingOf } from './recording.ts';
import { readPast, titleOf, withText } from './state.ts';

describe('a sound', () => {
  it('arrives as it was sent, but for what 16 bits cannot hold', () => {
    const sound = Float32Array.from({ length: 20_000 }, (_, at) => Math.sin(at / 9));
    const back = unpackSound(packSound(sound));
    expect(back).toHaveLength(sound.length);
    expect(Math.max(...back.map((value, at) => Math.abs(value - (sound[at] ?? 0))))).toBeLessThan(1e-4);
  });
});

describe('a recording', () => {
  const line = (text: string, pause = 1) => ({ text, kind: 'sentence' as const, pause });
  const sound = (length: number) => ({ samples: new Float32Array(length), rate: 100, spoken: '' });
  it('joins lines with their pauses, and knows when each is heard', () => {
    const made = recordingOf([line('One.', 2), line('Two.')], [sound(100), sound(50)], 0.25);
    expect(made?.samples).toHaveLength(200);
    expect(made?.captions).toEqual([
      { text: 'One.', from: 0, to: 1 },
      { text: 'Two.', from: 1.5, to: 2 },
    ]);
  });
  it('is none while a line is missing', () => {
    expect(recordingOf([line('One.'), line('Two.')], [sound(1), undefined], 1)).toBeNull();
    expect(recordingOf([], [], 1)).toBeNull();
  });
});

describe('texts that are remembered', () => {
  it('come back without what cannot be read, and each text once', () => {
    const past = withText([], firstState, '2026-11-18T10:00:00Z');
    const twice = withText(past, { ...firstState, speed: 1.5 }, '2026-11-18T11:00:00Z');
    expect(readPast([...twice, { nonsense: true }])).toEqual(twice);
    expect(twice).toHaveLength(1);
    expect(readPast('nonsense')).toEqual([]);
  });
  it('are called by their first words', () => expect(titleOf('# A letter\n\nDear all')).toBe('A letter'));
});

describe('what the server is asked for', () => {
  const job = { text: 'Hello.', voice: 'heart', speed: 1, pronunciations: [] };
  it('is one sentence at a time', () => {
    expect(speakJob.safeParse(job).success).toBe(true);
    expect(speakJob.safeParse({ ...job, text: 'x'.repeat(401) }).success).toBe(false);
    expect(speakJob.safeParse({ ...job, speed: 9 }).success).toBe(false);
    expect(speakJob.safeParse({ ...job, voice: '../../etc/passwd' }).success).toBe(false);
  });
});
