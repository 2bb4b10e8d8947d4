import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { closingDate, nextDate, requirementsOf, stepsOf, threePaths } from './paths.ts';
import { fields, type Student } from './programme.ts';

const mark = fc.integer({ min: 0, max: 100 });
const student: fc.Arbitrary<Student> = fc.record({
  wishes: fc.shuffledSubarray([...fields]),
  marks: fc.record({ maths: mark, language: mark, science: mark, arts: mark }),
  yearCents: fc.integer({ min: 0, max: 900_000 }),
  city: fc.constantFrom('', 'Aldermoor', 'Brack', 'Tessel'),
  has: fc.subarray([...new Set(catalogue.flatMap(({ papers }) => papers.map(({ name }) => name)))]),
});
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('gives three different paths whose steps are all still to come', () =>
  fc.assert(
    fc.property(student, day, (who, today) => {
      const paths = threePaths(catalogue, who, today);
      expect(new Set(paths.map(({ programme }) => programme.id)).size).toBe(3);
      for (const path of paths) {
        for (const step of path.steps) expect(step.by >= today && step.by < path.closes).toBe(true);
        expect(path.begins > path.closes).toBe(true);
        expect(path.missing).toBe(path.requirements.filter(({ met }) => !met).length);
      }
    }),
  ));

it('begins with the first wish wherever the catalogue has it', () =>
  fc.assert(
    fc.property(student, day, (who, today) => {
      const [first] = threePaths(catalogue, who, today);
      const [wish] = who.wishes;
      if (wish) expect(first?.programme.fields).toContain(wish);
    }),
  ));

it('asks for no paper that somebody has, and for no mark that is high enough', () =>
  fc.assert(
    fc.property(student, fc.constantFrom(...catalogue), (who, programme) => {
      const best = {
        ...who,
        marks: { maths: 100, language: 100, science: 100, arts: 100 },
        has: programme.papers.map(({ name }) => name),
      };
      const open = requirementsOf(programme, best).filter(({ met }) => !met);
      expect(open.every(({ kind }) => kind === 'money' || kind === 'place')).toBe(true);
      expect(stepsOf(programme, best, '2027-01-15')).toHaveLength(1);
    }),
  ));

it('takes the earliest closing date that leaves time, as trying them one by one would', () =>
  fc.assert(
    fc.property(student, fc.constantFrom(...catalogue), day, (who, programme, today) => {
      const years = [0, 1, 2].map((more) => `${Number(today.slice(0, 4)) + more}-${programme.closes}`);
      const oracle = years.find((closes) => stepsOf(programme, who, closes).every(({ by }) => by >= today));
      expect(closingDate(programme, who, today)).toBe(oracle);
    }),
  ));

it('knows when a day of the year comes round again', () =>
  expect(['2026-01-14', '2026-01-15', '2026-01-16'].map((from) => nextDate('01-15', from))).toEqual([
    '2026-01-15',
    '2026-01-15',
    '2027-01-15',
  ]));
