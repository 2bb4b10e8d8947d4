import { expect, it } from 'vitest';
import { timeZones } from './time-zones.ts';

it('offers UTC and what is chosen already, once each, in order', () => {
  const zones = timeZones('Europe/Berlin', 'Asia/Calcutta', 'Asia/Kolkata');
  expect(zones).toEqual([...new Set(zones)].sort());
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Asia/Calcutta', 'Asia/Kolkata']));
});
