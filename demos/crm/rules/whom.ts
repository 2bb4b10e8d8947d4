import { daysBetween } from '#lib/time/days.ts';
import type { Activity, CrmRows, Deal, Person, Reminder } from '../records.ts';
import { isOpen } from '../stage-words.ts';

/** Somebody to speak to, and why. */
export interface Call {
  person: Person;
  /** Where it stands on the list of the day. */
  part: 'late' | 'today' | 'answer' | 'quiet';
  reason: string;
  /** The open deal with most at stake. */
  deal: Deal | null;
  reminder: Reminder | null;
}

const parts = ['late', 'today', 'answer', 'quiet'] as const;

/** A quote that nobody spoke about for so many days is asked about; any other open deal after a longer silence. */
const quietDays = { quote: 7, other: 14 } as const;

const daysSaid = (days: number): string => (days === 1 ? 'yesterday' : `${days} days ago`);

const lateSaid = (days: number): string => (days === 1 ? 'due yesterday' : `${days} days late`);

/** Things by the person that they are about. */
export function byPerson<T extends { personId: string }>(rows: Iterable<T>): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const list = found.get(row.personId);
    if (list) list.push(row);
    else found.set(row.personId, [row]);
  }
  return found;
}

const latest = (activities: readonly Activity[]): Activity | undefined =>
  activities.reduce<Activity | undefined>(
    (last, each) => (each.kind !== 'stage' && (!last || each.day >= last.day) ? each : last),
    undefined,
  );

function whyNow(day: string, due: Reminder | undefined, last: Activity | undefined, deal: Deal | null) {
  if (due && due.day < day)
    return {
      part: 'late',
      reason: `${due.text}, ${lateSaid(daysBetween(due.day, day))}`,
    } as const;
  if (due) return { part: 'today', reason: due.time ? `${due.text} at ${due.time}` : due.text } as const;
  if (!last || !deal) return null;
  const silent = daysBetween(last.day, day);
  if (last.kind === 'enquiry')
    return {
      part: 'answer',
      reason: silent === 0 ? 'Wrote to us today' : `Wrote to us ${daysSaid(silent)}, and no one has answered`,
    } as const;
  if (deal.stage === 'quote' && silent >= quietDays.quote)
    return { part: 'quiet', reason: `Has had our quote for ${silent} days and hasn’t replied` } as const;
  return silent >= quietDays.other
    ? ({ part: 'quiet', reason: `No contact for ${silent} days` } as const)
    : null;
}

/** Whom to speak to on this day and why, what matters most first. Somebody with a promise ahead waits for its day. */
export function whomToSpeakTo(rows: CrmRows, owner: string | null, day: string): Call[] {
  const activities = byPerson(rows.activities.values());
  const reminders = byPerson(rows.reminders.values());
  const deals = byPerson(rows.deals.values());
  const calls: Call[] = [];
  for (const person of rows.people.values()) {
    if (owner !== null && person.owner !== owner) continue;
    const ahead = (reminders.get(person.id) ?? []).toSorted((a, b) =>
      a.day + a.time < b.day + b.time ? -1 : 1,
    );
    const due = ahead.find((each) => each.day <= day);
    if (!due && ahead.length > 0) continue;
    const open = (deals.get(person.id) ?? []).filter(({ stage }) => isOpen(stage));
    const deal = open.toSorted((a, b) => b.cents - a.cents)[0] ?? null;
    const why = whyNow(day, due, latest(activities.get(person.id) ?? []), deal);
    if (why) calls.push({ person, deal, reminder: due ?? null, ...why });
  }
  return calls.sort(
    (a, b) =>
      parts.indexOf(a.part) - parts.indexOf(b.part) ||
      (a.reminder?.time || '24').localeCompare(b.reminder?.time || '24') ||
      (b.deal?.cents ?? 0) - (a.deal?.cents ?? 0) ||
      a.person.name.localeCompare(b.person.name, 'en'),
  );
}
