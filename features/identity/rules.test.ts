import { describe, expect, it } from 'vitest';
import { initialsOf, isAlive, isFresh, isWorthNoting, whoOf } from './rules.ts';

const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);

describe('a session', () => {
  it.each([
    ['is alive while it is used', 0, 29, 58, true],
    ['ends after 30 idle days', 0, 10, 40, false],
    ['ends after 90 days however much it is used', 0, 89.9, 90, false],
  ])('%s', (_, created, seen, now, alive) =>
    expect(isAlive({ createdAt: at(created), lastSeenAt: at(seen) }, at(now), false)).toBe(alive),
  );

  it.each([
    ['lives through a short night', 1.49, true],
    ['ends after 12 idle hours', 1.5, false],
  ])('of staff %s', (_, now, alive) =>
    expect(isAlive({ createdAt: at(0), lastSeenAt: at(1) }, at(now), true)).toBe(alive),
  );

  it.each([
    ['once an hour', 3600, false],
    ['every five minutes where it is of staff', 300, true],
  ])('is noted %s', (_, seconds, ofStaff) => {
    const times = { createdAt: at(0), lastSeenAt: at(0) };
    const later = (after: number) => new Date(at(0).getTime() + after * 1000);
    expect(isWorthNoting(times, later(seconds - 1), ofStaff)).toBe(false);
    expect(isWorthNoting(times, later(seconds + 1), ofStaff)).toBe(true);
  });

  it('takes tokens of the last five minutes', () => {
    expect(isFresh(at(0), new Date(at(0).getTime() + 300_000))).toBe(true);
    expect(isFresh(at(0), new Date(at(0).getTime() + 301_000))).toBe(false);
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Ada King Lovelace', 'AL'],
    ['ada.lovelace', 'AL'],
    ['Ωmega', 'Ω'],
    ['🦊 fox', 'F'],
    ['', '?'],
  ])('%j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

it('shows the front of the address where there is no name', () => {
  expect(whoOf({ name: null, email: 'ada.l@example.com', staff: false, awaitsSecondStep: false })).toEqual({
    name: 'ada.l',
    initials: 'AL',
    staff: false,
  });
  expect(whoOf({ name: ' ', email: null, staff: true, awaitsSecondStep: false })).toEqual({
    name: 'Account',
    initials: 'A',
    staff: true,
  });
});
