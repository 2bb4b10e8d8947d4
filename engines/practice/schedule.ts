import { type Card, createEmptyCard, fsrs, type Grade, type State } from 'ts-fsrs';

/** What is remembered of a card. Times are moments, as in 2026-11-18T09:30:00.000Z. */
export interface Remembered {
  due: string;
  last: string;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  steps: number;
  reps: number;
  lapses: number;
  state: number;
}

/** How well a card was known: not at all, with effort, well, without thinking. */
export const grades = [1, 2, 3, 4] as const;
export type Known = (typeof grades)[number];

// Without chance: the same answers lead to the same days, and undoing leads back.
const scheduler = fsrs({ enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 });

const cardOf = (remembered: Remembered | null, now: Date): Card =>
  remembered === null
    ? createEmptyCard(now)
    : {
        due: new Date(remembered.due),
        last_review: new Date(remembered.last),
        stability: remembered.stability,
        difficulty: remembered.difficulty,
        elapsed_days: 0,
        scheduled_days: remembered.scheduledDays,
        learning_steps: remembered.steps,
        reps: remembered.reps,
        lapses: remembered.lapses,
        state: remembered.state as State,
      };

/** What is remembered of a card after it was answered. */
export function afterAnswer(remembered: Remembered | null, known: Known, now: Date): Remembered {
  const { card } = scheduler.next(cardOf(remembered, now), now, known as Grade);
  return {
    due: card.due.toISOString(),
    last: now.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}

/** A period as a button shows it: 10 min, 3 days. */
function spanSaid(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** When a card would come back, for each answer. */
export const comesBack = (remembered: Remembered | null, now: Date): string[] =>
  grades.map((known) => spanSaid(Date.parse(afterAnswer(remembered, known, now).due) - now.getTime()));

/** The cards that are due: those waiting longest first, then so many that were never seen. */
export function dueNow<Item extends { id: string }>(
  cards: readonly Item[],
  remembered: ReadonlyMap<string, Remembered>,
  now: Date,
  mostNew: number,
): Item[] {
  const known = cards
    .flatMap((card) => {
      const own = remembered.get(card.id);
      return own && Date.parse(own.due) <= now.getTime() ? [{ card, due: own.due }] : [];
    })
    .sort((a, b) => a.due.localeCompare(b.due));
  const fresh = cards.filter(({ id }) => !remembered.has(id)).slice(0, mostNew);
  return [...known.map(({ card }) => card), ...fresh];
}
