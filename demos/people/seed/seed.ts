import { createRandom } from '#lib/random/random.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRecords } from '../records.ts';
import { sampleCompany } from './company.ts';
import { leaveOf } from './leave.ts';
import { reviewsOf } from './reviews.ts';
import { staffOf } from './staff.ts';
import { acceptedOvertime, correctionsOf, extrasOf, sampleSteps, tasksOf, timesOf } from './work.ts';

/** The records of Tidewell around a day: 250 made-up people and what happens to them. */
export function seed(day: string): ListsOf<PeopleRecords> {
  const random = createRandom(41);
  const staff = staffOf(day, random);
  const { requests, health } = leaveOf(day, staff.people, random);
  const clocked = timesOf(
    day,
    staff.people,
    Map.groupBy(staff.contracts, ({ personId }) => personId),
    requests,
    random,
  );
  const waiting = correctionsOf(day, clocked);
  const { times, corrections } = acceptedOvertime(day, clocked, waiting);
  return {
    ...staff,
    requests,
    health,
    times,
    corrections: [...waiting, ...corrections],
    extras: extrasOf(day, staff.people, random),
    runs: [],
    tasks: tasksOf(day, staff.people, random),
    steps: sampleSteps,
    files: [],
    ...reviewsOf(day, staff.people),
    company: [sampleCompany],
  };
}
