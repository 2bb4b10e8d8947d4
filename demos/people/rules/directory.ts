import { countries } from '#engines/leave/holidays.ts';
import type { PeopleRows } from '../application.ts';
import type { Person } from '../records.ts';
import { awayOn } from './away.ts';

/** Letters without their marks, so that 'nobrega' finds Nóbrega. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o');

interface Known {
  teams: object;
  texts: ReadonlyMap<string, string>;
  byName: readonly Person[];
}
const known = new WeakMap<object, Known>();

/** What each person can be found by, and their order. Sorting 5,000 names takes longer than a key press may, so it is done once. */
function indexOf({ people, teams }: PeopleRows): Known {
  const found = known.get(people);
  if (found?.teams === teams) return found;
  const texts = new Map<string, string>();
  for (const person of people.values()) {
    const team = teams.get(person.teamId)?.name ?? '';
    texts.set(
      person.id,
      folded(
        `${person.name} ${person.title} ${team} ${person.city} ${countries[person.country]} ${person.email} ${person.number}`,
      ),
    );
  }
  const byName = [...people.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const index = { teams, texts, byName };
  known.set(people, index);
  return index;
}

export interface DirectoryFilter {
  words: string;
  team: string;
  country: string;
  /** 'away', 'starting', 'leaving', or '' for everybody. */
  standing: string;
}

export const standings = [
  ['away', 'Away today'],
  ['starting', 'Started lately or starting'],
  ['leaving', 'Leaving'],
] as const;

/** Those whom words and filters find, by name; names that begin with the words come first. */
export function findPeople(rows: PeopleRows, filter: DirectoryFilter, day: string, lately: string): Person[] {
  const words = folded(filter.words).split(/\s+/).filter(Boolean);
  const { texts, byName } = indexOf(rows);
  const away = awayOn(rows, day);
  const found = byName.filter((person) => {
    if (filter.team && person.teamId !== filter.team) return false;
    if (filter.country && person.country !== filter.country) return false;
    if (filter.standing === 'away' && !away.has(person.id)) return false;
    if (filter.standing === 'starting' && person.started < lately) return false;
    if (filter.standing === 'leaving' && person.ended === null) return false;
    const text = texts.get(person.id) ?? '';
    return words.every((word) => text.includes(word));
  });
  const [first] = words;
  if (!first) return found;
  const begins = (person: Person) => texts.get(person.id)?.startsWith(first) ?? false;
  return [...found.filter(begins), ...found.filter((person) => !begins(person))];
}
