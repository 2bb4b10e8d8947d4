import type { PeopleRows } from '../application.ts';

type Options = readonly { value: string; label: string; note: string }[];

const known = new WeakMap<PeopleRows['people'], Options>();

/** Everybody as a choice. The same list for the same people, because a field with 5,000 choices prepares each again. */
export function personOptions(people: PeopleRows['people']): Options {
  const found = known.get(people);
  if (found) return found;
  const options = [...people.values()].map(({ id, name, title }) => ({
    value: id,
    label: name,
    note: title,
  }));
  known.set(people, options);
  return options;
}
