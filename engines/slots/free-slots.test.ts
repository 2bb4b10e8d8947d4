import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability, MeetingRules, Span } from './availability.ts';
import { heldSpan } from './availability.ts';
import { freeSlots, freeStarts, nearestSlots } from './free-slots.ts';
import { holdAgainstBruteForce } from './testing/against-brute-force.ts';
import { scene } from './testing/scene.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const rules: MeetingRules = {
  minutes: 30,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  daysAhead: 60,
  dailyLimit: null,
};
const host: Availability = {
  hostId: 'a',
  zone: 'Europe/Berlin',
  weekly: { 1: [{ from: '09:00', to: '11:00' }] },
  overrides: {},
  busy: [],
  booked: {},
};
const monday: Span = { start: Date.parse('2026-11-16T00:00Z'), end: Date.parse('2026-11-17T00:00Z') };
const ask = { rules, within: monday, now: monday.start - 7 * day };
const times = (starts: readonly number[]) =>
  starts.map((start) => new Date(start).toISOString().slice(11, 16));

describe('freeStarts', () => {
  it('offers the hours of the host, by the clock of the host', () => {
    expect(times(freeStarts(host, ask))).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });

  it('keeps buffers free around what is taken', () => {
    const busy = [{ start: Date.parse('2026-11-16T09:00Z'), end: Date.parse('2026-11-16T09:15Z') }];
    const asked = { ...ask, rules: { ...rules, bufferBefore: 15, bufferAfter: 10 } };
    expect(times(freeStarts({ ...host, busy }, asked))).toEqual(['08:00', '09:30']);
  });

  it('holds notice, the furthest day, a day off and the limit of a day', () => {
    const now = Date.parse('2026-11-16T08:05Z');
    expect(times(freeStarts(host, { ...ask, now, rules: { ...rules, notice: 60 } }))).toEqual(['09:30']);
    expect(freeStarts(host, { ...ask, rules: { ...rules, daysAhead: 6 } })).toEqual([]);
    expect(freeStarts({ ...host, overrides: { '2026-11-16': [] } }, ask)).toEqual([]);
    expect(freeStarts({ ...host, holidays: new Set(['2026-11-16']) }, ask)).toEqual([]);
    const full = { ...host, booked: { '2026-11-16': 2 } };
    expect(freeStarts(full, { ...ask, rules: { ...rules, dailyLimit: 2 } })).toEqual([]);
    expect(freeStarts(full, { ...ask, rules: { ...rules, dailyLimit: 3 } })).toHaveLength(4);
  });
});

describe('the hours of the house', () => {
  // Berlin is an hour ahead of London: the house closes when the host's clock shows ten.
  const house = { zone: 'Europe/London', weekly: { 1: [{ from: '08:00', to: '09:00' }] }, overrides: {} };

  it('bind the week, by the clock of the house', () => {
    expect(times(freeStarts({ ...host, house }, ask))).toEqual(['08:00', '08:30']);
    expect(freeStarts({ ...host, house: { ...house, overrides: { '2026-11-16': [] } } }, ask)).toEqual([]);
  });

  it('and holidays leave a day alone that somebody set by hand', () => {
    const set = { '2026-11-16': [{ from: '20:00', to: '21:00' }] };
    const asked = freeStarts({ ...host, house, holidays: new Set(['2026-11-16']), overrides: set }, ask);
    expect(times(asked)).toEqual(['19:00', '19:30']);
  });
});

describe('freeSlots', () => {
  it('says for each start who could hold it', () => {
    const busy = [{ start: Date.parse('2026-11-16T08:00Z'), end: Date.parse('2026-11-16T08:30Z') }];
    const slots = freeSlots(
      [
        { ...host, busy },
        { ...host, hostId: 'b' },
      ],
      ask,
    );
    expect(slots.map(({ hostIds }) => hostIds.join())).toEqual(['b', 'a,b', 'a,b', 'a,b']);
    expect(times(nearestSlots(slots, Date.parse('2026-11-16T08:50Z'), 2).map(({ start }) => start))).toEqual([
      '09:00',
      '08:30',
    ]);
  });
});

describe('held against brute force', () => {
  it('finds the same starts in every zone, over every change of the clock', () => {
    holdAgainstBruteForce(25);
  });

  it('offers no start whose hold would meet what is taken', () => {
    fc.assert(
      fc.property(scene, ({ availability, asked }) => {
        for (const start of freeStarts(availability, asked)) {
          const held = heldSpan(start, asked.rules);
          expect(start % (15 * minute)).toBe(0);
          for (const taken of availability.busy)
            expect(taken.end <= held.start || held.end <= taken.start).toBe(true);
        }
      }),
    );
  });
});
