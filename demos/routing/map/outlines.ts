import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { isRecord, listOf } from '#lib/files/shape.ts';
import { type Region, toWorld, type World } from './mercator.ts';
import { type Town, townsIn } from './towns.ts';

/** The world's countries, as the atlas file has them. */
export type Atlas = Parameters<typeof mesh>[0];

/** Whether something is an atlas: its outlines are hundreds of thousands of numbers, and only the frame is looked at. */
export const isAtlas = (value: unknown): value is Atlas =>
  isRecord(value) &&
  value.type === 'Topology' &&
  listOf(Array.isArray)(value.arcs) &&
  isRecord(value.objects) &&
  isRecord(value.objects.countries);

/** More towns of a region than this are not kept: the map names a few dozen at once. */
const mostTowns = 500;

/** The countries of a region and the borders between them as two paths, in millionths of the world from the region's corner. */
export interface Outlines extends Region {
  land: string;
  borders: string;
  towns: readonly Town[];
}

/** How many units of a path the whole world is wide: small numbers, so that graphics cards do not round them. */
export const unitsOfWorld = 1_000_000;

/** The region around these points that is worth drawing: so many times as much again on each side, 600 km at least. */
export function regionAround(points: readonly World[], more = 2): Region {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0.5, 0.53];
  const [north, south] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0.32, 0.35];
  const edge = more * Math.max(east - west, south - north, 0.0075);
  return {
    west: Math.max(0, west - edge),
    north: Math.max(0, north - edge),
    east: Math.min(1, east + edge),
    south: Math.min(1, south + edge),
  };
}

type Ring = readonly (readonly number[])[];

/** Whether the outer ring of a polygon reaches into the region. */
function reaches(ring: Ring, { west, north, east, south }: Region): boolean {
  let [left, right, top, bottom] = [1, 0, 1, 0];
  for (const [longitude = 0, latitude = 0] of ring) {
    const { x, y } = toWorld(longitude, latitude);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left <= east && right >= west && top <= south && bottom >= north;
}

type Countries = NonNullable<Atlas['objects'][string]>;

const bordersOf = (atlas: Atlas, countries: Countries) =>
  mesh(atlas, countries as Parameters<typeof mesh>[1], (one, other) => one !== other);

/** Cuts the land of a region out of the atlas; polygons elsewhere are passed by, which is most of the work saved. */
export function outlinesOf(atlas: Atlas, region: Region, towns: readonly Town[] = []): Outlines {
  const { west, north, east, south } = region;
  const projection = geoMercator()
    .scale(unitsOfWorld / (2 * Math.PI))
    .translate([(0.5 - west) * unitsOfWorld, (0.5 - north) * unitsOfWorld])
    .clipExtent([
      [0, 0],
      [(east - west) * unitsOfWorld, (south - north) * unitsOfWorld],
    ]);
  const path = geoPath(projection).digits(0);
  const { countries } = atlas.objects;
  const whole = countries ? feature(atlas, countries) : { features: [] };
  const features = 'features' in whole ? whole.features : [whole];
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  );
  const coordinates = polygons.filter(([outer = []]) => reaches(outer, region));
  return {
    ...region,
    land: path({ type: 'MultiPolygon', coordinates }) ?? '',
    borders: countries ? (path(bordersOf(atlas, countries)) ?? '') : '',
    towns: townsIn(towns, region, mostTowns),
  };
}
