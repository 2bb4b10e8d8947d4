import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { gradeBook, stopsIn } from '../gradebook.ts';
import { attemptsIn, lessonsOf, marksIn, nextLesson, progressIn } from '../lookup.ts';
import type { LearningRows } from '../records.ts';
import { schemas } from '../records.ts';
import { me } from '../seed/people.ts';
import { seed } from '../seed/seed.ts';
import { addPost, deletePost } from './discuss.ts';
import { addNote, toggleBookmark } from './keep-marks.ts';
import { markHandIn, pointsOf } from './mark-hand-in.ts';
import { answerCard, cardsOf, dueCards } from './practise.ts';
import { finishLesson, handInQuiz, tryExercise, type Where } from './take-lesson.ts';

const day = '2026-11-18';
const rows: LearningRows = rowsFrom(seed(day));

function first(): Where {
  const run = rows.runs.get('sql-autumn');
  const [lesson] = run ? lessonsOf(rows, run) : [];
  if (!run || !lesson) throw new Error('The sample has no first lesson.');
  return { run, lesson, studentId: me.student, day };
}
const where = first();

it('begins with records that can be read from a file again', () => {
  for (const [name, list] of Object.entries(seed(day)))
    for (const row of list)
      expect(schemas[name as keyof typeof schemas].safeParse(row).error, `${name} ${row.id}`).toBeUndefined();
  expect(seed(day)).toEqual(seed(day));
});

it('keeps an exercise solved once it was', () => {
  const [solved] = tryExercise(rows, where, 'sql-1-a', true);
  const after = edited(rows, solved ? [solved] : []).rows;
  const again = edited(after, tryExercise(after, where, 'sql-1-a', false)).rows;
  expect(progressIn(again, where.run, me.student, 'sql-1')?.exercises['sql-1-a']).toEqual({
    tries: 2,
    solvedOn: day,
  });
});

it('goes on with the next lesson once one is finished, and brings its cards', () => {
  const now = new Date(`${day}T10:00:00Z`);
  expect(cardsOf(rows, me.student)).toEqual([]);
  const { rows: after, back } = edited(rows, finishLesson(rows, where, true));
  expect(nextLesson(after, where.run, me.student)?.id).toBe('sql-2');
  const [card] = dueCards(after, me.student, now);
  expect(card?.id).toBe('sql-1-k1');
  const answered = edited(after, answerCard(after, 'sql-1-k1', 4, now)).rows;
  expect(dueCards(answered, me.student, now).map(({ id }) => id)).not.toContain('sql-1-k1');
  expect(nextLesson(edited(after, back).rows, where.run, me.student)?.id).toBe('sql-1');
});

it('marks a quiz and counts it as an attempt', () => {
  const after = edited(rows, handInQuiz(rows, where, { 'sql-1-q2': { kind: 'single', chosen: 1 } })).rows;
  expect(attemptsIn(after, where.run, me.student, 'sql-1')).toMatchObject([{ got: 100, of: 500 }]);
});

it('sets a bookmark and takes it away, and refuses an empty note', () => {
  const after = edited(rows, toggleBookmark(rows, where, 'order-by')).rows;
  expect(marksIn(after, where.run, me.student, 'sql-1')).toHaveLength(1);
  const without = edited(after, toggleBookmark(after, where, 'order-by')).rows;
  expect(marksIn(without, where.run, me.student, 'sql-1')).toHaveLength(0);
  expect(addNote(where, { id: 'n', sectionId: 'order-by', text: '  ' })).toHaveProperty('problem');
});

it('deletes a post with its answers, and refuses an empty one', () => {
  expect(deletePost(rows, 'd1').map(({ id }) => id)).toEqual(['d1', 'd2']);
  const post = {
    id: 'x',
    courseId: 'sql',
    lessonId: 'sql-1',
    personId: 'p1',
    on: day,
    text: ' ',
    answers: null,
  };
  expect(addPost(post)).toHaveProperty('problem');
});

it('marks a hand-in only when every criterion has a level', () => {
  const [assignment, handIn] = [rows.assignments.get('as1'), rows.handIns.get('as1.p3')];
  if (!assignment || !handIn) throw new Error('The sample has no assignment.');
  expect(markHandIn(assignment, handIn, [1, null, 2], '')).toHaveProperty('problem');
  expect(markHandIn(assignment, handIn, [2, 3, 1], ' Good. ')).toMatchObject({
    edits: [{ row: { levels: [2, 3, 1], feedback: 'Good.' } }],
  });
  expect(pointsOf(assignment, [2, 3, 1])).toEqual({ got: 6, of: 7 });
});

it('adds up a grade book that agrees with the records', () => {
  const book = gradeBook(rows, where.run);
  expect(book).toHaveLength(where.run.studentIds.length);
  const finished = [...rows.progress.values()].filter(
    ({ runId, doneOn }) => runId === 'sql-autumn' && doneOn,
  );
  expect(book.reduce((sum, row) => sum + row.finished, 0)).toBe(finished.length);
  const stops = stopsIn(rows, where.run);
  const open = [...rows.progress.values()].filter(({ runId, doneOn }) => runId === 'sql-autumn' && !doneOn);
  expect(stops.reduce((sum, { stuck }) => sum + stuck, 0)).toBe(open.length);
});

it('counts a question by the first attempt, whatever follows', () => {
  const run = { ...where.run, studentIds: [me.student] };
  const [question] = where.lesson.questions.filter(({ kind }) => kind === 'single');
  if (question?.kind !== 'single') throw new Error('The lesson has no such question.');
  const handIn = (from: LearningRows, chosen: number) =>
    edited(from, handInQuiz(from, where, { [question.id]: { kind: 'single', chosen } })).rows;
  const wrong = handIn(rows, question.right === 0 ? 1 : 0);
  const then = handIn(wrong, question.right);
  for (const state of [wrong, then])
    expect(stopsIn(state, run)[0]?.hardest).toMatchObject({ ask: question.ask, wrong: 1, of: 1 });
  expect(stopsIn(handIn(rows, question.right), run)[0]?.hardest).toBeNull();
});
