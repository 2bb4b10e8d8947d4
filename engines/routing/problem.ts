// What is planned and what comes out of it, as plain JSON. Times and distances may be in any unit as long as
// it is one unit throughout; on the sphere distances are metres, and the screens use seconds since midnight.

/** A point: on a plane in any unit, on the sphere as longitude (x) and latitude (y) in degrees. */
export interface Place {
  x: number;
  y: number;
}

/** A stretch of time in which something may begin, both ends included. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** How far and how long it is between two places. */
type Travel =
  | {
      kind: 'plane';
      /** Distance covered in one unit of time; 1 when left out. */
      speed?: number;
      /** `nearest` is CVRPLIB's whole numbers, `tenth` truncates to one decimal as DIMACS does. */
      rounding?: 'none' | 'nearest' | 'tenth';
    }
  | {
      kind: 'sphere';
      metresPerSecond: number;
      /** What roads are longer than the great circle by, as a factor; 1 when left out. */
      detour?: number;
    }
  | {
      kind: 'matrix';
      /** Rows and columns: first all depots in their order, then all stops in theirs. */
      distances: readonly (readonly number[])[];
      /** The same for time; the distances when left out. */
      durations?: readonly (readonly number[])[];
    };

/** Where vehicles start and end. */
export interface Depot {
  id: string;
  name?: string;
  place: Place;
}

/** Somewhere a vehicle has to go. */
export interface Stop {
  id: string;
  name?: string;
  /** Where it is in words; for people alone. */
  address?: string;
  place: Place;
  /** What it takes of a vehicle's room, one number for each dimension of the capacities; nothing when left out. */
  demand?: readonly number[];
  /** Goods are brought from the depot, unless they are collected here and taken to the end of the route. */
  collects?: boolean;
  /** Service may begin in any of these; at any time when left out. */
  windows?: readonly TimeWindow[];
  /** How long the vehicle stands here; 0 when left out. */
  service?: number;
  /** A vehicle must have all of them. */
  skills?: readonly string[];
  /** Where not everything fits, the greatest sum of priorities is served; 1 when left out. */
  priority?: number;
  /** Makes the stop optional: it is left out where serving it would cost more than this. */
  skipCost?: number;
}

/** Something carried from one stop to another by one vehicle, in this order. The pick-up's demand is what is aboard between them; the delivery's own is not looked at. */
export interface Pair {
  pickup: string;
  delivery: string;
}

/** A pause that begins within its window, wherever the vehicle is, but not during service. It is not due on a route that ends by `to`. */
export interface Break extends TimeWindow {
  duration: number;
}

/** A vehicle with its driver; it drives one route. */
export interface Vehicle {
  id: string;
  name?: string;
  /** One number for each dimension; without limit when left out. */
  capacity?: readonly number[];
  /** Paid once if the vehicle is used at all; 0 when left out. */
  fixedCost?: number;
  /** 1 when left out. */
  costPerDistance?: number;
  /** For every unit of time between departure and the end of the route; 0 when left out. */
  costPerTime?: number;
  /** Departure and the end of the route lie within it. */
  shift?: TimeWindow;
  skills?: readonly string[];
  /** A depot's id. */
  start: string;
  /** A depot's id; `null` is an open route, which ends with its last stop. */
  end: string | null;
  maxDuration?: number;
  maxDistance?: number;
  maxStops?: number;
  /** In the order in which they are taken. */
  breaks?: readonly Break[];
}

/** A route, or its beginning, that stays as it is. */
interface Lock {
  vehicleId: string;
  /** The vehicle's route begins with these stops in this order. */
  stopIds: readonly string[];
  /** Nothing may be added after them. */
  whole: boolean;
}

/** Makes unequal routes dear: `weight` for every unit between the greatest and the least of the routes that are used. */
interface Balance {
  by: 'duration' | 'distance' | 'stops';
  weight: number;
}

/** Everything there is to know before planning. */
export interface Problem {
  travel: Travel;
  depots: readonly Depot[];
  vehicles: readonly Vehicle[];
  stops: readonly Stop[];
  pairs?: readonly Pair[];
  locks?: readonly Lock[];
  balance?: Balance;
}

/** The stops of one vehicle in their order. */
export interface PlannedRoute {
  vehicleId: string;
  stopIds: readonly string[];
}

/** Who goes where. Vehicles without a route stay at home; stops in no route are not served. */
export interface Plan {
  routes: readonly PlannedRoute[];
}
