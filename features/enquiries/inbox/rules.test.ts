import { describe, expect, it } from 'vitest';
import { filledReply, lastingWords, mentionsIn, promisedSince, standingOf } from './rules.ts';

const hour = 3_600_000;

it.each([
  ['new while nobody has read it', { state: 'open', snoozed: false, seen: false }, 'New'],
  ['ours to answer', { state: 'open', snoozed: false, seen: true }, 'Waiting for us'],
  ['theirs to answer', { state: 'answered', snoozed: false, seen: true }, 'Waiting for them'],
  [
    'of an address that nobody confirmed',
    { state: 'unconfirmed', snoozed: false, seen: false },
    'Unconfirmed',
  ],
  ['out of the way', { state: 'open', snoozed: true, seen: false }, 'Snoozed'],
  ['done, whatever else', { state: 'closed', snoozed: true, seen: true }, 'Closed'],
] as const)('a conversation is %s', (_, standing, word) => expect(standingOf(standing).word).toBe(word));

it.each([
  [0, '0 min'],
  [59 * 60_000, '59 min'],
  [hour, '1 h'],
  [23.9 * hour, '23 h'],
  [24 * hour, '1 d'],
  [80 * hour, '3 d'],
])('%i ms are %s', (ms, words) => expect(lastingWords(1000, 1000 + ms)).toBe(words));

describe('the promised answer time', () => {
  // Two days with a night between them.
  const spans = [
    { start: 9 * hour, end: 17 * hour },
    { start: 33 * hour, end: 41 * hour },
  ];
  it('counts opening hours only, also over night', () => {
    expect(promisedSince(spans, 36 * hour, 2)).toBe(34 * hour);
    expect(promisedSince(spans, 36 * hour, 8)).toBe(12 * hour);
    expect(promisedSince(spans, 50 * hour, 8)).toBe(33 * hour);
  });
  it('is unknown where the hours reach back too little', () =>
    expect(promisedSince(spans, 36 * hour, 12)).toBeNull());
});

it('fills the places of a saved reply and leaves other braces alone', () => {
  const facts = { name: 'Ann van Example', reference: 'AK-1', own: 'Mia' };
  expect(
    filledReply('Hello {first name} ({name}), {reference}. {total} {constructor} {my name}', facts),
  ).toBe('Hello Ann (Ann van Example), AK-1. {total} {constructor} Mia');
});

describe('mentions', () => {
  const mia = { userId: 'mia', name: 'Mia Berg', email: 'mia@akra.example' };
  const noor = { userId: 'noor', name: 'Noor Bakker', email: 'noor@akra.example' };
  const other = { userId: 'noor2', name: 'Noor Zand', email: 'zand@akra.example' };
  const staff = [mia, noor, other];
  it.each([
    ['@Mia please look', [mia]],
    ['Ask @mia berg, or @zand@akra.example.', [mia, other]],
    ['@Noor is two people', []],
    ['@Noor Bakker knows', [noor]],
    ['mail to x@mia or @miaow', []],
    ['(@Mia)', [mia]],
    ['nobody', []],
  ])('%j', (body, named) => expect(mentionsIn(body, staff)).toEqual(named));
});
