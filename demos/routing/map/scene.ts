import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { onScreen, type Size, toWorld, type View, type World } from './mercator.ts';

/** A stop on the map. */
export interface Dot extends World {
  id: string;
  name: string;
  /** The vehicle's place in the list; null when no vehicle comes. */
  lane: number | null;
  /** Its number on the route; 0 when it is on none. */
  number: number;
  late: boolean;
}

/** A route on the map: through which points, and where its name stands. */
interface Line {
  vehicleId: string;
  name: string;
  lane: number;
  points: readonly World[];
  /** The point farthest from the depot. */
  far: World;
}

/** What a map shows of a day. */
export interface Scene {
  dots: readonly Dot[];
  lines: readonly Line[];
  depots: readonly (World & { id: string; name: string })[];
  points: readonly World[];
  isPlanned: boolean;
}

/** The day on the flat world; worked out once for each change of the day, not for each move of the map. */
export function sceneOf(look: LookedUp): Scene {
  const { problem } = look.day;
  const dots = problem.stops.map((stop): Dot => {
    const placed = look.placed.get(stop.id);
    return {
      ...toWorld(stop.place.x, stop.place.y),
      id: stop.id,
      name: nameOf(stop),
      lane: placed?.lane ?? null,
      number: placed?.number ?? 0,
      late: (placed?.visit.lateness ?? 0) > 0,
    };
  });
  const depots = problem.depots.map((depot) => ({
    ...toWorld(depot.place.x, depot.place.y),
    id: depot.id,
    name: nameOf(depot),
  }));
  const dotOf = new Map(dots.map((dot) => [dot.id, dot]));
  const depotOf = new Map(depots.map((depot) => [depot.id, depot]));
  const lines = problem.vehicles.flatMap((vehicle, lane): Line[] => {
    const visits = look.schedules.get(vehicle.id)?.visits ?? [];
    const stops = visits.flatMap(({ stopId }) => dotOf.get(stopId) ?? []);
    const start = depotOf.get(vehicle.start);
    const end = vehicle.end === null ? undefined : depotOf.get(vehicle.end);
    const [first] = stops;
    if (!first) return [];
    const from = start ?? first;
    const away = ({ x, y }: World) => Math.hypot(x - from.x, y - from.y);
    const far = stops.reduce((best, stop) => (away(stop) > away(best) ? stop : best), first);
    const points = [...(start ? [start] : []), ...stops, ...(end ? [end] : [])];
    return [{ vehicleId: vehicle.id, name: nameOf(vehicle), lane, points, far }];
  });
  return { dots, lines, depots, points: [...dots, ...depots], isPlanned: look.day.plan !== null };
}

/** The stop under a pixel, if one is near enough to be meant. */
export function dotAt(scene: Scene, view: View, size: Size, x: number, y: number, reach = 14): Dot | null {
  let best: Dot | null = null;
  let least = reach;
  for (const dot of scene.dots) {
    const at = onScreen(dot, view, size);
    const away = Math.hypot(at.x - x, at.y - y);
    if (away < least) {
      least = away;
      best = dot;
    }
  }
  return best;
}

function awayFrom(x: number, y: number, a: World, b: World): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(a.x + part * dx - x, a.y + part * dy - y);
}

/** The vehicle whose line passes nearest to a pixel, but not that of the stop which is held. */
export function lineAt(
  scene: Scene,
  view: View,
  size: Size,
  x: number,
  y: number,
  reach = 28,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const line of scene.lines)
    for (let at = 1; at < line.points.length; at += 1) {
      const [a, b] = [line.points[at - 1], line.points[at]];
      if (!a || !b) continue;
      const away = awayFrom(x, y, onScreen(a, view, size), onScreen(b, view, size));
      if (away < least) {
        least = away;
        best = line.vehicleId;
      }
    }
  return best;
}
