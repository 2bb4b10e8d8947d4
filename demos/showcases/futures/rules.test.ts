import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  type Course,
  choiceFrom,
  daysLeft,
  heldCourses,
  hold,
  messageOf,
  missingPapers,
  mostHeld,
  nextClosing,
  papersOf,
} from './rules.ts';
import { courses, firstThree } from './words.ts';

const choice: Choice = { held: firstThree, ready: ['School report'], note: '', unshared: [] };
const named = (id: string): Course => {
  const course = courses.find((each) => each.id === id);
  if (!course) throw new Error(`There is no course ${id}`);
  return course;
};
const nursing = named('nursing');
const surveying = named('surveying');

describe('the day on which a course closes', () => {
  it('is this year’s, on the day itself too, and next year’s from the day after', () => {
    expect(nextClosing(nursing, '2027-01-10')).toBe('2027-01-15');
    expect(nextClosing(nursing, '2027-01-15')).toBe('2027-01-15');
    expect(nextClosing(nursing, '2027-01-16')).toBe('2028-01-15');
    expect(daysLeft(nursing, '2027-01-10')).toBe(5);
  });

  it('puts the course that closes first on top', () => {
    const inOrder = (today: string) => heldCourses(courses, choice, today).map(({ id }) => id);
    expect(inOrder('2026-12-01')).toEqual(['nursing', 'surveying', 'joinery']);
    expect(inOrder('2027-02-01')).toEqual(['joinery', 'nursing', 'surveying']);
  });
});

describe('three courses at most', () => {
  it('lets a fourth in only for one that is named', () => {
    expect(hold(choice, 'design')).toEqual(choice);
    expect(hold(choice, 'design', 'cooking')).toEqual(choice);
    expect(hold(choice, 'design', 'nursing').held).toEqual(['design', 'surveying', 'joinery']);
  });

  it('holds whatever is pressed in whatever order', () => {
    const id = fc.constantFrom(...courses.map((course) => course.id));
    fc.assert(
      fc.property(fc.array(fc.tuple(id, fc.option(id, { nil: undefined }))), (presses) => {
        const end = presses.reduce((held, [next, instead]) => hold(held, next, instead), choice);
        expect(end.held.length).toBeLessThanOrEqual(mostHeld);
        expect(new Set(end.held).size).toBe(end.held.length);
      }),
    );
  });
});

it('names a paper once, with every course that needs it', () => {
  const papers = papersOf([nursing, surveying]);
  expect(papers.find(({ name }) => name === 'Letter')?.courses).toEqual([nursing, surveying]);
  expect(papers.filter(({ name }) => name === 'School report')).toHaveLength(1);
  expect(missingPapers(surveying, choice)).toEqual(['Maths result', 'Letter']);
});

it('writes to the adviser of what is shared alone', () => {
  const shared = { ...choice, unshared: ['nursing'], note: ' Can we talk about maths? ' };
  const message = messageOf(heldCourses(courses, shared, '2026-12-01'), shared, '2026-12-01');
  expect(message).not.toContain('Nursing');
  expect(message).toContain(
    'Surveying (Technical university), apply by 2027-01-31; missing: Maths result, Letter',
  );
  expect(message.endsWith('\n\nCan we talk about maths?')).toBe(true);
});

describe('what was kept', () => {
  it('is read back as it was, without courses that are gone', () => {
    expect(choiceFrom(JSON.parse(JSON.stringify(choice)), courses)).toEqual(choice);
    expect(choiceFrom({ ...choice, held: ['nursing', 'alchemy'] }, courses)?.held).toEqual(['nursing']);
  });

  it('is nothing where it does not fit', () => {
    expect(choiceFrom(null, courses)).toBeNull();
    expect(choiceFrom({ ...choice, held: courses.slice(0, 4).map(({ id }) => id) }, courses)).toBeNull();
  });
});
