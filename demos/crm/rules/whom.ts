import { daysBetween } from '#lib/time/days.ts';
import { rowsBy } from '../../app-kit/sandbox/rows-by.ts';
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

/** After this many silent days we suggest asking about a quote; about any other open deal after a longer silence. */
const quietDays = { quote: 7, other: 14 } as const;

const daysSaid = (days: number): string => (days === 1 ? 'yesterday' : `${days} days ago`);

const lateSaid = (days: number): string => (days === 1 ? 'due yesterday' : `${days} days late`);

/** What belongs to somebody: their talks, promises or deals. */
export const ofPerson = rowsBy('personId');

interface Known {
  talks: readonly Activity[];
  promises: readonly Reminder[];
  deals: readonly Deal[];
  day: string;
  call: Call | null;
}
// Of five thousand people a talk changes what is to be said of one.
const known = new WeakMap<Person, Known>();

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

/** Why to speak to somebody on this day, if there is a reason. Somebody with a promise ahead waits for its day. */
function callFor(rows: CrmRows, person: Person, day: string): Call | null {
  const talks = ofPerson(rows.activities, person.id);
  const promises = ofPerson(rows.reminders, person.id);
  const deals = ofPerson(rows.deals, person.id);
  const last = known.get(person);
  if (last?.talks === talks && last.promises === promises && last.deals === deals && last.day === day)
    return last.call;
  const ahead = promises.toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1));
  const due = ahead.find((each) => each.day <= day);
  const open = deals.filter(({ stage }) => isOpen(stage));
  const deal = open.toSorted((a, b) => b.cents - a.cents)[0] ?? null;
  const why = due || ahead.length === 0 ? whyNow(day, due, latest(talks), deal) : null;
  const call = why && { person, deal, reminder: due ?? null, ...why };
  known.set(person, { talks, promises, deals, day, call });
  return call;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whom to speak to on this day and why, what matters most first. */
export function whomToSpeakTo(rows: CrmRows, owner: string | null, day: string): Call[] {
  const calls: Call[] = [];
  for (const person of rows.people.values()) {
    if (owner !== null && person.owner !== owner) continue;
    const call = callFor(rows, person, day);
    if (call) calls.push(call);
  }
  return calls.sort(
    (a, b) =>
      parts.indexOf(a.part) - parts.indexOf(b.part) ||
      byText(a.reminder?.time || '24', b.reminder?.time || '24') ||
      (b.deal?.cents ?? 0) - (a.deal?.cents ?? 0) ||
      byText(a.person.name, b.person.name),
  );
}
