import middle from 'world-atlas/countries-50m.json?url';
import coarse from 'world-atlas/countries-110m.json?url';
import { toWorld, type World } from './mercator.ts';
import outlinesAfrica from './regions/outlines-africa.json?url';
import outlinesAsia from './regions/outlines-asia.json?url';
import outlinesEurope from './regions/outlines-europe.json?url';
import outlinesNorthAmerica from './regions/outlines-north-america.json?url';
import outlinesOceania from './regions/outlines-oceania.json?url';
import outlinesSouthAmerica from './regions/outlines-south-america.json?url';
import townsAfrica from './regions/towns-africa.json?url';
import townsAsia from './regions/towns-asia.json?url';
import townsEurope from './regions/towns-europe.json?url';
import townsNorthAmerica from './regions/towns-north-america.json?url';
import townsOceania from './regions/towns-oceania.json?url';
import townsSouthAmerica from './regions/towns-south-america.json?url';

/** Where the outlines and the towns of a part of the world are fetched from; towns are left out where it is seen from afar. */
export interface MapSource {
  outlines: string;
  towns: readonly string[];
}

interface RegionSource extends MapSource {
  /** West, south, east and north in degrees, as `scripts/map-regions.ts` has them. */
  box: readonly [west: number, south: number, east: number, north: number];
}

const regions: readonly RegionSource[] = [
  { box: [-26, 33.5, 45, 72], outlines: outlinesEurope, towns: [townsEurope] },
  { box: [-170, 6, -50, 75], outlines: outlinesNorthAmerica, towns: [townsNorthAmerica] },
  { box: [-93, -57, -32, 14], outlines: outlinesSouthAmerica, towns: [townsSouthAmerica] },
  { box: [-20, -36, 55, 38], outlines: outlinesAfrica, towns: [townsAfrica] },
  { box: [34, 3, 150, 78], outlines: outlinesAsia, towns: [townsAsia] },
  { box: [92, -50, 180, 8], outlines: outlinesOceania, towns: [townsOceania] },
];

/** Every town that is bundled, for looking up names. */
export const allTowns: readonly string[] = regions.flatMap(({ towns }) => towns);

const wholeWorld: MapSource = { outlines: coarse, towns: [] };
const severalRegions: MapSource = { outlines: middle, towns: [] };

/** A third of the world's width and more is seen from so far that a coarse coast does. */
const farAway = 0.3;

/** The finest source that covers all these points: a part of the world, or the whole of it more coarsely. */
export function sourceFor(points: readonly World[]): MapSource {
  const xs = points.map(({ x }) => x);
  if (Math.max(...xs) - Math.min(...xs) > farAway) return wholeWorld;
  const found = regions.find(({ box: [west, south, east, north] }) => {
    const [low, high] = [toWorld(west, north), toWorld(east, south)];
    return points.every(({ x, y }) => x >= low.x && x <= high.x && y >= low.y && y <= high.y);
  });
  return found ?? severalRegions;
}
