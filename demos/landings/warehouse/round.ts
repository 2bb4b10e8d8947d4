import { baysPerAisle } from './stock.ts';

/** Where a bay is entered, in metres: bays are 3 m wide, aisles 5 m apart, the gate stands at aisle A's near end. */
const bayWidth = 3;
const aisleGap = 5;
const spot = (bay: string): { along: number; aisle: number } => ({
  along: Number(bay.slice(1)) * bayWidth,
  aisle: bay.charCodeAt(0) - 'A'.charCodeAt(0),
});
const end = (baysPerAisle + 1) * bayWidth;

/** Metres between two stops. Another aisle is reached round one of its ends, because racks stand between them. */
export function metres(from: string | null, to: string | null): number {
  const here = from ? spot(from) : { along: 0, aisle: 0 };
  const there = to ? spot(to) : { along: 0, aisle: 0 };
  if (here.aisle === there.aisle) return Math.abs(here.along - there.along);
  const across = Math.abs(here.aisle - there.aisle) * aisleGap;
  return across + Math.min(here.along + there.along, 2 * end - here.along - there.along);
}

/** The metres of a round from the gate through all stops and back. */
export const roundOf = (stops: readonly string[]): number =>
  [...stops, null].reduce<{ sum: number; at: string | null }>(
    ({ sum, at }, stop) => ({ sum: sum + metres(at, stop), at: stop }),
    { sum: 0, at: null },
  ).sum;

/** The shortest of all sequences: 120 are tried for five stops. */
export function shortest(stops: readonly string[]): readonly string[] {
  let best = stops;
  let least = roundOf(stops);
  const walk = (done: readonly string[], left: readonly string[]) => {
    if (left.length === 0) {
      const long = roundOf(done);
      if (long < least) [best, least] = [done, long];
      return;
    }
    for (const stop of left)
      walk(
        [...done, stop],
        left.filter((one) => one !== stop),
      );
  };
  walk([], stops);
  return best;
}

/** The corners of a round, in metres along the aisles and in numbers of aisles across. */
export function cornersOf(stops: readonly string[]): { along: number; aisle: number }[] {
  const gate = { along: 0, aisle: 0 };
  const corners = [gate];
  let here = gate;
  for (const there of [...stops.map(spot), gate]) {
    if (here.aisle !== there.aisle) {
      const around = here.along + there.along <= 2 * end - here.along - there.along ? 0 : end;
      corners.push({ along: around, aisle: here.aisle }, { along: around, aisle: there.aisle });
    }
    corners.push(there);
    here = there;
  }
  return corners;
}
