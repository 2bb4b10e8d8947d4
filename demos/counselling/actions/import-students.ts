import { z } from 'zod';
import { catalogue } from '#engines/paths/catalogue.ts';
import { type Field, fields, subjects } from '#engines/paths/programme.ts';
import type { ImportField } from '../../app-kit/import/match-columns.ts';
import { rowsBy } from '../../app-kit/sandbox/rows-by.ts';
import type { CounsellingEdit, CounsellingRows, StudentRow } from '../records.ts';
import { fieldNames, subjectNames } from '../words.ts';

/** How schools write marks; here they count from 0 to 100. */
export const scales = {
  hundred: { label: '0 to 100', least: 0, most: 100, mark: (own: number) => own },
  twenty: { label: '0 to 20', least: 0, most: 20, mark: (own: number) => own * 5 },
  ten: { label: '0 to 10', least: 0, most: 10, mark: (own: number) => own * 10 },
  six: { label: '1 to 6, where 1 is the best', least: 1, most: 6, mark: (own: number) => (6 - own) * 20 },
} as const;
export type Scale = keyof typeof scales;

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
const partsOf = (text: string): string[] =>
  text
    .split(/[;,/|]/)
    .map((part) => part.trim())
    .filter(Boolean);
const wishNamed = new Map(
  fields.flatMap((field): [string, Field][] => [
    [plain(field), field],
    [plain(fieldNames[field]), field],
  ]),
);
const paperNamed = new Map(catalogue.flatMap(({ papers }) => papers).map(({ name }) => [plain(name), name]));

const text = z.string().trim().max(200, 'Use up to 200 characters.');
const wish = text.superRefine((typed, { addIssue }) => {
  const unknown = partsOf(typed).find((part) => !wishNamed.has(plain(part)));
  if (unknown)
    addIssue({
      code: 'custom',
      message: `“${unknown}” isn’t one of our fields. Use one of ${Object.values(fieldNames).join(', ')}.`,
    });
});
const beforeScale = z.object({
  name: text.min(1, 'Enter a name.'),
  last: text,
  wish1: wish,
  wish2: wish,
  wish3: wish,
  budget: z
    .number()
    .min(0, 'Enter an amount of 0 or more.')
    .max(100_000_000, 'Enter an amount below 1,000,000.')
    .nullable(),
  city: z.string().trim().max(100, 'Use up to 100 characters.'),
  has: z.string().trim().max(1000, 'Use up to 1,000 characters.'),
});

/** A row of a school's own list of students, with the marks on its scale. */
export function studentRows(scale: Scale) {
  const { least, most } = scales[scale];
  const wrong = `Enter a number from ${least} to ${most}, or choose another scale above.`;
  const mark = z.number().min(least, wrong).max(most, wrong).nullable();
  return beforeScale.extend({ maths: mark, language: mark, science: mark, arts: mark });
}
type ImportedStudent = z.output<ReturnType<typeof studentRows>>;

export const studentFields: readonly ImportField<keyof ImportedStudent>[] = [
  {
    name: 'name',
    label: 'Name or first name',
    kind: 'text',
    alsoCalled: ['name', 'student', 'pupil', 'full name', 'first name', 'given name', 'forename', 'vorname'],
  },
  {
    name: 'last',
    label: 'Last name',
    kind: 'text',
    alsoCalled: ['surname', 'family name', 'nachname'],
  },
  {
    name: 'wish1',
    label: 'First wish',
    kind: 'text',
    alsoCalled: ['wish', 'wishes', 'wish 1', 'interest', 'interests', 'field'],
  },
  { name: 'wish2', label: 'Second wish', kind: 'text', alsoCalled: ['wish 2', 'second interest'] },
  { name: 'wish3', label: 'Third wish', kind: 'text', alsoCalled: ['wish 3', 'third interest'] },
  { name: 'maths', label: 'Maths', kind: 'number', alsoCalled: ['math', 'mathematics', 'mathe'] },
  {
    name: 'language',
    label: 'Language',
    kind: 'number',
    alsoCalled: ['english', 'languages', 'german', 'french', 'deutsch'],
  },
  { name: 'science', label: 'Science', kind: 'number', alsoCalled: ['sciences', 'physics', 'biology'] },
  { name: 'arts', label: 'Arts', kind: 'number', alsoCalled: ['art', 'music', 'kunst'] },
  {
    name: 'budget',
    label: 'Euros a year',
    kind: 'money',
    alsoCalled: ['budget', 'money', 'money a year', 'yearly budget'],
  },
  {
    name: 'city',
    label: 'Where they want to stay',
    kind: 'text',
    alsoCalled: ['city', 'town', 'place'],
  },
  {
    name: 'has',
    label: 'Documents they already have',
    kind: 'text',
    alsoCalled: ['papers', 'documents', 'certificates', 'has'],
  },
];

/** Stands where a list says no mark, as for a student who is added by hand. */
const usualMark = 50;

interface ReadStudents {
  students: StudentRow[];
  /** What to look at in rows that are imported all the same, by their place. */
  notes: { at: number; said: string }[];
}

/** Students out of a school's list. Whoever is here already under the same name is brought up to date. */
export function readStudents(
  values: readonly ImportedStudent[],
  rows: Pick<CounsellingRows, 'students'>,
  scale: Scale,
  newId: () => string,
): ReadStudents {
  const known = new Map([...rows.students.values()].map((student) => [plain(student.name), student]));
  const students: StudentRow[] = [];
  const notes: ReadStudents['notes'] = [];
  const seen = new Set<string>();
  for (const [at, value] of values.entries()) {
    const name = `${value.name} ${value.last}`.trim();
    if (seen.has(plain(name))) {
      notes.push({
        at,
        said: `${name} is on an earlier line too, so this one is left out. Add a class to tell two students apart.`,
      });
      continue;
    }
    seen.add(plain(name));
    const before = known.get(plain(name));
    const given = partsOf(value.has);
    const unknown = given.filter((paper) => !paperNamed.has(plain(paper)));
    if (before) notes.push({ at, said: `${name} is already here, so their details are updated.` });
    if (unknown.length > 0)
      notes.push({ at, said: `No path asks for ${unknown.join(' or ')}, so it is left out.` });
    const lacks = before ? [] : subjects.filter((subject) => value[subject] === null);
    if (lacks.length > 0)
      notes.push({
        at,
        said: `There is no mark for ${lacks.map((subject) => subjectNames[subject]).join(', ')}, so we use ${usualMark} until you enter one.`,
      });
    const mark = (subject: (typeof subjects)[number]): number => {
      const own = value[subject];
      return own === null ? (before?.marks[subject] ?? usualMark) : Math.round(scales[scale].mark(own));
    };
    const wishes = [value.wish1, value.wish2, value.wish3]
      .flatMap(partsOf)
      .flatMap((part) => wishNamed.get(plain(part)) ?? []);
    students.push({
      id: before?.id ?? newId(),
      name,
      wishes: wishes.length > 0 ? [...new Set(wishes)].slice(0, 3) : (before?.wishes ?? []),
      marks: {
        maths: mark('maths'),
        language: mark('language'),
        science: mark('science'),
        arts: mark('arts'),
      },
      yearCents: value.budget ?? before?.yearCents ?? 0,
      city: value.city || before?.city || '',
      has:
        given.length > 0
          ? [...new Set(given.flatMap((paper) => paperNamed.get(plain(paper)) ?? []))]
          : (before?.has ?? []),
      chosen: before?.chosen ?? '',
    });
  }
  return { students, notes };
}

const stepsBy = rowsBy('studentId');
const notesBy = rowsBy('studentId');

/** Takes these students, beside those who are here or in their place; plans and notes of the others go with them. */
export function takeStudents(
  rows: CounsellingRows,
  students: readonly StudentRow[],
  instead: boolean,
): CounsellingEdit[] {
  const stay = new Set(students.map(({ id }) => id));
  const gone = instead ? [...rows.students.keys()].filter((id) => !stay.has(id)) : [];
  return [
    ...gone.flatMap((studentId): CounsellingEdit[] => [
      { in: 'students', id: studentId, row: null },
      ...stepsBy(rows.steps, studentId).map(({ id }): CounsellingEdit => ({ in: 'steps', id, row: null })),
      ...notesBy(rows.notes, studentId).map(({ id }): CounsellingEdit => ({ in: 'notes', id, row: null })),
    ]),
    ...students.map((row): CounsellingEdit => ({ in: 'students', id: row.id, row })),
  ];
}
