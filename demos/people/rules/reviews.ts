import type { PeopleRows } from '../application.ts';
import type { Person, Review, ReviewRound } from '../records.ts';
import { mayDecide, type Viewer } from './viewer.ts';

/** The marks that a manager gives for a goal, from 1 on. */
export const markWords = ['Not met', 'Partly met', 'Met', 'Exceeded'] as const;

/** The two texts of a review: by the person, and by their manager. */
export type Part = 'self' | 'manager';

/** Rounds, the latest first. */
export const roundsOf = ({ rounds }: PeopleRows): ReviewRound[] =>
  [...rounds.values()].sort((one, other) =>
    one.openedOn === other.openedOn ? (one.id < other.id ? 1 : -1) : one.openedOn < other.openedOn ? 1 : -1,
  );

export const reviewId = (roundId: string, personId: string): string => `${roundId}-${personId}`;

export const reviewOf = ({ reviews }: PeopleRows, roundId: string, personId: string): Review | null =>
  reviews.get(reviewId(roundId, personId)) ?? null;

/** Whoever took part in a round and is still in the records. */
export const takingPart = ({ people }: PeopleRows, { personIds }: ReviewRound): Person[] =>
  personIds.flatMap((id) => people.get(id) ?? []);

/** Who writes the manager's part about somebody; nobody at the top. */
export const managerOf = ({ people }: PeopleRows, person: Person): Person | null =>
  people.get(person.managerId ?? '') ?? null;

const isOwn = (viewer: Viewer, personId: string) => viewer.person.id === personId;

/** Whether a viewer writes the manager's part about somebody. */
const isManagerOf = (viewer: Viewer, person: Person) =>
  viewer.role !== 'employee' && person.managerId === viewer.person.id;

/** Reviews are for the person, the managers above them, and HR. */
export const mayOpenReview = (viewer: Viewer, rows: PeopleRows, personId: string): boolean =>
  isOwn(viewer, personId) || mayDecide(viewer, rows.people, personId);

/** What the person wrote: a draft is theirs alone, and the others read it once it is handed in. */
export function seenSelf(viewer: Viewer, rows: PeopleRows, review: Review): Review['self'] {
  if (!review.self || !mayOpenReview(viewer, rows, review.personId)) return null;
  return isOwn(viewer, review.personId) || review.self.doneOn ? review.self : null;
}

/**
 * What the manager wrote: a draft is for its author, a finished text for those above and HR, and for the person
 * from the day on which the round is shared.
 */
export function seenManager(
  viewer: Viewer,
  rows: PeopleRows,
  round: ReviewRound,
  review: Review,
): Review['manager'] {
  const { manager, personId } = review;
  if (!manager || !mayOpenReview(viewer, rows, personId)) return null;
  if (isOwn(viewer, personId)) return round.sharedOn && manager.doneOn ? manager : null;
  return manager.doneOn || manager.by === viewer.person.id ? manager : null;
}

/** Whether a viewer may write a part now. The person's own is over once the round is shared; a late manager's is not. */
export function mayWrite(viewer: Viewer, round: ReviewRound, person: Person, part: Part): boolean {
  if (!round.personIds.includes(person.id)) return false;
  return part === 'self' ? isOwn(viewer, person.id) && !round.sharedOn : isManagerOf(viewer, person);
}

interface Progress {
  /** Who could write about themselves, and did. */
  people: number;
  self: number;
  /** Those who have a manager, and those whose manager has written. */
  managed: number;
  manager: number;
}

export interface TeamProgress extends Progress {
  team: string;
}

const none = (): Progress => ({ people: 0, self: 0, managed: 0, manager: 0 });

/** How much of a round has been handed in, over all and by team, the least finished teams first. */
export function progressOf(
  rows: PeopleRows,
  round: ReviewRound,
): { all: Progress; teams: readonly TeamProgress[] } {
  const all = none();
  const teams = new Map<string, TeamProgress>();
  for (const person of takingPart(rows, round)) {
    const name = rows.teams.get(person.teamId)?.name ?? 'No team';
    const team = teams.get(name) ?? { ...none(), team: name };
    teams.set(name, team);
    const review = reviewOf(rows, round.id, person.id);
    for (const sum of [all, team]) {
      sum.people += 1;
      if (review?.self?.doneOn) sum.self += 1;
      if (!managerOf(rows, person)) continue;
      sum.managed += 1;
      if (review?.manager?.doneOn) sum.manager += 1;
    }
  }
  const share = ({ people, self, managed, manager }: Progress) => (self + manager) / (people + managed);
  return {
    all,
    teams: [...teams.values()].sort(
      (one, other) => share(one) - share(other) || (one.team < other.team ? -1 : 1),
    ),
  };
}

/** Managers who still have to write, with how many texts are missing; the most first. */
export function lateManagers(rows: PeopleRows, round: ReviewRound): [manager: Person, missing: number][] {
  const missing = new Map<Person, number>();
  for (const person of takingPart(rows, round)) {
    const manager = managerOf(rows, person);
    if (manager && !reviewOf(rows, round.id, person.id)?.manager?.doneOn)
      missing.set(manager, (missing.get(manager) ?? 0) + 1);
  }
  return [...missing].sort(([one, many], [other, more]) => more - many || (one.name < other.name ? -1 : 1));
}

export interface ReviewTask {
  round: ReviewRound;
  person: Person;
  part: Part;
}

/** What a viewer still has to write: about themselves, and about those who report to them. */
export function reviewTasks(rows: PeopleRows, viewer: Viewer): ReviewTask[] {
  return roundsOf(rows)
    .filter(({ sharedOn }) => !sharedOn)
    .flatMap((round) =>
      takingPart(rows, round).flatMap((person) =>
        (['self', 'manager'] as const)
          .filter(
            (part) =>
              mayWrite(viewer, round, person, part) && !reviewOf(rows, round.id, person.id)?.[part]?.doneOn,
          )
          .map((part) => ({ round, person, part })),
      ),
    );
}

/** The mean of the marks that were given, or null where there are none. */
export function meanMark(review: Pick<Review, 'manager'>): number | null {
  const marks = review.manager?.ratings.flatMap(({ mark }) => mark ?? []) ?? [];
  return marks.length > 0 ? marks.reduce((sum, mark) => sum + mark, 0) / marks.length : null;
}
