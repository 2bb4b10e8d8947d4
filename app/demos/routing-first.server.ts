import { randstad } from '#demos/routing/examples/randstad.ts';
import { toWorld } from '#demos/routing/map/mercator.ts';
import { isAtlas, type Outlines, outlinesOf, regionAround } from '#demos/routing/map/outlines.ts';
import europe from '#demos/routing/map/regions/outlines-europe.json?raw';
import towns from '#demos/routing/map/regions/towns-europe.json?raw';
import type { Tiles } from '#demos/routing/map/tile-layer.tsx';
import { readTowns } from '#demos/routing/map/towns.ts';
import type { MapServices } from '#demos/routing/places/services.ts';
import { check } from '#engines/routing/check/check.ts';
import type { Fault } from '#engines/routing/check/fault.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import { once } from '#lib/run/once.ts';
import { services } from '#server/services.ts';

/** More towns than this would not fit on the first map. */
const mostTowns = 90;

/** The land around the first example, so that its map is drawn before any script; cut once. */
export const firstOutlines = once((): Outlines => {
  const atlas = JSON.parse(europe) as unknown;
  if (!isAtlas(atlas)) throw new Error('The outlines of Europe are no atlas');
  const { stops, depots } = randstad.problem;
  const points = [...stops, ...depots].map(({ place }) => toWorld(place.x, place.y));
  const outlines = outlinesOf(atlas, regionAround(points, 1.2), readTowns(JSON.parse(towns) as unknown));
  return { ...outlines, towns: outlines.towns.slice(0, mostTowns) };
});

/** What the checker says of the first example's plan, so that its verdict stands there before any script. */
export const firstFaults = once((): Fault[] => {
  const { problem, plan } = randstad;
  return plan ? check(problem, evaluate(problem, plan)) : [];
});

/** Where the tiles of the map come from; null where the operator named no server for them. */
export function mapTiles(): Tiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit } = services().env;
  return url ? { url, credit } : null;
}

/** What the planner can ask beside the page. */
export function mapServices(): MapServices {
  const { GEOCODER_URL, ROUTER_URL } = services().env;
  return { geocoder: GEOCODER_URL !== undefined, router: ROUTER_URL !== undefined };
}
