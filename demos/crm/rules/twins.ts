import { duplicatesIn, type Likeness } from '#engines/contacts/duplicates.ts';
import { contactOf } from '../actions/people.ts';
import type { CrmRows, Person } from '../records.ts';

/** The name under which two people are kept apart. */
export const pairKey = (one: { id: string }, other: { id: string }): string =>
  [one.id, other.id].sort().join(' ');

/** People who may be the same, but for those whom somebody told apart. */
export function twinsIn(rows: CrmRows): Likeness<Person>[] {
  const told = [...rows.people.values()].map((person) => ({
    ...contactOf(rows, person),
    id: person.id,
    person,
  }));
  return duplicatesIn(told)
    .map((pair) => ({ ...pair, one: pair.one.person, other: pair.other.person }))
    .filter(({ one, other }) => !rows.apart.has(pairKey(one, other)));
}
