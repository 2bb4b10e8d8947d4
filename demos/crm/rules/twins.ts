import { type Likeness, pairsIn } from '#engines/contacts/duplicates.ts';
import type { Steps } from '../../app-kit/steps/steps.ts';
import { contactOf } from '../actions/people.ts';
import type { CrmRows, Person } from '../records.ts';

type Twins = readonly Likeness<Person>[];

/** The name under which two people are kept apart. */
export const pairKey = (one: { id: string }, other: { id: string }): string =>
  [one.id, other.id].sort().join(' ');

/** People who may be the same, but for those whom somebody told apart. */
export function* twinsIn(rows: Pick<CrmRows, 'people' | 'companies' | 'apart'>): Steps<Twins> {
  const told = [...rows.people.values()].map((person) => ({
    ...contactOf(rows, person),
    id: person.id,
    person,
  }));
  const pairs = yield* pairsIn(told);
  return pairs
    .map((pair) => ({ ...pair, one: pair.one.person, other: pair.other.person }))
    .filter(({ one, other }) => !rows.apart.has(pairKey(one, other)));
}
