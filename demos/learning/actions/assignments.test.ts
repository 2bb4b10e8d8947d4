import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLater } from '#lib/time/days.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { gradeBook } from '../gradebook.ts';
import { assignmentsFor, handInOf } from '../lookup.ts';
import { type Assignment, type LearningEdit, type LearningRows, schemas } from '../records.ts';
import { me } from '../seed/people.ts';
import { seed } from '../seed/seed.ts';
import {
  deleteAssignment,
  forEverybodyIn,
  saveAssignment,
  typedAssignment,
  typedCriterion,
} from './assign.ts';
import { saveGroup } from './group.ts';
import { handIn } from './hand-in.ts';
import { markHandIn, pointsOf } from './mark-hand-in.ts';

const day = '2026-11-18';
const rows: LearningRows = rowsFrom(seed(day));
const after = (from: LearningRows, edits: readonly LearningEdit[]) => edited(from, edits).rows;

function taken<Done extends { edits: LearningEdit[] }>(done: Done | object): LearningEdit[] {
  if (!('edits' in done)) throw new Error(JSON.stringify(done));
  return (done as Done).edits;
}
function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The sample lacks it.');
  return thing;
}
const report: Assignment = found(rows.assignments.get('as1'));
const autumn = found(rows.runs.get('sql-autumn'));
const file = { id: 'f1', name: 'report.pdf', type: 'application/pdf', bytes: 3, data: 'AQID' };
const criteria = [typedCriterion('The work', ['Missing', 'There'])];
const typed = {
  title: 'Second',
  brief: 'Do it.',
  due: daysLater(day, 3),
  audience: 'sql-autumn',
  rubric: criteria,
};

it('gives an assignment to a group, or to everybody who takes a course', () => {
  const own = after(rows, taken(saveAssignment(rows, typed, { id: 'n', known: null, day })));
  const summer = found(rows.runs.get('sql-summer'));
  const isIn = (from: LearningRows, run: typeof autumn) =>
    assignmentsFor(from, run).some(({ id }) => id === 'n');
  expect([isIn(own, autumn), isIn(own, summer)]).toEqual([true, false]);
  const all = { ...typed, audience: forEverybodyIn('sql') };
  const both = after(rows, taken(saveAssignment(rows, all, { id: 'n', known: null, day })));
  expect([isIn(both, autumn), isIn(both, summer)]).toEqual([true, true]);
  expect(isIn(both, found(rows.runs.get('html-autumn')))).toBe(false);
  expect(typedAssignment(found(both.assignments.get('n'))).audience).toBe('course:sql');
});

it('says beside each field what is wrong with an assignment', () => {
  const bare = {
    title: ' ',
    brief: '',
    due: daysLater(day, -1),
    audience: '',
    rubric: [typedCriterion('', ['a'])],
  };
  const refused = saveAssignment(rows, bare, { id: 'n', known: null, day });
  const key = bare.rubric[0]?.key ?? '';
  expect(Object.keys('errors' in refused ? refused.errors : {}).sort()).toEqual(
    ['audience', 'brief', 'due', 'title', key].sort(),
  );
});

it('keeps the criteria once work was marked by them', () => {
  const change = { ...typedAssignment(report), rubric: criteria };
  expect(saveAssignment(rows, change, { id: 'as1', known: report, day })).toHaveProperty('errors.rubric');
  const reworded = typedAssignment({ ...report, title: 'Another title' });
  expect(saveAssignment(rows, reworded, { id: 'as1', known: report, day })).toHaveProperty('edits');
});

it('takes text or a file until the day is over, and the new work instead of the old', () => {
  const first = after(rows, taken(handIn(rows, report, me.student, { text: 'One.', file }, day)));
  expect(first.files.get('f1')?.name).toBe('report.pdf');
  const again = after(
    first,
    taken(handIn(first, report, me.student, { text: 'Two.', file: 'as before' }, day)),
  );
  expect(handInOf(again, 'as1', me.student)).toMatchObject({ text: 'Two.', fileId: 'f1' });
  const without = after(again, taken(handIn(again, report, me.student, { text: 'Three.', file: null }, day)));
  expect(without.files.size).toBe(0);
  expect(handIn(rows, report, me.student, { text: ' ', file: null }, day)).toHaveProperty('field', 'text');
  const large = { ...file, bytes: 2_000_001 };
  expect(handIn(rows, report, me.student, { text: '', file: large }, day)).toHaveProperty('field', 'file');
  const late = daysLater(report.due, 1);
  expect(handIn(rows, report, me.student, { text: 'Late.', file: null }, late)).toHaveProperty('problem');
  expect(handIn(rows, report, me.student, { text: 'Today.', file: null }, report.due)).toHaveProperty(
    'edits',
  );
});

it('asks for new marks when work is handed in again, and keeps the comment', () => {
  const marked = after(rows, taken(handIn(rows, report, 'p11', { text: 'Better.', file: null }, day)));
  expect(handInOf(marked, 'as1', 'p11')).toMatchObject({
    levels: null,
    feedback: rows.handIns.get('as1.p11')?.feedback,
  });
});

it('counts marked work in the grade book, like one more quiz', () => {
  const handed = after(rows, taken(handIn(rows, report, me.student, { text: 'One.', file: null }, day)));
  const levels = fc.tuple(fc.nat(2), fc.nat(3), fc.nat(2));
  fc.assert(
    fc.property(levels, (given) => {
      const work = found(handInOf(handed, 'as1', me.student));
      const marked = after(handed, taken(markHandIn(report, work, given, '')));
      const row = found(gradeBook(marked, autumn).find(({ studentId }) => studentId === me.student));
      const { got, of } = pointsOf(report, given);
      const percent = Math.round(((got ?? 0) / of) * 100);
      // The visitor has taken no quiz in the sample.
      expect(row).toMatchObject({ assignments: [percent], mean: percent });
    }),
  );
});

it('deletes an assignment with what was handed in', () => {
  const handed = after(rows, taken(handIn(rows, report, me.student, { text: 'One.', file }, day)));
  const gone = after(handed, deleteAssignment(handed, 'as1'));
  expect([...gone.handIns.values()].filter(({ assignmentId }) => assignmentId === 'as1')).toEqual([]);
  expect([gone.assignments.has('as1'), gone.files.size]).toEqual([false, 0]);
});

it('makes a group of the newest version, and says what is missing otherwise', () => {
  const facts = { name: 'Evening', courseId: 'sql', starts: day, ends: daysLater(day, 9) };
  const group = { id: 'g', known: null, studentIds: ['p1'] };
  const made = after(rows, taken(saveGroup(rows, facts, group))).runs.get('g');
  expect(schemas.runs.safeParse(made).success).toBe(true);
  expect(made?.versionId).toBe('sql-v1');
  const wrong = { name: '', courseId: '', starts: day, ends: daysLater(day, -1) };
  const refused = saveGroup(rows, wrong, { ...group, studentIds: [] });
  expect(Object.keys('errors' in refused ? refused.errors : {}).sort()).toEqual([
    'courseId',
    'ends',
    'name',
    'studentIds',
  ]);
});
