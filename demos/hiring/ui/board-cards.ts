import { daysBetween } from '#lib/time/days.ts';
import { ofJob } from '../of-application.ts';
import type { Application, Job, Person, Rows, Stage } from '../records.ts';
import { shownPerson } from '../shown-person.ts';

/** One card of the board. */
export interface Card {
  id: string;
  name: string;
  headline: string;
  /** What can be searched of it, in small letters. */
  words: string;
  days: number;
  isLate: boolean;
  turn: string;
  application: Application;
}

/** What the board is narrowed to. */
interface BoardFilter {
  words: string;
  /** 'ours', 'theirs', a colleague's id, or '' for everybody. */
  turn: string;
  source: string;
  isLateOnly: boolean;
}

/** A stage with its cards, the longest wait first. */
export interface BoardColumn {
  stage: Stage;
  cards: readonly Card[];
}

interface Made {
  card: Card;
  person: Person | undefined;
  job: Job;
  today: string;
}
// Of twenty thousand cards one move changes one: the others are as they were.
const known = new WeakMap<Application, Made>();

function cardOf(rows: Rows, job: Job, stage: Stage, application: Application, today: string): Card {
  const person = rows.people.get(application.personId);
  const made = known.get(application);
  if (made && made.person === person && made.job === job && made.today === today) return made.card;
  const days = Math.max(0, daysBetween(application.since, today));
  const { name, headline } = shownPerson(rows, application);
  const card: Card = {
    id: application.id,
    name,
    headline,
    words: `${name} ${headline}`.toLowerCase(),
    days,
    isLate: application.state === 'active' && days > stage.limit,
    turn: application.turn,
    application,
  };
  known.set(application, { card, person, job, today });
  return card;
}

/** The board of a job: its stages with everybody whose application goes on, and those who were hired. */
export function boardColumns(rows: Rows, job: Job, today: string): BoardColumn[] {
  const columns = new Map(job.stages.map((stage) => [stage.id, { stage, cards: [] as Card[] }]));
  for (const application of ofJob(rows.applications, job.id)) {
    if (application.state !== 'active' && application.state !== 'hired') continue;
    const column = columns.get(application.stageId);
    column?.cards.push(cardOf(rows, job, column.stage, application, today));
  }
  return [...columns.values()].map(({ stage, cards }) => ({ stage, cards: asBefore(longestFirst(cards)) }));
}

const lists = new WeakMap<Card, readonly Card[]>();

/** The list that a column was drawn with, where it holds the same cards: of six columns a move changes two. */
function asBefore(cards: readonly Card[]): readonly Card[] {
  const [first] = cards;
  if (!first) return cards;
  const last = lists.get(first);
  if (last?.length === cards.length && cards.every((card, at) => card === last[at])) return last;
  lists.set(first, cards);
  return cards;
}

/** The cards by their days, many at a time: thousands wait for the same number of days. */
function longestFirst(cards: readonly Card[]): Card[] {
  const byDays = new Map<number, Card[]>();
  for (const card of cards) {
    const same = byDays.get(card.days);
    if (same) same.push(card);
    else byDays.set(card.days, [card]);
  }
  return [...byDays.keys()].sort((a, b) => b - a).flatMap((days) => byDays.get(days) ?? []);
}

const fits = (card: Card, words: string, { turn, source, isLateOnly }: BoardFilter): boolean => {
  if (isLateOnly && !card.isLate) return false;
  if (turn === 'ours' && card.turn === 'candidate') return false;
  if (turn === 'theirs' && card.turn !== 'candidate') return false;
  if (turn && turn !== 'ours' && turn !== 'theirs' && card.turn !== turn) return false;
  if (source && card.application.source !== source) return false;
  return words === '' || card.words.includes(words);
};

/** The board with those cards alone that are asked for. */
export function narrowed(columns: readonly BoardColumn[], filter: BoardFilter): readonly BoardColumn[] {
  const words = filter.words.trim().toLowerCase();
  if (!words && !filter.turn && !filter.source && !filter.isLateOnly) return columns;
  return columns.map(({ stage, cards }) => ({
    stage,
    cards: cards.filter((card) => fits(card, words, filter)),
  }));
}
