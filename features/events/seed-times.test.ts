import { expect, it } from 'vitest';
import { seedMoment } from './seed-times.ts';

const now = new Date('2026-10-20T12:00:00Z');

it.each([
  ['a day to come', { days: 3, at: '16:00', zone: 'Europe/Berlin' }, '2026-10-23T14:00:00.000Z'],
  ['after the clocks changed', { days: 8, at: '16:00', zone: 'Europe/Berlin' }, '2026-10-28T15:00:00.000Z'],
  ['not on a weekend to come', { days: 4, at: '10:00', zone: 'UTC' }, '2026-10-26T10:00:00.000Z'],
  ['not between the years', { days: 65, at: '10:00', zone: 'UTC' }, '2027-01-04T10:00:00.000Z'],
  ['not on a weekend gone by', { days: -2, at: '10:00', zone: 'UTC' }, '2026-10-16T10:00:00.000Z'],
  [
    'by the clock of its own zone',
    { days: 1, at: '11:00', zone: 'America/New_York' },
    '2026-10-21T15:00:00.000Z',
  ],
])('%s', (_, time, moment) => expect(seedMoment(time, now).toISOString()).toBe(moment));
