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

const texts = new WeakMap<Person, { team: string; text: string }>();

/** What somebody can be found by; made once for each state of their record. */
function textOf(person: Person, teams: PeopleRows['teams']): string {
  const team = teams.get(person.teamId)?.name ?? '';
  const known = texts.get(person);
  if (known?.team === team) return known.text;
  const { name, title, city, country, email, number } = person;
  const text = folded(`${name} ${title} ${team} ${city} ${countries[country]} ${email} ${number}`);
  texts.set(person, { team, text });
  return text;
}

const orders = new WeakMap<object, readonly Person[]>();

/** Everybody by name. Sorting 5,000 names takes longer than a key press may, so it is done once. */
function byName(people: PeopleRows['people']): readonly Person[] {
  const known = orders.get(people);
  if (known) return known;
  const sorted = [...people.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  orders.set(people, sorted);
  return sorted;
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
  ['starting', 'New or starting soon'],
  ['leaving', 'Leaving'],
] as const;

/** The people that words and filters find, by name; names that begin with the words come first. */
export function findPeople(rows: PeopleRows, filter: DirectoryFilter, day: string, lately: string): Person[] {
  const words = folded(filter.words).split(/\s+/).filter(Boolean);
  const away = awayOn(rows, day);
  const found = byName(rows.people).filter((person) => {
    if (filter.team && person.teamId !== filter.team) return false;
    if (filter.country && person.country !== filter.country) return false;
    if (filter.standing === 'away' && !away.has(person.id)) return false;
    if (filter.standing === 'starting' && person.started < lately) return false;
    if (filter.standing === 'leaving' && person.ended === null) return false;
    if (words.length === 0) return true;
    const text = textOf(person, rows.teams);
    return words.every((word) => text.includes(word));
  });
  const [first] = words;
  if (!first) return found;
  const begins = (person: Person) => textOf(person, rows.teams).startsWith(first);
  return [...found.filter(begins), ...found.filter((person) => !begins(person))];
}
