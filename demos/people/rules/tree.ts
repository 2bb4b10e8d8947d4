import type { Person } from '../records.ts';

type People = ReadonlyMap<string, Person>;

const known = new WeakMap<People, ReadonlyMap<string, readonly Person[]>>();

/** Who reports to whom: the people under each manager, by name; those without one are under ''. */
export function reportsOf(people: People): ReadonlyMap<string, readonly Person[]> {
  const found = known.get(people);
  if (found) return found;
  const reports = new Map<string, Person[]>();
  for (const person of people.values()) {
    // Somebody whose manager is not in the records is at the top.
    const above = person.managerId && people.has(person.managerId) ? person.managerId : '';
    const list = reports.get(above);
    if (list) list.push(person);
    else reports.set(above, [person]);
  }
  for (const list of reports.values()) list.sort((one, other) => (one.name < other.name ? -1 : 1));
  known.set(people, reports);
  return reports;
}

/** The managers above somebody, the nearest first. */
export function managersAbove(people: People, id: string): Person[] {
  const chain: Person[] = [];
  let above = people.get(people.get(id)?.managerId ?? '');
  // Records that somebody brought may run in a circle.
  while (above && !chain.includes(above)) {
    chain.push(above);
    above = people.get(above.managerId ?? '');
  }
  return chain;
}

/** Everybody under somebody, at any depth. */
export function allUnder(people: People, id: string): Person[] {
  const reports = reportsOf(people);
  const under: Person[] = [];
  const waiting = [...(reports.get(id) ?? [])];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.id === id) continue;
    under.push(next);
    waiting.push(...(reports.get(next.id) ?? []));
  }
  return under;
}

/** Why somebody cannot be put under a manager, or null when they can. */
export function whyNotUnder(people: People, id: string, managerId: string): string | null {
  const [person, manager] = [people.get(id), people.get(managerId)];
  if (!person || !manager) return 'This person is no longer in the records.';
  if (id === managerId) return `${person.name} can’t report to themselves.`;
  if (managersAbove(people, managerId).some((above) => above.id === id))
    return `${manager.name} works under ${person.name}, so ${person.name} can’t report to them. Give ${manager.name} another manager first.`;
  return null;
}
