import type { Place } from './reading/place.ts';
import type { Block } from './reading/units.ts';

/** A piece of a paragraph as it is drawn: `found` by the rules, and `asked` where it answers the question. */
export interface Piece {
  text: string;
  start: number;
  isFound: boolean;
  isAsked: boolean;
}

const within = (places: readonly Place[], at: number): boolean =>
  places.some(({ start, end }) => at >= start && at < end);

/** Cuts a paragraph wherever a mark begins or ends, so that marks may lie over each other. */
export function piecesOf(
  text: string,
  block: Place,
  { found, asked }: { found: readonly Place[]; asked: readonly Place[] },
): Piece[] {
  const inside = (at: number) => at > block.start && at < block.end;
  const cuts = [...found, ...asked].flatMap(({ start, end }) => [start, end]).filter(inside);
  const edges = [...new Set([block.start, ...cuts, block.end])].sort((one, other) => one - other);
  return edges.slice(0, -1).map((start, at) => ({
    text: text.slice(start, edges[at + 1]),
    start,
    isFound: within(found, start),
    isAsked: within(asked, start),
  }));
}

/** Whether any of the places lies in this paragraph. */
export const touches = (block: Block, places: readonly Place[]): boolean =>
  places.some(({ start, end }) => start < block.end && end > block.start);
