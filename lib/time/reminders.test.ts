import { expect, it } from 'vitest';
import { type Remindable, remindersDue } from './reminders.ts';

const startAt = new Date('2026-11-16T14:00Z');
const before = (hours: number) => new Date(startAt.getTime() - hours * 3_600_000);
const meeting: Remindable = { startAt, scheduledAt: before(100), remindedDayAt: null, remindedHourAt: null };

it.each<[string, Partial<Remindable>, number, string[]]>([
  ['more than a day before', {}, 24.01, []],
  ['a day before', {}, 24, ['day']],
  ['late, after the server was down', {}, 10, ['day']],
  ['so late that the other one comes soon', {}, 2.5, []],
  ['an hour before', {}, 1, ['hour']],
  ['half an hour before', {}, 0.5, ['hour']],
  ['when they are on their way', {}, 0.1, []],
  ['when it has begun', {}, -0.1, []],
  ['a day before, but already sent', { remindedDayAt: before(24) }, 23, []],
  ['an hour before, but already sent', { remindedHourAt: before(1) }, 0.9, []],
  ['a day before, but booked just then', { scheduledAt: before(24.5) }, 24, []],
  ['an hour before, but booked just then', { scheduledAt: before(1.2) }, 1, []],
  ['an hour before, booked the same day', { scheduledAt: before(5) }, 1, ['hour']],
])('%s', (_, more, hours, due) => expect(remindersDue({ ...meeting, ...more }, before(hours))).toEqual(due));
