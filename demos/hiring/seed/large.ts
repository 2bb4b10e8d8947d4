import { createRandom } from '#lib/random/random.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seedJobs } from './jobs.ts';
import { happened, seed } from './seed.ts';
import { seedPeople } from './seed-people.ts';

/** How many candidates the large sample has. */
const all = 20_000;

/** More candidates for the same six posts, as many as the usual sample has with each part. */
export function* furtherCandidates(day: string): Generator<Partial<ListsOf<Records>>> {
  const jobs = seedJobs(day);
  let count = seed(day).people.length;
  for (let part = 0; count < all; part += 1) {
    const random = createRandom(9000 + part);
    const made = seedPeople(day, jobs, random, count);
    const people = made.people.slice(0, all - count);
    const applications = made.applications.slice(0, people.length);
    yield { people, applications, ...happened(applications, jobs, day, random) };
    count += people.length;
  }
}
