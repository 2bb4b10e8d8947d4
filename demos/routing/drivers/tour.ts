import type { Place, TimeWindow } from '#engines/routing/problem.ts';
import { greatCircle } from '#engines/routing/travel.ts';
import { isNumber, isRecord, isText, listOf, orAbsent, orNull, shaped } from '#lib/files/shape.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import type { Told } from './report.ts';

/** A stop as its driver sees it. */
interface TourStop extends Place {
  id: string;
  name: string;
  address?: string;
  /** Seconds of driving from the stop before, and at the stop. */
  drive: number;
  service: number;
  /** When the plan has the van there. */
  arrival: number;
  windows?: readonly TimeWindow[];
  load: number;
  action: 'load' | 'unload';
}

/** Everything that the driver of one van needs for the day. */
export interface Tour {
  dayId: string;
  vehicleId: string;
  day: string;
  van: string;
  goods: string;
  /** When it was written, in milliseconds since 1970: of two tours of a van the later counts. */
  made: number;
  from: string;
  leave: number;
  /** Null where the day ends with the last stop. */
  to: string | null;
  back: number;
  /** Metres along the great circle that are driven in a second, for ways that the plan does not have. */
  pace: number;
  breaks: readonly TimeWindow[];
  stops: readonly TourStop[];
}

const usualPace = 12.5;

/** The tour of one van as it is planned now; null where it stays at home. */
export function tourOf(look: LookedUp, dayId: string, vehicleId: string, made: number): Tour | null {
  const { day, stops, depots, schedules } = look;
  const vehicle = day.problem.vehicles.find(({ id }) => id === vehicleId);
  const schedule = schedules.get(vehicleId);
  if (!vehicle || !schedule || schedule.visits.length === 0) return null;
  const { travel, pairs } = day.problem;
  return {
    dayId,
    vehicleId,
    day: day.name,
    van: nameOf(vehicle),
    goods: day.goods,
    made,
    from: nameOf(depots.get(vehicle.start)),
    leave: Math.round(schedule.departure),
    to: vehicle.end === null ? null : nameOf(depots.get(vehicle.end)),
    back: Math.round(schedule.finish),
    pace: travel.kind === 'sphere' ? travel.metresPerSecond / (travel.detour ?? 1) : usualPace,
    breaks: schedule.breaks.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) })),
    stops: schedule.visits.flatMap(({ stopId, driving, arrival }): TourStop[] => {
      const stop = stops.get(stopId);
      if (!stop) return [];
      const pair = pairs?.find(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
      const carried = pair ? stops.get(pair.pickup) : stop;
      return [
        {
          id: stopId,
          name: nameOf(stop),
          ...(stop.address ? { address: stop.address } : {}),
          x: stop.place.x,
          y: stop.place.y,
          drive: Math.round(driving),
          service: Math.round(stop.service ?? 0),
          arrival: Math.round(arrival),
          ...(stop.windows ? { windows: stop.windows } : {}),
          load: carried?.demand?.[0] ?? 0,
          action: stop.collects || pair?.pickup === stopId ? 'load' : 'unload',
        },
      ];
    }),
  };
}

const isLine = (value: unknown): value is string => isText(value) && value.length <= 300;
const isTime = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= 500_000;
const isWindows = listOf(shaped<TimeWindow>({ from: isTime, to: isTime }));
const isStops = listOf(
  shaped<TourStop>({
    id: isLine,
    name: isLine,
    address: orAbsent(isLine),
    x: (value): value is number => isNumber(value) && Math.abs(value) <= 180,
    y: (value): value is number => isNumber(value) && Math.abs(value) <= 85,
    drive: isTime,
    service: isTime,
    arrival: isTime,
    windows: orAbsent<readonly TimeWindow[]>(isWindows),
    load: isNumber,
    action: (value): value is TourStop['action'] => value === 'load' || value === 'unload',
  }),
);
const isTour = shaped<Tour>({
  dayId: isLine,
  vehicleId: isLine,
  day: isLine,
  van: isLine,
  goods: isLine,
  made: isNumber,
  from: isLine,
  leave: isTime,
  to: orNull(isLine),
  back: isTime,
  pace: (value): value is number => isNumber(value) && value > 0 && value < 200,
  breaks: isWindows,
  stops: isStops,
});

/** The tour behind something that came from elsewhere; null when it is none. */
export const readTour = (value: unknown): Tour | null =>
  isRecord(value) && isTour(value) && value.stops.length <= 500 ? value : null;

/** A stop that is still to be driven, and when the van will be there after what was told so far. */
export interface Ahead {
  stop: TourStop;
  arrival: number;
  /** How many seconds after it closes; 0 when in time. */
  late: number;
}

const opening = ({ windows }: TourStop, arrival: number): number => {
  const open = windows?.find(({ to }) => to >= arrival);
  return open ? Math.max(arrival, open.from) : arrival;
};

/** What is still to be driven, timed from the last stop that was left; as planned while nothing was told. */
export function stopsAhead({ stops, breaks, pace }: Tour, told: readonly Told[]): Ahead[] {
  const behind = new Set(told.map(({ stopId }) => stopId));
  const last = told.at(-1);
  let before = stops.find(({ id }) => id === last?.stopId);
  let clock = last?.at ?? 0;
  const pauses = breaks.filter(({ from }) => last && from >= last.at);
  return stops
    .filter(({ id }) => !behind.has(id))
    .map((stop) => {
      let arrival = stop.arrival;
      if (last) {
        const isNext = before && stops.indexOf(stop) === stops.indexOf(before) + 1;
        const way = before ? greatCircle({ x: before.x, y: before.y }, stop) / pace : stop.drive;
        arrival = clock + (isNext ? stop.drive : way);
        for (const pause of pauses.splice(0, pauses.filter(({ from }) => from <= arrival).length))
          arrival += pause.to - pause.from;
      }
      const start = opening(stop, arrival);
      const closes = stop.windows?.at(-1)?.to ?? Number.POSITIVE_INFINITY;
      before = stop;
      clock = start + stop.service;
      return { stop, arrival: start, late: Math.max(0, Math.round(start - closes)) };
    });
}
