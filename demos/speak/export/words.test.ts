import { describe, expect, it } from 'vitest';
import { exportProgress, voiceNotes } from './words.ts';

describe('what is said of a voice before it reads', () => {
  const all = { voice: 'heart', missing: 3, of: 3, seconds: 40, toFetch: 0 } as const;

  it('is how it sounds and how long it takes', () => {
    expect(voiceNotes(all)).toBe('Sounds better. Takes about 40 seconds.');
    expect(voiceNotes({ ...all, voice: 'fast', seconds: 3 })).toBe('Sounds plainer. Takes a few seconds.');
  });
  it('tells that the server has to download the voice first', () => {
    expect(voiceNotes({ ...all, toFetch: 177 })).toBe(
      'Sounds better. Takes about 40 seconds, once our server has downloaded this voice (177 MB).',
    );
  });
  it('counts what has been read already', () => {
    expect(voiceNotes({ ...all, missing: 1 })).toContain('2 of 3 sentences read. Takes');
    expect(voiceNotes({ ...all, missing: 0 })).toBe('Sounds better. Everything has been read already.');
  });
  it('admits that the time is unknown', () => {
    expect(voiceNotes({ ...all, voice: 'provider', seconds: null })).toBe(
      'Sounds better. We haven’t measured how long it takes.',
    );
  });
});

it('says how long the rest takes while sentences are read, and only then', () => {
  const at = { reader: 'Kokoro’s Heart', done: 1, of: 3, seconds: 120 };
  expect(exportProgress({ ...at, report: null }).said).toBe('1 of 3 sentences, about 2 minutes left');
  expect(exportProgress({ ...at, done: 3, report: null }).said).toBe('3 of 3 sentences');
  expect(exportProgress({ ...at, report: { is: 'waiting', place: 2 } }).said).toBe('2 ahead of you');
});
