import { createRequire } from 'node:module';
import { randstad } from '#demos/routing/examples/randstad.ts';
import { toWorld } from '#demos/routing/map/mercator.ts';
import { type Atlas, type Outlines, outlinesOf, regionAround } from '#demos/routing/map/outlines.ts';
import { check } from '#engines/routing/check/check.ts';
import type { Fault } from '#engines/routing/check/fault.ts';
import { evaluate } from '#engines/routing/evaluate.ts';

let cut: Outlines | null = null;

/** The land around the first example, so that its map is drawn before any script; cut once. */
export function firstOutlines(): Outlines {
  if (cut) return cut;
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;
  const { stops, depots } = randstad.problem;
  const points = [...stops, ...depots].map(({ place }) => toWorld(place.x, place.y));
  cut = outlinesOf(atlas, regionAround(points));
  return cut;
}

let judged: Fault[] | null = null;

/** What the checker says of the first example's plan, so that its verdict stands there before any script. */
export function firstFaults(): Fault[] {
  const { problem, plan } = randstad;
  judged ??= plan ? check(problem, evaluate(problem, plan)) : [];
  return judged;
}
