import { createRequire } from 'node:module';
import { randstad } from '#demos/routing/examples/randstad.ts';
import { toWorld } from '#demos/routing/map/mercator.ts';
import { type Atlas, type Outlines, outlinesOf, regionAround } from '#demos/routing/map/outlines.ts';
import { check } from '#engines/routing/check/check.ts';
import type { Fault } from '#engines/routing/check/fault.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import { once } from '#lib/run/once.ts';
import { services } from '#server/services.ts';

/** The land around the first example, so that its map is drawn before any script; cut once. */
export const firstOutlines = once((): Outlines => {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;
  const { stops, depots } = randstad.problem;
  const points = [...stops, ...depots].map(({ place }) => toWorld(place.x, place.y));
  return outlinesOf(atlas, regionAround(points));
});

/** What the checker says of the first example's plan, so that its verdict stands there before any script. */
export const firstFaults = once((): Fault[] => {
  const { problem, plan } = randstad;
  return plan ? check(problem, evaluate(problem, plan)) : [];
});

/** Where the tiles of the map come from; null where the operator named no server for them. */
export const mapTiles = (): string | null => services().env.MAP_TILES_URL ?? null;
