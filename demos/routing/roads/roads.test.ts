import { expect, it } from 'vitest';
import { evaluate } from '#engines/routing/evaluate.ts';
import { standing } from '../drivers/standing.ts';
import { randstad } from '../examples/randstad.ts';
import { withNewStop } from '../plan/day-changes.ts';
import { byRoad, placesOf, roadsOf, waysWords } from './roads.ts';

const places = placesOf(randstad);
const table = (value: number) => places.map((_, from) => places.map((__, to) => (from === to ? 0 : value)));
const roads = roadsOf(places, { distances: table(10_000), durations: table(600) });

it('asks for each place once, and plans by what the router answered', () => {
  expect(places).toHaveLength(23);
  const day = byRoad(randstad, roads);
  const { distance, routes } = evaluate(day.problem, day.plan ?? { routes: [] });
  expect(distance).toBe(10_000 * (21 + 3));
  expect(routes[0]?.visits[1]?.driving).toBe(600);
  expect(byRoad(randstad, roads).problem).toBe(day.problem);
  expect(waysWords(day)).toBe('Distances and times are by road.');
});

it('goes back to straight lines where a place is not in the table, and says so', () => {
  const { day } = withNewStop(randstad, { x: 4, y: 52 });
  expect(byRoad(day, roads)).toBe(day);
  expect(byRoad(randstad, null)).toBe(randstad);
  expect(waysWords(day)).toBe('Distances are straight lines × 1.3, driven at 60 km/h.');
});

it('knows the roads of a second try, too, which stands where the first did', () => {
  const stopId = randstad.plan?.routes[0]?.stopIds[0] ?? '';
  const told = [{ stopId, is: 'failed' as const, at: 30_000 }];
  const stood = standing(byRoad(randstad, roads), {
    van1: { dayId: 'd', vehicleId: 'van1', van: 'Van 1', sent: 1, told },
  });
  const day = byRoad(stood, roads);
  expect(day.problem.travel.kind).toBe('matrix');
  const { routes } = evaluate(day.problem, day.plan ?? { routes: [] });
  expect(routes[0]?.visits[1]?.driving).toBe(600);
});
