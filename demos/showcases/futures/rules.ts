import { daysBetween } from '#lib/time/days.ts';

export interface Course {
  id: string;
  name: string;
  place: string;
  field: string;
  years: number;
  /** The last day of applying, every year: month and day as in 01-15. */
  closes: string;
  /** What a day there is like. */
  day: string;
  /** What the application needs. A paper that two courses name is needed once. */
  papers: readonly string[];
}

/** What a student holds: three courses at most, and the papers that are ready. */
export interface Choice {
  held: readonly string[];
  ready: readonly string[];
  /** What the student adds to the message to the adviser. */
  note: string;
  /** Courses that are left out of that message. */
  unshared: readonly string[];
}

export const mostHeld = 3;

/** The next day on which a course closes, as in 2027-01-15; today still counts. */
export function nextClosing(course: Course, today: string): string {
  const thisYear = `${today.slice(0, 4)}-${course.closes}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${course.closes}`;
}

export const daysLeft = (course: Course, today: string): number =>
  daysBetween(today, nextClosing(course, today));

/** The courses that are held, the one that closes first on top. */
export function heldCourses(all: readonly Course[], { held }: Choice, today: string): Course[] {
  return all
    .filter(({ id }) => held.includes(id))
    .toSorted((one, other) => daysLeft(one, today) - daysLeft(other, today));
}

export const missingPapers = (course: Course, { ready }: Choice): string[] =>
  course.papers.filter((paper) => !ready.includes(paper));

export interface Paper {
  name: string;
  /** The held courses that need it. */
  courses: readonly Course[];
}

/** Every paper that the held courses need, each once; what is needed first stands first. */
export function papersOf(courses: readonly Course[]): Paper[] {
  const names = [...new Set(courses.flatMap(({ papers }) => papers))];
  return names.map((name) => ({
    name,
    courses: courses.filter(({ papers }) => papers.includes(name)),
  }));
}

/** Takes a course up; with three in hand `instead` names the one that makes room. Nothing changes where none is named. */
export function hold(choice: Choice, id: string, instead?: string): Choice {
  const { held } = choice;
  if (held.includes(id)) return choice;
  if (held.length < mostHeld) return { ...choice, held: [...held, id] };
  if (!instead || !held.includes(instead)) return choice;
  return { ...choice, held: held.map((each) => (each === instead ? id : each)) };
}

/** The message to the adviser: the courses that are shared, with their dates and what is missing. */
export function messageOf(courses: readonly Course[], choice: Choice, today: string): string {
  const shared = courses.filter(({ id }) => !choice.unshared.includes(id));
  const lines = shared.map((course) => {
    const missing = missingPapers(course, choice);
    const state = missing.length === 0 ? 'all documents ready' : `missing: ${missing.join(', ')}`;
    return `${course.name} (${course.place}), apply by ${nextClosing(course, today)}; ${state}`;
  });
  const note = choice.note.trim();
  return [...lines, ...(note ? ['', note] : [])].join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Reads what was kept in this browser; null where it doesn't fit. */
export function choiceFrom(kept: unknown, all: readonly Course[]): Choice | null {
  if (!isRecord(kept)) return null;
  const { held, ready, note, unshared } = kept;
  if (!isTexts(held) || !isTexts(ready) || !isTexts(unshared) || typeof note !== 'string') return null;
  const known = [...new Set(held)].filter((id) => all.some((course) => course.id === id));
  return known.length <= mostHeld ? { held: known, ready, note, unshared } : null;
}
