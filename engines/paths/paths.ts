import { wholeMoneyText } from '#lib/money/money.ts';
import { daysLater } from '#lib/time/days.ts';
import { type Programme, type Student, type Subject, subjects } from './programme.ts';

/** Something that a programme asks for, and whether the student has it. */
interface Requirement {
  kind: 'marks' | 'money' | 'place' | 'paper';
  text: string;
  met: boolean;
}

/** A step towards an application, with the last day for it. */
interface Step {
  name: string;
  by: string;
}

export interface Path {
  programme: Programme;
  /** Why it is among the three. */
  role: 'wish' | 'reach' | 'money';
  requirements: readonly Requirement[];
  missing: number;
  /** The next day on which the application closes, and when it begins after that. */
  closes: string;
  begins: string;
  steps: readonly Step[];
  /** What the whole of it costs, in cents. */
  cents: number;
}

const subjectNames: Readonly<Record<Subject, string>> = {
  maths: 'Maths',
  language: 'Language',
  science: 'Science',
  arts: 'Arts',
};
/** Handing in a day before the end is too late too often. */
const spare = 3;

/** The next time a day of the year comes round, from this day on. */
export function nextDate(monthDay: string, from: string): string {
  const date = `${from.slice(0, 4)}-${monthDay}`;
  return date >= from ? date : `${Number(from.slice(0, 4)) + 1}-${monthDay}`;
}

export function requirementsOf(programme: Programme, student: Student): Requirement[] {
  const marks = subjects.flatMap((subject): Requirement[] => {
    const least = programme.marks[subject];
    if (least === undefined) return [];
    const own = student.marks[subject];
    const met = own >= least;
    return [
      {
        kind: 'marks',
        met,
        text: `${subjectNames[subject]} ${least}: ${met ? `has ${own}` : `${least - own} short`}`,
      },
    ];
  });
  const over = programme.yearCents - student.yearCents;
  const euros = (cents: number) => wholeMoneyText(Math.round(cents / 100), 'EUR');
  const money: Requirement = {
    kind: 'money',
    met: over <= 0,
    text:
      programme.yearCents <= 0
        ? `Pays ${euros(-programme.yearCents)} a year`
        : over <= 0
          ? `${euros(programme.yearCents)} a year, within the budget`
          : `${euros(programme.yearCents)} a year, ${euros(over)} over the budget`,
  };
  const stays = student.city === '' || student.city === programme.city;
  const place: Requirement[] =
    student.city === ''
      ? []
      : [
          {
            kind: 'place',
            met: stays,
            text: stays ? `In ${programme.city}` : `In ${programme.city}, away from ${student.city}`,
          },
        ];
  const papers = programme.papers.map(
    ({ name }): Requirement => ({ kind: 'paper', text: name, met: student.has.includes(name) }),
  );
  return [...marks, money, ...place, ...papers];
}

/** What is still to do, counted back from the closing date; what takes longest begins first. */
export function stepsOf(programme: Programme, student: Student, closes: string): Step[] {
  const hand = daysLater(closes, -spare);
  const papers = programme.papers
    .filter(({ name }) => !student.has.includes(name))
    .map(({ name, days }) => ({ name: `Ask for: ${name}`, by: daysLater(hand, -days) }));
  return [...papers, { name: `Submit the application to ${programme.school}`, by: hand }].sort((a, b) =>
    a.by < b.by ? -1 : a.by > b.by ? 1 : a.name < b.name ? -1 : 1,
  );
}

/** The first closing date that leaves time for every paper that is missing. */
export function closingDate(programme: Programme, student: Student, day: string): string {
  const first = nextDate(programme.closes, day);
  const latest = stepsOf(programme, student, first)[0]?.by ?? first;
  return latest >= day ? first : nextDate(programme.closes, daysLater(first, 1));
}

function pathOf(programme: Programme, student: Student, day: string, role: Path['role']): Path {
  const requirements = requirementsOf(programme, student);
  const closes = closingDate(programme, student, day);
  return {
    programme,
    role,
    requirements,
    missing: requirements.filter(({ met }) => !met).length,
    closes,
    begins: nextDate(programme.begins, closes),
    steps: stepsOf(programme, student, closes),
    cents: Math.max(0, programme.yearCents) * programme.years,
  };
}

/** How near a programme is to the wishes: 3 for the first, then 2, then 1. */
const wishOf = ({ fields }: Programme, { wishes }: Student): number =>
  Math.max(0, ...wishes.slice(0, 3).map((wish, at) => (fields.includes(wish) ? 3 - at : 0)));

/** By how many marks a student falls short of a programme, over all subjects. */
const shortBy = ({ marks }: Programme, student: Student): number =>
  subjects.reduce((sum, subject) => sum + Math.max(0, (marks[subject] ?? 0) - student.marks[subject]), 0);

const stepCost = (programme: Programme, student: Student): number =>
  requirementsOf(programme, student).filter(({ met }) => !met).length;

type Rank = (programme: Programme) => readonly number[];

interface Ranked {
  programme: Programme;
  rank: readonly number[];
}

function byRank(a: Ranked, b: Ranked): number {
  for (const [at, value] of a.rank.entries()) {
    const other = b.rank[at] ?? 0;
    if (value !== other) return value - other;
  }
  return a.programme.id < b.programme.id ? -1 : 1;
}

/**
 * Three ways on, never twice the same: the one nearest to the first wish, the one of the wishes that asks for least of
 * what is missing, and the one that costs least. Nothing is left out silently: each says what it asks for.
 */
export function threePaths(catalogue: readonly Programme[], student: Student, day: string): Path[] {
  const rules: readonly (readonly [Path['role'], Rank])[] = [
    ['wish', (each) => [-wishOf(each, student), shortBy(each, student), stepCost(each, student)]],
    [
      'reach',
      (each) => [
        wishOf(each, student) > 0 ? 0 : 1,
        stepCost(each, student),
        shortBy(each, student),
        -wishOf(each, student),
      ],
    ],
    [
      'money',
      (each) => [
        shortBy(each, student) > 0 ? 1 : 0,
        Math.max(0, each.yearCents) * each.years,
        each.yearCents,
        -wishOf(each, student),
      ],
    ],
  ];
  const taken: Path[] = [];
  for (const [role, rank] of rules) {
    const best = catalogue
      .filter(({ id }) => taken.every(({ programme }) => programme.id !== id))
      .map((programme): Ranked => ({ programme, rank: rank(programme) }))
      .sort(byRank)[0];
    if (best) taken.push(pathOf(best.programme, student, day, role));
  }
  return taken;
}
