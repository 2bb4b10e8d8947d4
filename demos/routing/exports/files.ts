import { downloadCsv, downloadJson } from '#demos/kit/export/download.ts';
import { geoJsonOf, type Position, type Shape } from '#demos/kit/export/geojson.ts';
import { gpxOf } from '#demos/kit/export/gpx.ts';
import type { CsvValue } from '#lib/files/csv.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { clock } from '../words/clock.ts';

export const planColumns = [
  'van',
  'number',
  'stop',
  'lat',
  'lon',
  'arrival',
  'departure',
  'waiting_min',
  'load',
  'km_from_last',
  'opens',
  'closes',
] as const;

/** The plan as rows: each stop in the order it is driven, then what is left out. */
export function planRows(look: LookedUp): CsvValue[][] {
  const { problem } = look.day;
  const hours = (stopId: string) => {
    const windows = look.stops.get(stopId)?.windows ?? [];
    const last = windows.at(-1);
    return windows[0] && last ? [clock(windows[0].from), clock(last.to)] : ['', ''];
  };
  const rows = problem.vehicles.flatMap((vehicle) =>
    (look.schedules.get(vehicle.id)?.visits ?? []).map((visit, at): CsvValue[] => {
      const stop = look.stops.get(visit.stopId);
      return [
        nameOf(vehicle),
        at + 1,
        nameOf(stop),
        stop?.place.y ?? null,
        stop?.place.x ?? null,
        clock(visit.arrival),
        clock(visit.departure),
        Math.round(visit.waiting / 60),
        stop?.demand?.[0] ?? 0,
        Math.round(visit.distance / 100) / 10,
        ...hours(visit.stopId),
      ];
    }),
  );
  const left = look.unserved.map((stop): CsvValue[] => [
    'left out',
    null,
    nameOf(stop),
    stop.place.y,
    stop.place.x,
    null,
    null,
    null,
    stop.demand?.[0] ?? 0,
    null,
    ...hours(stop.id),
  ]);
  return [...rows, ...left];
}

interface Driven {
  name: string;
  lane: number;
  points: { name: string; note: string; position: Position }[];
}

/** Each route from depot to depot, with a word for each point. */
function drivenOf({ day, schedules, stops, depots }: LookedUp): Driven[] {
  return day.problem.vehicles.flatMap((vehicle, lane) => {
    const schedule = schedules.get(vehicle.id);
    if (!schedule || schedule.visits.length === 0) return [];
    const depot = (id: string | null, note: string) => {
      const found = id === null ? undefined : depots.get(id);
      return found ? [{ name: nameOf(found), note, position: [found.place.x, found.place.y] as const }] : [];
    };
    return [
      {
        name: nameOf(vehicle),
        lane,
        points: [
          ...depot(vehicle.start, `leave ${clock(schedule.departure)}`),
          ...schedule.visits.map((visit) => {
            const stop = stops.get(visit.stopId);
            return {
              name: nameOf(stop),
              note: `arrive ${clock(visit.arrival)}, leave ${clock(visit.departure)}`,
              position: [stop?.place.x ?? 0, stop?.place.y ?? 0] as const,
            };
          }),
          ...depot(vehicle.end, `back ${clock(schedule.finish)}`),
        ],
      },
    ];
  });
}

export function planShapes(look: LookedUp): Shape[] {
  const lines = drivenOf(look).map(
    ({ name, points }): Shape => ({
      is: 'line',
      positions: points.map(({ position }) => position),
      properties: { van: name, stops: points.length },
    }),
  );
  const points = look.day.problem.stops.map((stop): Shape => {
    const placed = look.placed.get(stop.id);
    return {
      is: 'point',
      positions: [[stop.place.x, stop.place.y]],
      properties: {
        stop: nameOf(stop),
        van: placed ? nameOf(placed.vehicle) : null,
        number: placed?.number ?? null,
        arrival: placed ? clock(placed.visit.arrival) : null,
      },
    };
  });
  return [...lines, ...points];
}

export const savePlanCsv = (look: LookedUp): void => downloadCsv('routes.csv', planColumns, planRows(look));
export const savePlanGeoJson = (look: LookedUp): void =>
  downloadJson('routes.geojson', geoJsonOf(planShapes(look)), 'application/geo+json');
export const planGpx = (look: LookedUp): string => gpxOf('Route planning demo', drivenOf(look));
