import type { TimeWindow } from './problem.ts';

/** One rule that a plan breaks, and by how much. */
export interface Violation {
  kind:
    | 'capacity'
    | 'window'
    | 'shift'
    | 'skill'
    | 'break'
    | 'duration'
    | 'distance'
    | 'stops'
    | 'pair'
    | 'lock'
    | 'unknown'
    | 'twice';
  vehicleId: string;
  stopId?: string;
  /** In the rule's own unit: goods, time, distance or stops; 1 where it is kept or not. */
  by: number;
}

/** A stop as the vehicle meets it. */
export interface Visit {
  stopId: string;
  /** From the place before. */
  distance: number;
  driving: number;
  /** When service could begin at the earliest: there, and with the breaks on the way over. */
  arrival: number;
  /** Idle since the place before, breaks left out. */
  waiting: number;
  start: number;
  departure: number;
  /** Aboard when leaving, in each dimension. */
  load: readonly number[];
  /** How long after the last window's end service begins; 0 when in time. */
  lateness: number;
}

/** A pause: `after` is the number of stops that were served before it. */
export interface BreakTaken extends TimeWindow {
  after: number;
}

/** One route with all its times: the least duration that its stops allow, and among these the earliest end. */
export interface RouteSchedule {
  vehicleId: string;
  visits: readonly Visit[];
  breaks: readonly BreakTaken[];
  departure: number;
  finish: number;
  /** Back to the end depot; 0 on an open route. */
  lastDistance: number;
  /** Aboard when leaving the depot. */
  load: readonly number[];
  peakLoad: readonly number[];
  distance: number;
  driving: number;
  waiting: number;
  service: number;
  duration: number;
  cost: { fixed: number; distance: number; time: number; total: number };
  violations: readonly Violation[];
}

/** A plan with all its times and what it costs. */
export interface Evaluation {
  routes: readonly RouteSchedule[];
  /** The ids of stops in no route. */
  unserved: readonly string[];
  /** Routes, balance and optional stops left out, together. */
  cost: number;
  balanceCost: number;
  skipCost: number;
  /** The sum of priorities of stops left out that are not optional; less of it is worth more than any cost. */
  missedPriority: number;
  distance: number;
  duration: number;
  violations: readonly Violation[];
  /** Whether every rule is kept; stops left out do not break one. */
  isValid: boolean;
}
