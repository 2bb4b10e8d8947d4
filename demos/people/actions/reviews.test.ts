import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PeopleRows } from '../application.ts';
import {
  mayOpenReview,
  meanMark,
  progressOf,
  reviewOf,
  reviewTasks,
  roundsOf,
  seenManager,
  seenSelf,
  takingPart,
} from '../rules/reviews.ts';
import { roleIds } from '../rules/viewer.ts';
import { openRound, ratedGoals, setGoal, shareRound, takeReviewBack, writeReview } from './reviews.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from './sample-rows.ts';

const [hr, manager, employee] = [sampleViewer('hr'), sampleViewer('manager'), sampleViewer('employee')];
const [round] = roundsOf(sampleRows);
if (!round) throw new Error('The sample has an open round.');
const jonas = employee.person;
const ofJonas = [round.id, jonas.id] as const;
const answers = round.questions.map((question) => `About ${question}`);
const marks = ratedGoals(sampleRows, jonas).map(() => 3);

const written = (rows: PeopleRows, handIn: boolean) =>
  rowsAfter(rows, writeReview(rows, manager, [...ofJonas, 'manager'], { answers, marks }, handIn, sampleDay));
const seen = (rows: PeopleRows, viewer: typeof hr) => {
  const review = reviewOf(rows, ...ofJonas);
  const now = rows.rounds.get(round.id);
  return review && now ? seenManager(viewer, rows, now, review) : null;
};

describe('what a manager wrote', () => {
  it('is a draft for nobody else, then for HR, and for the person once the round is shared', () => {
    const draft = written(sampleRows, false);
    expect([seen(draft, manager), seen(draft, hr), seen(draft, employee)].map(Boolean)).toEqual([
      true,
      false,
      false,
    ]);
    const done = written(draft, true);
    expect([seen(done, manager), seen(done, hr), seen(done, employee)].map(Boolean)).toEqual([
      true,
      true,
      false,
    ]);
    const shared = rowsAfter(done, shareRound(done, hr, round.id, sampleDay));
    expect(seen(shared, employee)?.ratings.map(({ mark }) => mark)).toEqual(marks);
    expect(takeReviewBack(shared, manager, [...ofJonas, 'manager'])).toHaveProperty('problem');
  });

  it('is handed in with every answer and every mark, and refused at the first that is missing', () => {
    const hand = (change: { answers?: string[]; marks?: (number | null)[] }) =>
      writeReview(
        sampleRows,
        manager,
        [...ofJonas, 'manager'],
        { answers, marks, ...change },
        true,
        sampleDay,
      );
    expect(hand({ answers: [answers[0] ?? '', ' '] })).toMatchObject({ field: 'answer-1' });
    expect(hand({ marks: [3, null] })).toMatchObject({ field: 'mark-1' });
    const bare = { ...sampleRows, goals: new Map() };
    expect(
      writeReview(bare, manager, [...ofJonas, 'manager'], { answers, marks: [] }, true, sampleDay),
    ).toMatchObject({ field: 'goal' });
  });

  it('keeps its marks when the goals change later', () => {
    const done = written(sampleRows, true);
    const review = reviewOf({ ...done, goals: new Map() }, ...ofJonas);
    expect(review?.manager?.ratings).toHaveLength(marks.length);
    expect(review && meanMark(review)).toBe(3);
  });

  it('is written by the person’s own manager alone', () => {
    for (const viewer of [hr, employee])
      expect(
        writeReview(sampleRows, viewer, [...ofJonas, 'manager'], { answers, marks }, true, sampleDay),
      ).toHaveProperty('problem');
  });
});

describe('what somebody writes about themselves', () => {
  const self = (rows: PeopleRows, handIn: boolean) =>
    writeReview(rows, employee, [...ofJonas, 'self'], { answers, marks: [] }, handIn, sampleDay);

  it('is theirs until it is handed in, and closed once the round is shared', () => {
    const draft = rowsAfter(sampleRows, self(sampleRows, false));
    const review = reviewOf(draft, ...ofJonas);
    if (!review) throw new Error('The draft was kept.');
    expect(seenSelf(employee, draft, review)?.answers).toEqual(answers);
    expect(seenSelf(manager, draft, review)).toBeNull();
    const done = rowsAfter(draft, self(draft, true));
    const handed = reviewOf(done, ...ofJonas);
    expect(handed && seenSelf(manager, done, handed)?.doneOn).toBe(sampleDay);
    const shared = rowsAfter(done, shareRound(done, hr, round.id, sampleDay));
    expect(self(shared, false)).toMatchObject({ problem: expect.stringContaining('shared') });
  });

  it('stands among what waits until then', () => {
    const own = (rows: PeopleRows) => reviewTasks(rows, employee).map(({ part }) => part);
    expect(own(sampleRows)).toEqual(['self']);
    expect(own(rowsAfter(sampleRows, self(sampleRows, true)))).toEqual([]);
  });
});

describe('a round', () => {
  const typed = { name: 'Trial', due: '2026-12-01', questions: 'One?\n\nTwo?', teamId: '' };

  it('takes in whoever works here on the day, and asks each line as a question', () => {
    const rows = rowsAfter(sampleRows, openRound(sampleRows, hr, typed, sampleDay));
    const opened = roundsOf(rows).find(({ name }) => name === 'Trial');
    expect(opened?.questions).toEqual(['One?', 'Two?']);
    const here = [...rows.people.values()].filter(
      ({ started, ended }) => started <= sampleDay && (ended === null || ended >= sampleDay),
    );
    expect(opened?.personIds.toSorted()).toEqual(here.map(({ id }) => id).toSorted());
  });

  it('is refused at the field that is wrong, and for everybody but HR', () => {
    const open = (change: Partial<typeof typed>) =>
      openRound(sampleRows, hr, { ...typed, ...change }, sampleDay);
    expect(open({ name: ' ' })).toMatchObject({ field: 'name' });
    expect(open({ name: round.name })).toMatchObject({ field: 'name' });
    expect(open({ due: '2026-11-01' })).toMatchObject({ field: 'due' });
    expect(open({ questions: '\n' })).toMatchObject({ field: 'questions' });
    expect(openRound(sampleRows, manager, typed, sampleDay)).toHaveProperty('problem');
    expect(shareRound(sampleRows, manager, round.id, sampleDay)).toHaveProperty('problem');
  });

  it('counts the same over all as over its teams, and as one counts by hand', () => {
    const { all, teams } = progressOf(sampleRows, round);
    for (const part of ['people', 'self', 'managed', 'manager'] as const)
      expect(teams.reduce((sum, team) => sum + team[part], 0)).toBe(all[part]);
    const reviews = takingPart(sampleRows, round).map(({ id }) => reviewOf(sampleRows, round.id, id));
    expect(all.self).toBe(reviews.filter((review) => review?.self?.doneOn).length);
    expect(all.manager).toBe(reviews.filter((review) => review?.manager?.doneOn).length);
    expect(all.managed).toBe(all.people - 1);
  });
});

it('shows nobody a text about a person whom they neither are nor lead, in any role', () => {
  const ids = [...sampleRows.reviews.values()];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.constantFrom(...roleIds), (review, role) => {
      const viewer = sampleViewer(role);
      const now = sampleRows.rounds.get(review.roundId);
      if (!now) throw new Error('Every review has its round.');
      const self = seenSelf(viewer, sampleRows, review);
      const text = seenManager(viewer, sampleRows, now, review);
      if (!mayOpenReview(viewer, sampleRows, review.personId)) expect([self, text]).toEqual([null, null]);
      if (role === 'employee' && review.personId !== viewer.person.id)
        expect([self, text]).toEqual([null, null]);
      if (review.personId === viewer.person.id && !now.sharedOn) expect(text).toBeNull();
    }),
  );
});

it('sets a goal once, and only from above', () => {
  expect(setGoal(sampleRows, employee, jonas.id, 'Rest', sampleDay)).toHaveProperty('problem');
  const rows = rowsAfter(sampleRows, setGoal(sampleRows, manager, jonas.id, 'Rest', sampleDay));
  expect(ratedGoals(rows, jonas)).toContain('Rest');
  expect(setGoal(rows, manager, jonas.id, ' rest ', sampleDay)).toMatchObject({ field: 'goal' });
});
