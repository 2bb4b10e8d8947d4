import { catalogue } from '#engines/paths/catalogue.ts';
import { threePaths } from '#engines/paths/paths.ts';
import { type Field, fields } from '#engines/paths/programme.ts';
import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Counselling, Note, StepRow, StudentRow } from '../records.ts';

/** The student whose phone the sample shows. */
export const me = 's1';

const names = [
  'Mira Solheim',
  'Darius Popescu',
  'Chidinma Obi',
  'Jakub Havel',
  'Leyla Aydın',
  'Tomos Rhys',
  'Zainab Yusuf',
  'Noé Laurent',
  'Hyejin Park',
  'Elif Sönmez',
  'Oskar Lind',
  'Paloma Ibarra',
  'Ravi Subramaniam',
  'Greta Hofer',
  'Samuel Asante',
  'Ilinca Munteanu',
  'Finn O’Hare',
  'Amara Diallo',
  'Vilhelm Berg',
  'Nadia Haddad',
] as const;

/** What adviser and student agreed on, and when that is due, in days from the day of the sample. */
const agreements = [
  'Go to the open day',
  'Bring the draft of the letter',
  'Call the school about the trial',
] as const;
const offsets = [3, -4, 6, 15, -9, 1, 24, 12, 5, 40] as const;

/** An adviser's students around a day, some decided, some late. All of them are made up. */
export function seed(day: string): ListsOf<Counselling> {
  const random = createRandom(61);
  const within = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const steps: StepRow[] = [];
  const notes: Note[] = [];
  const students = names.map((name, at): StudentRow => {
    const id = `s${at + 1}`;
    const wish = (turn: number): Field => fields[(at * 3 + turn * 2) % fields.length] ?? 'people';
    const student: StudentRow = {
      id,
      name,
      wishes: at === 0 ? ['health', 'people', 'nature'] : [wish(0), wish(1)],
      marks: {
        maths: within(42, 88),
        language: within(45, 90),
        science: within(40, 85),
        arts: within(35, 92),
      },
      yearCents: within(0, 7) * 100_000,
      city: ['Aldermoor', 'Brack', 'Tessel', ''][at % 4] ?? '',
      has: at % 3 === 0 ? ['School certificate'] : at % 3 === 1 ? ['Letter of motivation'] : [],
      chosen: '',
    };
    if (at > 0 && at % 4 === 3) return student;
    // The sample's own student is still choosing.
    if (at === 0) {
      notes.push({
        id: 'n1',
        studentId: id,
        day: daysLater(day, -9),
        text: 'Helped at a practice last summer and liked it. Money is tight, and she wants to stay in Aldermoor.',
      });
      return {
        ...student,
        marks: { maths: 66, language: 58, science: 61, arts: 74 },
        yearCents: 300_000,
        city: 'Aldermoor',
        has: ['School certificate'],
      };
    }
    const path = threePaths(catalogue, student, day)[at % 3];
    if (!path) return student;
    for (const [index, { name: step, by }] of path.steps.entries())
      steps.push({
        id: `${id}-${path.programme.id}-${index}`,
        studentId: id,
        name: step,
        by,
        done: by < daysLater(day, 3),
      });
    for (const [index, agreed] of agreements.entries()) {
      if ((at + index) % 3 === 0) continue;
      const by = daysLater(day, (offsets[at % offsets.length] ?? 0) + (index - 1) * 11);
      const done = index === 0 || (index === 1 && at % 4 === 2);
      steps.push({ id: `${id}-agreed-${index}`, studentId: id, name: agreed, by, done });
    }
    if (random() < 0.5)
      notes.push({
        id: `n${at + 1}`,
        studentId: id,
        day: daysLater(day, -within(3, 40)),
        text: 'Talked about money and the way to school. Parents agree.',
      });
    return { ...student, chosen: path.programme.id };
  });
  return { students, steps, notes };
}
