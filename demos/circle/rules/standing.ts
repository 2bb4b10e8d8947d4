import { nextBirthday } from '#engines/contacts/birthday.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { CircleRows, Person, Talk } from '../records.ts';

/** How near somebody is. */
export interface Standing {
  person: Person;
  last: Talk | null;
  /** Days since the last talk, or since they came in. */
  silent: number;
  /** How much of the rhythm has passed: 1 is the day to speak; null without a rhythm. */
  passed: number | null;
  /** Days until it is time; negative once it is over. Null without a rhythm. */
  left: number | null;
  /** Days until the birthday, where it is within a fortnight. */
  birthday: number | null;
}

const soon = 14;

function standingOf(person: Person, last: Talk | null, day: string): Standing {
  const silent = Math.max(0, daysBetween(last?.day ?? person.since, day));
  const date = nextBirthday(person.birthday, day);
  const until = date === null ? null : daysBetween(day, date);
  return {
    person,
    last,
    silent,
    passed: person.every > 0 ? silent / person.every : null,
    left: person.every > 0 ? person.every - silent : null,
    birthday: until !== null && until <= soon ? until : null,
  };
}

/** Everybody by how much of their rhythm has passed, the longest overdue first; those without a rhythm last. */
export function standings(rows: CircleRows, day: string): Standing[] {
  const last = new Map<string, Talk>();
  for (const talk of rows.talks.values()) {
    const known = last.get(talk.personId);
    if (!known || talk.day >= known.day) last.set(talk.personId, talk);
  }
  return [...rows.people.values()]
    .map((person) => standingOf(person, last.get(person.id) ?? null, day))
    .sort(
      (a, b) =>
        (b.passed ?? -1) - (a.passed ?? -1) ||
        b.silent - a.silent ||
        a.person.name.localeCompare(b.person.name, 'en'),
    );
}

/** Whether it is time to speak. */
export const isDue = ({ left }: Standing): boolean => left !== null && left <= 0;
