import { expect, it } from 'vitest';
import { namedZones, zoneName } from './zone-names.ts';

const winter = new Date('2026-12-08T12:00:00Z');
const summer = new Date('2026-07-08T12:00:00Z');

it.each([
  ['America/New_York', winter, 'New York (GMT−5)'],
  ['America/New_York', summer, 'New York (GMT−4)'],
  ['Asia/Kolkata', winter, 'Kolkata (GMT+5:30)'],
  ['UTC', winter, 'UTC (GMT)'],
])('calls %s at %s %s', (zone, at, name) => expect(zoneName(zone, at)).toBe(name));

it('lists every zone once, and one that only has an old name too', () => {
  const zones = namedZones(winter, { zone: 'Asia/Calcutta', at: winter }).map(({ zone }) => zone);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'America/New_York', 'Asia/Calcutta']));
});

it('calls the chosen zone by what it is when the times are, and the others by today', () => {
  const zones = namedZones(winter, { zone: 'America/New_York', at: summer }).map(({ name }) => name);
  expect(zones).toContain('New York (GMT−4)');
  expect(zones).toContain('Toronto (GMT−5)');
});
