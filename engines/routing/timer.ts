import { type Compiled, type CompiledVehicle, tolerance } from './compile.ts';

/** What `time` found; its arrays are overwritten by the next call. */
export interface Timing {
  departure: number;
  finish: number;
  /** Sum over stops of how late service begins. */
  lateness: number;
  missedBreaks: number;
  /** By position. */
  arrival: Float64Array;
  start: Float64Array;
  /** By position, and one more for the way to the end: how many breaks were taken by then. */
  breaksBefore: Int32Array;
}

/** Times routes: the least duration, and among these the earliest end. */
export interface Timer {
  time(vehicle: CompiledVehicle, route: Int32Array, length: number): Timing;
}

/**
 * Goes through a route with the earliest time for each number of breaks taken so far, which is all that matters:
 * whoever is ready earlier with as many breaks behind him can do whatever the later one can.
 */
export function createTimer(compiled: Compiled): Timer {
  const { nodes, durations, service, windowFirst, windowFrom, windowTo, stops } = compiled;
  const most = Math.max(0, ...compiled.vehicles.map(({ breaks }) => breaks.length));
  const width = most + 1;
  const cells = (stops + 2) * width;
  // By position and breaks taken. Ready is when the stop is left; eager says that any delay before would delay it.
  const ready = new Float64Array(cells);
  const begun = new Float64Array(cells);
  const reached = new Float64Array(cells);
  const late = new Float64Array(cells);
  const eager = new Uint8Array(cells);
  const came = new Int32Array(cells);
  const chosen = new Int32Array(cells);
  const result: Timing = {
    departure: 0,
    finish: 0,
    lateness: 0,
    missedBreaks: 0,
    arrival: new Float64Array(stops + 1),
    start: new Float64Array(stops + 1),
    breaksBefore: new Int32Array(stops + 1),
  };
  // What the last way there came to.
  let wayReady = 0;
  let wayEager = 0;

  /** Drives `driving` from `t` with breaks `taken` up to before `until` on the way; false where one comes too late. */
  function drive(
    vehicle: CompiledVehicle,
    t: number,
    isEager: number,
    driving: number,
    taken: number,
    until: number,
  ): boolean {
    let clock = t;
    let done = t + driving;
    let stays = isEager;
    for (let index = taken; index < until; index += 1) {
      const pause = vehicle.breaks[index];
      if (!pause) return false;
      if (clock > pause.to + tolerance || (stays && clock >= pause.to - tolerance)) return false;
      if (pause.from > clock) clock = pause.from;
      clock += pause.duration;
      if (pause.from > done) {
        done = pause.from;
        stays = 0;
      }
      done += pause.duration;
    }
    wayReady = done;
    wayEager = stays;
    return true;
  }

  /** Earliest times from this departure on; with `isEager` a deadline that is met to the minute counts as missed. */
  function forward(
    vehicle: CompiledVehicle,
    route: Int32Array,
    length: number,
    departure: number,
    isEager: number,
  ): void {
    const breaks = vehicle.breaks.length;
    for (let k = 0; k <= breaks; k += 1) ready[k] = Number.POSITIVE_INFINITY;
    ready[0] = departure;
    late[0] = 0;
    eager[0] = isEager;
    let before = vehicle.start;
    for (let position = 0; position <= length; position += 1) {
      const node = position < length ? (route[position] as number) : vehicle.end;
      const driving = durations[before * nodes + node] as number;
      const first = position < length ? (windowFirst[node] as number) : 0;
      const last = position < length ? (windowFirst[node + 1] as number) : 0;
      const stay = position < length ? (service[node] as number) : 0;
      const here = position * width;
      const next = here + width;
      for (let k = 0; k <= breaks; k += 1) {
        ready[next + k] = Number.POSITIVE_INFINITY;
        late[next + k] = Number.POSITIVE_INFINITY;
        for (let from = 0; from <= k; from += 1) {
          const leaves = ready[here + from] as number;
          if (leaves === Number.POSITIVE_INFINITY) continue;
          if (!drive(vehicle, leaves, eager[here + from] as number, driving, from, k)) continue;
          const arrival = wayReady;
          let start = arrival;
          let stays = wayEager;
          let behind = 0;
          let window = first;
          if (last > first) {
            while (
              window < last &&
              ((windowTo[window] as number) + tolerance < arrival ||
                (stays && (windowTo[window] as number) <= arrival + tolerance))
            )
              window += 1;
            if (window === last) behind = Math.max(arrival - (windowTo[last - 1] as number), tolerance);
            else if ((windowFrom[window] as number) > arrival) {
              start = windowFrom[window] as number;
              stays = 0;
            }
          }
          const sum = (late[here + from] as number) + behind;
          if (
            sum < (late[next + k] as number) ||
            (sum === (late[next + k] as number) &&
              (start + stay < (ready[next + k] as number) ||
                (start + stay === (ready[next + k] as number) && !stays)))
          ) {
            ready[next + k] = start + stay;
            late[next + k] = sum;
            eager[next + k] = stays;
            begun[next + k] = start;
            reached[next + k] = arrival;
            came[next + k] = from;
            chosen[next + k] = behind > 0 ? -1 : window;
          }
        }
      }
      before = node;
    }
  }

  /** With how many breaks the route ends best: none missed, in time, early. */
  function bestEnd(vehicle: CompiledVehicle, length: number): number {
    const end = (length + 1) * width;
    const breaks = vehicle.breaks.length;
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let k = 0; k <= breaks; k += 1) {
      const finish = ready[end + k] as number;
      if (finish === Number.POSITIVE_INFINITY) continue;
      let missed = 0;
      for (let index = k; index < breaks; index += 1)
        if (finish > (vehicle.breaks[index]?.to ?? 0) + tolerance) missed += 1;
      const better =
        missed < fewest ||
        (missed === fewest &&
          ((late[end + k] as number) < (late[end + best] as number) ||
            ((late[end + k] as number) === (late[end + best] as number) &&
              finish < (ready[end + best] as number))));
      if (better) {
        best = k;
        fewest = missed;
      }
    }
    result.missedBreaks = fewest;
    return best;
  }

  /** How late the departure may be for the same finish, windows and places of the breaks. */
  function latestDeparture(
    vehicle: CompiledVehicle,
    route: Int32Array,
    length: number,
    ended: number,
  ): number {
    let k = ended;
    let limit = ready[(length + 1) * width + k] as number;
    for (let position = length; position >= 0; position -= 1) {
      const cell = (position + 1) * width + k;
      const from = came[cell] as number;
      const node = position < length ? (route[position] as number) : vehicle.end;
      const before = position > 0 ? (route[position - 1] as number) : vehicle.start;
      if (position < length) {
        // `limit` is when this stop must be left.
        const window = chosen[cell] as number;
        limit -= service[node] as number;
        if (window < 0) limit = Math.min(limit, begun[cell] as number);
        else if ((windowFirst[node + 1] as number) > (windowFirst[node] as number))
          limit = Math.min(limit, windowTo[window] as number);
      }
      let pauses = 0;
      let deadline = Number.POSITIVE_INFINITY;
      for (let index = from; index < k; index += 1) {
        const pause = vehicle.breaks[index];
        if (!pause) continue;
        deadline = Math.min(deadline, pause.to - pauses);
        pauses += pause.duration;
      }
      limit = Math.min(limit - (durations[before * nodes + node] as number) - pauses, deadline);
      k = from;
    }
    return limit;
  }

  function keep(length: number, departure: number, ended: number): void {
    let k = ended;
    const end = (length + 1) * width;
    result.departure = departure;
    result.finish = ready[end + k] as number;
    result.lateness = late[end + k] as number;
    for (let position = length; position >= 0; position -= 1) {
      const cell = (position + 1) * width + k;
      result.breaksBefore[position] = k;
      if (position < length) {
        result.arrival[position] = reached[cell] as number;
        result.start[position] = begun[cell] as number;
      }
      k = came[cell] as number;
    }
  }

  function time(vehicle: CompiledVehicle, route: Int32Array, length: number): Timing {
    forward(vehicle, route, length, vehicle.from, 0);
    let ended = bestEnd(vehicle, length);
    let departure = Math.max(vehicle.from, latestDeparture(vehicle, route, length, ended));
    if (departure > vehicle.from) {
      forward(vehicle, route, length, departure, 0);
      ended = bestEnd(vehicle, length);
    }
    keep(length, departure, ended);
    const missed = result.missedBreaks;
    // Leaving later still ends later: worth it where a later window saves waiting. Each turn misses a window more.
    while (result.lateness === 0 && missed === 0 && isIdle(vehicle, route, length)) {
      forward(vehicle, route, length, departure, 1);
      ended = bestEnd(vehicle, length);
      const cell = (length + 1) * width + ended;
      if (
        (late[cell] as number) > 0 ||
        result.missedBreaks > 0 ||
        (ready[cell] as number) > vehicle.to + tolerance
      )
        break;
      const later = latestDeparture(vehicle, route, length, ended);
      // Sums of decimals differ by a hair each time, which is no progress.
      if (later <= departure + tolerance) break;
      departure = later;
      if ((ready[cell] as number) - departure < result.finish - result.departure - tolerance) {
        forward(vehicle, route, length, departure, 0);
        keep(length, departure, bestEnd(vehicle, length));
      }
    }
    result.missedBreaks = missed;
    return result;
  }

  /** Whether there is any waiting in what was kept, and a later window or break that might save it. */
  function isIdle(vehicle: CompiledVehicle, route: Int32Array, length: number): boolean {
    let busy = 0;
    let before = vehicle.start;
    let hasChoice = vehicle.breaks.length > 0;
    for (let position = 0; position < length; position += 1) {
      const node = route[position] as number;
      busy += (durations[before * nodes + node] as number) + (service[node] as number);
      if ((windowFirst[node + 1] as number) - (windowFirst[node] as number) > 1) hasChoice = true;
      before = node;
    }
    if (!hasChoice) return false;
    busy += durations[before * nodes + vehicle.end] as number;
    const taken = result.breaksBefore[length] as number;
    for (let index = 0; index < taken; index += 1) busy += vehicle.breaks[index]?.duration ?? 0;
    return result.finish - result.departure > busy + tolerance;
  }

  return { time };
}
