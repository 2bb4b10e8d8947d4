import { daysLater } from '#lib/time/days.ts';
import { writeCalendar } from '#lib/time/ics.ts';
import { entriesOf, isBefore, type Journal, type Moment, type Slot, withEntry } from './journal.ts';

/** The clinic's free times by the day of the week, Sunday first. */
export type WeekTimes = readonly (readonly string[])[];

const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const isSame = (one: Slot, other: Slot): boolean => one.day === other.day && one.time === other.time;

/** The first day after this one on which the clinic is open. */
function nextOpenDay(day: string, times: WeekTimes): string {
  const next = daysLater(day, 1);
  return (times[weekdayOf(next)] ?? []).length > 0 ? next : nextOpenDay(next, times);
}

/** The visit as it stands: what was settled last, else the one from before the first day. */
export function visitOf(journal: Journal, times: WeekTimes): Slot {
  const settled = entriesOf(journal, 'move').findLast(({ state }) => state === 'settled');
  return settled?.to ?? { day: nextOpenDay(journal.start, times), time: '14:20' };
}

/** The free times of the next open days; the visit's own isn't free. */
export function freeTimes(journal: Journal, times: WeekTimes, today: string, days = 4) {
  const own = visitOf(journal, times);
  const free: { day: string; times: string[] }[] = [];
  for (let day = nextOpenDay(today, times); free.length < days; day = nextOpenDay(day, times))
    free.push({
      day,
      times: (times[weekdayOf(day)] ?? []).filter((time) => !isSame(own, { day, time })),
    });
  return free;
}

export const isOver = (visit: Slot, now: Moment): boolean => isBefore(visit, now);

/** The patient takes another time. An offer that was open is settled by it. */
export const moveVisit = (journal: Journal, now: Moment, to: Slot): Journal =>
  withEntry(withoutOffer(journal), now, { is: 'move', by: 'patient', to, state: 'settled' });

/** The clinic offers another time, which takes the place of an earlier offer. */
export const offerVisit = (journal: Journal, now: Moment, to: Slot): Journal =>
  withEntry(withoutOffer(journal), now, { is: 'move', by: 'clinic', to, state: 'offered' });

const withoutOffer = (journal: Journal): Journal => answerOffer(journal, 'declined');

/** The patient takes the clinic's offer, or keeps the visit as it is. */
export const answerOffer = (journal: Journal, state: 'settled' | 'declined'): Journal => ({
  ...journal,
  next: journal.next + 1,
  entries: journal.entries.map((entry) =>
    entry.is === 'move' && entry.state === 'offered' ? { ...entry, state } : entry,
  ),
});

const visitMinutes = 20;

/** The visit for a calendar. */
export function visitCalendar(
  visit: Slot,
  { who, where }: { who: string; where: string },
  now: Date,
): string {
  const start = new Date(`${visit.day}T${visit.time}`);
  return writeCalendar({
    product: 'AkraHealth',
    events: [
      {
        uid: `${visit.day}-${visit.time.replace(':', '')}@akrahealth.example`,
        sequence: 0,
        stamp: now,
        start,
        end: new Date(start.getTime() + visitMinutes * 60_000),
        summary: `Visit to ${who}`,
        location: where,
        status: 'CONFIRMED',
      },
    ],
  });
}
