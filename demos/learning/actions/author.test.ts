import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { lessonSchema } from '../lesson.ts';
import { lessonsOf, offeredCourses, runsOf, versionsOf } from '../lookup.ts';
import type { Draft, LearningEdit, LearningRows } from '../records.ts';
import { me } from '../seed/people.ts';
import { seed } from '../seed/seed.ts';
import { copyCourse } from './copy-course.ts';
import { courseFileOf, readCourseFile } from './course-file.ts';
import { movedTo, putDraft, putLesson } from './edit-course.ts';
import { joinCourse, moveToNewest, newerVersion } from './join-course.ts';
import { deleteDraft, gapsIn, publishCourse, stateOfDraft, withdrawCourse } from './publish-course.ts';

const day = '2026-11-18';
const sample: LearningRows = rowsFrom(seed(day));
const after = (rows: LearningRows, edits: readonly LearningEdit[]) => edited(rows, edits).rows;

const lesson = lessonSchema.parse({
  id: 'l1',
  title: 'Knots',
  minutes: 5,
  text: 'A bowline holds.',
  exercises: [],
  questions: [],
  cards: [],
});
const draft: Draft = { id: 'c1', title: 'Ropes', lead: 'Tie things.', level: 'beginner', lessons: [lesson] };

function published(rows: LearningRows, course: Draft): LearningRows {
  const made = publishCourse(rows, course, day);
  if ('problem' in made) throw new Error(made.problem);
  return after(after(rows, putDraft(course)), made.edits);
}

function builtIn(id: string): Omit<Draft, 'id'> {
  const course = sample.courses.get(id);
  const [version] = versionsOf(sample, id);
  if (!course?.level || !version) throw new Error('The sample has no such course.');
  return { title: course.title, lead: course.lead, level: course.level, lessons: version.lessons };
}

it('publishes a course that has lessons with text, and says what is missing otherwise', () => {
  expect(publishCourse(sample, { ...draft, lessons: [] }, day)).toHaveProperty('problem');
  expect(gapsIn({ ...draft, lessons: [{ ...lesson, text: ' ' }] })).toEqual([
    { said: '“Knots” has no text yet.', lessonId: 'l1' },
  ]);
  const rows = published(sample, draft);
  expect(stateOfDraft(rows, draft)).toBe('published');
  expect(offeredCourses(rows).map(({ id }) => id)).toContain('c1');
});

it('makes a new version only where something changed, and leaves those who began with theirs', () => {
  const first = published(sample, draft);
  const taken = after(first, joinCourse(first, 'c1', me.student, day));
  const run = runsOf(taken, me.student).find(({ courseId }) => courseId === 'c1');
  if (!run) throw new Error('Nobody has joined.');
  expect(versionsOf(published(taken, draft), 'c1')).toHaveLength(1);
  const changed: Draft = { ...draft, lessons: [{ ...lesson, text: 'A reef knot slips.' }] };
  expect(stateOfDraft(taken, changed)).toBe('changed');
  const second = published(taken, changed);
  expect(lessonsOf(second, run)[0]?.text).toBe('A bowline holds.');
  expect(newerVersion(second, run)?.number).toBe(2);
  const moved = after(second, moveToNewest(second, run)).runs.get(run.id);
  expect(moved && lessonsOf(second, moved)[0]?.text).toBe('A reef knot slips.');
});

it('withdraws a course from the list and keeps it for those who take it', () => {
  const first = published(sample, draft);
  const taken = after(first, joinCourse(first, 'c1', me.student, day));
  const without = after(taken, withdrawCourse(taken, 'c1'));
  expect(offeredCourses(without).map(({ id }) => id)).not.toContain('c1');
  expect(runsOf(without, me.student).map(({ courseId }) => courseId)).toContain('c1');
  expect(stateOfDraft(published(without, draft), draft)).toBe('published');
  const deleted = after(taken, deleteDraft(taken, 'c1'));
  expect(deleted.courses.get('c1')?.isWithdrawn).toBe(true);
  expect(after(first, deleteDraft(first, 'c1')).courses.has('c1')).toBe(false);
});

it('copies a course under names that nothing else has', () => {
  const original = builtIn('sql');
  let number = 0;
  const copy = copyCourse(original, () => {
    number += 1;
    return `n${number}`;
  });
  const parts = copy.lessons.flatMap((each) => [
    each.id,
    ...[...each.exercises, ...each.questions, ...each.cards].map(({ id }) => id),
  ]);
  expect(new Set([copy.id, ...parts]).size).toBe(parts.length + 1);
  expect(copy.lessons.map(({ text }) => text)).toEqual(original.lessons.map(({ text }) => text));
});

it('reads the course of its own file', () => {
  for (const id of ['sql', 'html']) {
    const course = builtIn(id);
    expect(readCourseFile(courseFileOf(course))).toEqual({ course });
  }
});

it('says where a file of a course is wrong', () => {
  const file = { ...JSON.parse(courseFileOf(builtIn('sql'))) };
  const problemOf = (change: (course: typeof file) => void): string => {
    const copy = structuredClone(file);
    change(copy);
    const read = readCourseFile(JSON.stringify(copy));
    return 'problem' in read ? read.problem : 'taken';
  };
  expect(readCourseFile('{')).toHaveProperty('problem');
  expect(problemOf((course) => (course.kind = 'song'))).toMatch(/isn’t a course/);
  expect(problemOf((course) => (course.version = 2))).toMatch(/newer version/);
  expect(problemOf((course) => (course.level = 'hard'))).toMatch(/“level”.*Choose a level/);
  expect(problemOf((course) => (course.lessons[1].questions[2].points = 99))).toMatch(
    /^Lesson 2, question 3, “points”/,
  );
  expect(problemOf((course) => (course.lessons[0].questions[1].right = 9))).toMatch(
    /^Lesson 1, question 2: /,
  );
});

it('moves a thing and loses none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (ids, pick, to) => {
      const things = ids.map((id) => ({ id }));
      const id = ids[pick % ids.length] ?? '';
      const moved = movedTo(things, id, to).map((each) => each.id);
      expect([...moved].sort()).toEqual([...ids].sort());
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(0, to), ids.length - 1));
    }),
  );
});

it('adds a lesson last and changes one in its place', () => {
  const two = after(sample, putLesson(draft, { ...lesson, id: 'l2', title: 'Splices' })).drafts.get('c1');
  expect(two?.lessons.map(({ title }) => title)).toEqual(['Knots', 'Splices']);
  const changed = two && after(sample, putLesson(two, { ...lesson, title: 'Hitches' })).drafts.get('c1');
  expect(changed?.lessons.map(({ title }) => title)).toEqual(['Hitches', 'Splices']);
});
