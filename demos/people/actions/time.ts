import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { PeopleRows } from '../application.ts';
import type { Correction, Person, TimeEntry } from '../records.ts';
import { ofPerson } from '../rules/by-person.ts';
import { mayDecide, type Viewer } from '../rules/viewer.ts';
import { clock, minutesOfClock } from '../rules/worked.ts';
import { firstName, type Outcome, refused } from './outcome.ts';

/** The entry that somebody is clocked in with. */
export const openEntry = (rows: PeopleRows, person: Person, day: string): TimeEntry | null =>
  ofPerson(rows.times, person.id).find((entry) => entry.day === day && entry.to === null) ?? null;

/** Clocks in, out, or in again, which makes the time between a pause. `now` is in minutes since midnight. */
export function clockAt(rows: PeopleRows, person: Person, day: string, now: number): Outcome {
  const entry = ofPerson(rows.times, person.id).find((each) => each.day === day);
  if (!entry) {
    const id = `${person.id}-${day}`;
    return {
      said: `Clocked in at ${clock(now)}`,
      edits: [{ in: 'times', id, row: { id, personId: person.id, day, from: now, to: null, pause: 0 } }],
    };
  }
  if (entry.to === null) {
    if (now < entry.from) return refused(`You clocked in at ${clock(entry.from)}, which is in the future.`);
    const pause = Math.min(entry.pause, now - entry.from);
    return {
      said: `Clocked out at ${clock(now)}`,
      edits: [{ in: 'times', id: entry.id, row: { ...entry, to: now, pause } }],
    };
  }
  if (now < entry.to) return refused(`You clocked out at ${clock(entry.to)}, which is in the future.`);
  const row = { ...entry, to: null, pause: entry.pause + (now - entry.to) };
  return { said: `Clocked in again at ${clock(now)}`, edits: [{ in: 'times', id: entry.id, row }] };
}

/** The contents of the form for a correction, as typed. */
export interface TypedTimes {
  day: string;
  from: string;
  to: string;
  pause: string;
  reason: string;
  /** 'off' to take time beyond the plan as time off; else it is paid. */
  overtime?: string;
}

/** Asks a manager to correct the times of a day. */
export function askForCorrection(
  rows: PeopleRows,
  person: Person,
  typed: TypedTimes,
  today: string,
): Outcome {
  const [from, to] = [minutesOfClock(typed.from), minutesOfClock(typed.to)];
  const pause = /^\d{1,3}$/.test(typed.pause.trim()) ? Number(typed.pause) : null;
  if (!typed.day || typed.day > today) return refused('Choose a day in the past.', 'day');
  if (daysBetween(typed.day, today) > 62)
    return refused('You can correct days in the last two months.', 'day');
  if (from === null) return refused('Enter a time such as 08:30.', 'from');
  if (to === null) return refused('Enter a time such as 17:00.', 'to');
  if (to <= from) return refused('The end comes before the beginning.', 'to');
  if (pause === null) return refused('Enter minutes, such as 30.', 'pause');
  if (pause >= to - from) return refused('The break is longer than the day.', 'pause');
  if (!typed.reason.trim()) return refused('Say in a few words what happened.', 'reason');
  if (
    ofPerson(rows.corrections, person.id).some((each) => each.state === 'waiting' && each.day === typed.day)
  )
    return refused('You’ve already asked to correct this day, and it waits for an answer.', 'day');
  const id = `c${Math.max(0, ...[...rows.corrections.keys()].map((key) => Number(key.slice(1)) || 0)) + 1}`;
  const row: Correction = {
    id,
    personId: person.id,
    day: typed.day,
    from,
    to,
    pause,
    reason: typed.reason.trim(),
    overtime: typed.overtime === 'off' ? 'off' : 'pay',
    state: 'waiting',
    askedOn: today,
  };
  return {
    said: `Asked to correct ${dayAndMonth(typed.day)}`,
    edits: [{ in: 'corrections', id, row }],
  };
}

/** Accepts a correction, which then applies to the day, or declines it. */
export function decideCorrection(rows: PeopleRows, viewer: Viewer, id: string, approve: boolean): Outcome {
  const correction = rows.corrections.get(id);
  const person = rows.people.get(correction?.personId ?? '');
  if (!correction || !person) return refused('This correction no longer exists.');
  if (correction.state !== 'waiting') return refused('This correction has already been answered.');
  if (!mayDecide(viewer, rows.people, person.id)) return refused('Someone else has to answer this.');
  const { day, from, to, pause } = correction;
  const timeId = `${person.id}-${day}`;
  const row = { id: timeId, personId: person.id, day, from, to, pause };
  const answered = { ...correction, state: approve ? ('approved' as const) : ('declined' as const) };
  return {
    said: `${approve ? 'Corrected' : 'Left'} ${firstName(person.name)}’s times${approve ? '' : ' as they were'}`,
    edits: [
      { in: 'corrections', id, row: answered },
      ...(approve ? [{ in: 'times' as const, id: timeId, row }] : []),
    ],
  };
}
