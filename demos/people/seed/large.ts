import type { Country } from '#engines/leave/holidays.ts';
import { createRandom } from '#lib/random/random.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRecords } from '../records.ts';
import { leaveOf } from './leave.ts';
import { seed } from './seed.ts';
import { staffOf } from './staff.ts';
import { correctionsOf, extrasOf, tasksOf, timesOf } from './work.ts';

/** Where the company works besides, if it is twenty times as large. */
const towns: readonly [town: string, country: Country][] = [
  ['Leipzig', 'DE'],
  ['Leeds', 'GB'],
  ['Poznań', 'PL'],
  ['Mombasa', 'KE'],
  ['Galway', 'IE'],
  ['Bilbao', 'ES'],
  ['Breda', 'NL'],
  ['Braga', 'PT'],
  ['Kassel', 'DE'],
  ['Cardiff', 'GB'],
  ['Łódź', 'PL'],
  ['Kisumu', 'KE'],
  ['Limerick', 'IE'],
  ['Vigo', 'ES'],
  ['Zwolle', 'NL'],
  ['Faro', 'PT'],
  ['Bremen', 'DE'],
  ['Dundee', 'GB'],
  ['Zaragoza', 'ES'],
];

/** Nineteen more sites of 250 people each, all under the chief executive of the usual sample. */
export function* furtherSites(day: string): Generator<Partial<ListsOf<PeopleRecords>>> {
  const first = seed(day);
  const names = new Set(first.people.map(({ name }) => name));
  const chief = first.people[0]?.id ?? null;
  const counts = {
    people: first.people.length,
    requests: first.requests.length,
    corrections: first.corrections.length,
  };
  for (const [at, [town, country]] of towns.entries()) {
    const random = createRandom(500 + at);
    const site = { id: `s${at + 2}`, town, country, underId: chief, before: counts.people, names };
    const staff = staffOf(day, random, site);
    yield staff;
    const { people } = staff;
    const { requests, health } = leaveOf(day, people, random, counts.requests);
    yield { requests, health };
    const times = timesOf(
      day,
      people,
      Map.groupBy(staff.contracts, ({ personId }) => personId),
      requests,
      random,
    );
    const corrections = correctionsOf(day, times, counts.corrections);
    yield {
      times,
      corrections,
      extras: extrasOf(day, people, random),
      tasks: tasksOf(day, people, random),
    };
    counts.people += people.length;
    counts.requests += requests.length;
    counts.corrections += corrections.length;
  }
}
