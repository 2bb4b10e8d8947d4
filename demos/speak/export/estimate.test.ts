import { describe, expect, it } from 'vitest';
import { aboutWords, secondsLeft, speechSeconds } from './estimate.ts';

const line = (text: string) => ({ text, kind: 'sentence' as const, pause: 1 });
const paces = { good: 4, fast: 0.1, toFetch: 0 };
const heart = { voice: 'heart', speed: 1 } as const;
const minute = [line('a'.repeat(14 * 60))];

describe('how long an export takes', () => {
  it('is the measured pace times the speech that is left', () => {
    expect(secondsLeft(minute, heart, paces)).toBeCloseTo(240);
    expect(secondsLeft(minute, { ...heart, speed: 2 }, paces)).toBeCloseTo(120);
    expect(secondsLeft(minute, { ...heart, voice: 'fast' }, paces)).toBeCloseTo(6);
    expect(secondsLeft([], heart, paces)).toBe(0);
  });
  it('is judged by this run once enough was read', () => {
    expect(secondsLeft(minute, heart, paces, { letters: 140, seconds: 100 })).toBeCloseTo(240);
    expect(secondsLeft(minute, heart, paces, { letters: 420, seconds: 60 })).toBeCloseTo(120);
  });
  it('is not told where nobody has measured it', () => {
    expect(secondsLeft(minute, { ...heart, voice: 'provider' }, paces)).toBeNull();
    expect(secondsLeft(minute, heart, { good: null, fast: null, toFetch: 0 })).toBeNull();
  });
  it('counts figures for the words that they become', () => {
    const figures = secondsLeft([line('1204')], heart, paces) ?? 0;
    const letters = secondsLeft([line('abcd')], heart, paces) ?? 0;
    expect(figures).toBeGreaterThan(2 * letters);
  });
});

it('says how long a text sounds, with its pauses', () => {
  expect(speechSeconds([...minute, ...minute], { speed: 1, pause: 0.5 })).toBeCloseTo(120.5);
  expect(speechSeconds(minute, { speed: 2, pause: 0.5 })).toBeCloseTo(30);
});

it.each([
  [0, 'a few seconds'],
  [31, 'about 40 seconds'],
  [58, 'about 1 minute'],
  [150, 'about 3 minutes'],
  [3600, 'about 1 hour'],
  [3600 + 1500, 'about 1 hour 30 minutes'],
  [2 * 3600 - 60, 'about 2 hours'],
])('%d seconds are %s', (seconds, words) => expect(aboutWords(seconds)).toBe(words));
