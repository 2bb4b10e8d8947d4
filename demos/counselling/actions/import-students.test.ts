import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchColumns } from '../../app-kit/import/match-columns.ts';
import { readRecords } from '../../app-kit/import/read-records.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { counselling } from '../application.ts';
import { type Counselling, type CounsellingRows, schemas } from '../records.ts';
import {
  readStudents,
  type Scale,
  scales,
  studentFields,
  studentRows,
  takeStudents,
} from './import-students.ts';

const rows: CounsellingRows = rowsFrom<Counselling>(counselling.seed('2026-11-18'));

/** The rows of a file as the dialog reads them. */
function readFile(lines: readonly string[], scale: Scale = 'hundred') {
  const [columns = [], ...cells] = lines.map((line) => line.split('\t'));
  return readRecords(studentRows(scale), studentFields, matchColumns(columns, studentFields), cells);
}
function idsFrom(first: number) {
  let last = first;
  return () => `new-${last++}`;
}

it('reads a list with one column of wishes, marks of a school and papers', () => {
  const { values, wrong } = readFile([
    'Surname\tFirst name\tInterests\tMath\tEnglish\tPhysics\tArt\tBudget\tTown\tPapers',
    'Brown\tZoë\tHealth; nature\t71\t64\t80\t55\t4.000,00\tLeeds\tHealth check, Diving licence',
  ]);
  expect(wrong).toEqual([]);
  const { students, notes } = readStudents(values, rows, 'hundred', idsFrom(1));
  expect(students).toEqual([
    {
      id: 'new-1',
      name: 'Zoë Brown',
      wishes: ['health', 'nature'],
      marks: { maths: 71, language: 64, science: 80, arts: 55 },
      yearCents: 400_000,
      city: 'Leeds',
      has: ['Health check'],
      chosen: '',
    },
  ]);
  expect(notes).toEqual([{ at: 0, said: 'No path asks for Diving licence, so it is left out.' }]);
});

it('takes a list of names alone, and says what stands where nothing is known', () => {
  const { values } = readFile(['Pupil', 'Kwame Mensah', 'kwame  mensah', 'MIRA SOLHEIM']);
  const { students, notes } = readStudents(values, rows, 'hundred', idsFrom(1));
  expect(students.map(({ id, name, wishes }) => [id, name, wishes.length])).toEqual([
    ['new-1', 'Kwame Mensah', 0],
    ['s1', 'MIRA SOLHEIM', 3],
  ]);
  expect(notes.map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(students[1]?.marks).toEqual(rows.students.get('s1')?.marks);
});

it('names the line and the field that cannot be read', () => {
  const { values, wrong } = readFile([
    'Name\tFirst wish\tMaths\tBudget',
    'Ada\tDancing\t60\t0',
    '\tHealth\t60\t0',
    'Ben\tHealth\t101\tlittle',
    'Cleo\tHealth\t60\t100',
  ]);
  expect(values.map(({ name }) => name)).toEqual(['Cleo']);
  expect(wrong.map(({ row, fields }) => [row, fields.toSorted()])).toEqual([
    [1, ['wish1']],
    [2, ['name']],
    [3, ['budget', 'maths']],
  ]);
  expect(wrong[0]?.problems[0]).toContain('“Dancing” isn’t one of our fields.');
});

it('turns the marks of every scale into whole ones from 0 to 100, the best into 100', () => {
  expect(scales.six.mark(1)).toBe(100);
  expect(scales.six.mark(6)).toBe(0);
  for (const scale of Object.keys(scales) as Scale[]) {
    const { least, most } = scales[scale];
    fc.assert(
      fc.property(fc.double({ min: least, max: most, noNaN: true }), (own) => {
        const [value] = readFile(['Name\tMaths', 'Ada\t50'], 'hundred').values;
        if (!value) throw new Error('no row');
        const { students } = readStudents([{ ...value, maths: own }], rows, scale, idsFrom(1));
        expect(schemas.students.safeParse(students[0]).success).toBe(true);
      }),
    );
  }
});

it('leaves nothing of the others behind when it takes their place, and can be taken back whole', () => {
  const { values } = readFile(['Name', 'Kwame Mensah', 'Mira Solheim']);
  const { students } = readStudents(values, rows, 'hundred', idsFrom(1));
  const taken = edited(rows, takeStudents(rows, students, true));
  expect([...taken.rows.students.keys()].toSorted()).toEqual(['new-1', 's1']);
  expect([...taken.rows.notes.values()].every(({ studentId }) => studentId === 's1')).toBe(true);
  expect([...taken.rows.steps.values()].every(({ studentId }) => studentId === 's1')).toBe(true);
  const back = edited(taken.rows, taken.back).rows;
  for (const name of ['students', 'steps', 'notes'] as const)
    expect(Object.fromEntries<unknown>(back[name])).toEqual(Object.fromEntries<unknown>(rows[name]));
  expect(edited(rows, takeStudents(rows, students, false)).rows.students.size).toBe(rows.students.size + 1);
});
