import { describe, expect, it } from 'vitest';
import { packSound, unpackSound } from '#lib/files/packed-sound.ts';
import { firstState } from './examples.ts';
import { speakJob } from './job.ts';
import { captionTimes } from './recorded.ts';
import { recordingOf } from './recording.ts';
import { changedText, isOwn, isSavedText, newText } from './saved-text.ts';
import { insteadWords } from './words.ts';

describe('a sound', () => {
  it('arrives as it was sent, but for what 16 bits cannot hold', () => {
    const sound = Float32Array.from({ length: 20_000 }, (_, at) => Math.sin(at / 9));
    const back = unpackSound(packSound(sound));
    expect(back).toHaveLength(sound.length);
    expect(Math.max(...back.map((value, at) => Math.abs(value - (sound[at] ?? 0))))).toBeLessThan(1e-4);
  });
});

describe('what is said when the connected model fails', () => {
  const by = (...voices: ('provider' | 'kokoro' | 'fast')[]) => voices.map((voice) => ({ by: voice }));

  it('is nothing while it reads', () => {
    expect(insteadWords('Piper', [undefined, ...by('provider')])).toBeNull();
  });
  it('is who reads instead of it', () => {
    expect(insteadWords('Piper', by('kokoro'))).toBe('Piper didn’t answer, so Kokoro’s Heart reads instead.');
  });
  it('counts the sentences that others read after it broke off', () => {
    expect(insteadWords('Piper', by('provider', 'fast', 'provider'))).toBe(
      'Piper broke off or didn’t answer for 1 of 3 sentences, so the fast voice reads it instead.',
    );
  });
});

describe('a recording', () => {
  const line = (text: string, pause = 1) => ({ text, kind: 'sentence' as const, pause });
  const sound = (length: number) => ({
    samples: new Float32Array(length),
    rate: 100,
    spoken: '',
    by: 'kokoro' as const,
  });
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

it('finds the times of lines that were recorded beforehand', () => {
  const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:03.275\nOne\n\n00:01:04.150 --> 01:00:06.275\nTwo\n';
  expect(captionTimes(vtt)).toEqual([
    { from: 0, to: 3.275 },
    { from: 64.15, to: 3606.275 },
  ]);
});

describe('a text in the history', () => {
  const letter = changedText(newText(firstState), { text: '# A letter\n\nDear all, this is for you.' });
  const edited = (text: string) => changedText(letter, { text });
  it('begins where somebody leaves the example, and is called by its first words', () => {
    expect(isOwn(newText(firstState))).toBe(false);
    expect(isOwn(changedText(newText(firstState), { speed: 1.5 }))).toBe(false);
    expect(isOwn(letter)).toBe(true);
    expect(letter.title).toBe('A letter');
  });
  it('stays the same entry while it is edited, and another text begins another', () => {
    expect(edited(`${letter.text} And more.`).id).toBe(letter.id);
    expect(edited('# Another letter\n\nDear all, this is for you.')).toMatchObject({
      id: letter.id,
      title: 'Another letter',
    });
    expect(edited('').id).toBe(letter.id);
    expect(changedText(edited(''), { text: 'S' }).id).not.toBe(letter.id);
    expect(edited('Something else altogether.').id).not.toBe(letter.id);
  });
  it('keeps a name that somebody gave it', () => {
    const named = { ...letter, title: 'For Ann' };
    expect(changedText(named, { text: `${letter.text} And more.` }).title).toBe('For Ann');
  });
  it('is left out when it can no longer be read', () => {
    expect(isSavedText(letter)).toBe(true);
    expect(isSavedText({ ...letter, speed: 99 })).toBe(false);
    expect(isSavedText('nonsense')).toBe(false);
  });
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
