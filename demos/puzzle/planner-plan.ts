import { startSolver } from '#engines/routing/start-solver.ts';
import { type Puzzle, room, roundLength, type Spot, vans } from './day-puzzle.ts';

export interface Rounds {
  rounds: readonly (readonly Spot[])[];
  length: number;
}

/** Rounds of the search; by rounds and not by the clock, so that everybody meets the same planner. */
const iterations = 4000;

/** The route planner's own plan for a puzzle, made by the engine of the route planning demo. */
export function plannerPlan({ depot, stops }: Puzzle): Rounds {
  const solver = startSolver(
    {
      travel: { kind: 'plane' },
      depots: [{ id: depot.id, place: depot }],
      vehicles: Array.from({ length: vans }, (_, index) => ({
        id: String(index + 1),
        capacity: [room],
        start: depot.id,
        end: depot.id,
      })),
      stops: stops.map((spot) => ({ id: spot.id, place: spot, demand: [1] })),
    },
    { seed: 1, budget: { iterations } },
  );
  solver.run(Number.POSITIVE_INFINITY);
  const byId = new Map(stops.map((spot) => [spot.id, spot]));
  const rounds = solver.best().routes.map(({ stopIds }) => stopIds.flatMap((id) => byId.get(id) ?? []));
  return { rounds, length: rounds.reduce((sum, round) => sum + roundLength(depot, round), 0) };
}
