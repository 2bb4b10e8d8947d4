import { type Puzzle, room, roundLength, type Spot, vans } from './day-puzzle.ts';

/** The stops of each van in the order they were chosen; the last round is the one being made. */
export type Play = readonly (readonly string[])[];

export const nothingPlayed: Play = [[]];

/** What a press changes, and what is said when it may not. */
export interface Turn {
  play: Play;
  refused?: string;
}

/** A press on a stop: it joins the round being made, or leaves the round it is in. */
export function pressStop(play: Play, id: string): Turn {
  const taken = play.findIndex((round) => round.includes(id));
  if (taken >= 0)
    return {
      play: play.map((round, index) => (index === taken ? round.filter((each) => each !== id) : round)),
    };
  const round = play.at(-1) ?? [];
  if (round.length < room) return { play: [...play.slice(0, -1), [...round, id]] };
  return play.length < vans
    ? { play, refused: `A van takes ${room} stops. Click the depot to send out the second one.` }
    : { play, refused: `Both vans are full. Click a stop to remove it from its round.` };
}

/** A press on the depot: the van comes home, and the next one sets out. */
export function pressDepot(play: Play): Turn {
  if ((play.at(-1) ?? []).length === 0)
    return { play, refused: 'Choose at least one stop for this van first.' };
  if (play.length === vans)
    return { play, refused: 'Both vans are out. The second one returns to the depot automatically.' };
  return { play: [...play, []] };
}

/** The rounds with their places. */
export function spotsOf({ stops }: Puzzle, play: Play): Spot[][] {
  const byId = new Map(stops.map((spot) => [spot.id, spot]));
  return play.map((round) => round.flatMap((id) => byId.get(id) ?? []));
}

/** How long the rounds are together. */
export const lengthOf = (puzzle: Puzzle, play: Play): number =>
  spotsOf(puzzle, play).reduce((sum, round) => sum + roundLength(puzzle.depot, round), 0);

/** Whether every stop is in a round. */
export const isWhole = ({ stops }: Puzzle, play: Play): boolean => play.flat().length === stops.length;

/** What was kept of an earlier visit, if it fits this puzzle. */
export function playFrom(kept: unknown, { stops }: Puzzle): Play | null {
  const known = new Set(stops.map(({ id }) => id));
  const isRound = (round: unknown): round is string[] =>
    Array.isArray(round) &&
    round.length <= room &&
    round.every((id) => typeof id === 'string' && known.has(id));
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > vans || !kept.every(isRound)) return null;
  const rounds: string[][] = kept;
  return new Set(rounds.flat()).size === rounds.flat().length ? rounds : null;
}

/** How much longer a plan is than the planner's, in hundredths; nothing where they are as long. */
const percentOver = (length: number, planner: number): number =>
  Math.max(0, Math.round((length / planner - 1) * 1000) / 10);

/** The result in one sentence. */
export function verdictOf(length: number, planner: number): string {
  if (length < planner - 1e-6) return 'You beat the planner';
  const over = percentOver(length, planner);
  return over === 0 ? 'As short as the planner’s route' : `${over}% longer than the planner’s route`;
}
