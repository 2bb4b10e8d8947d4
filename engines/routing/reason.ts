import type { Violation } from './schedule.ts';

/** Why a stop is in no route. */
export interface Reason {
  stopId: string;
  /** The rule that keeps it out, or what else it is: nobody to drive, every route locked, not worth it, or it would fit after all. */
  kind: Exclude<Violation['kind'], 'unknown' | 'twice'> | 'no-vehicle' | 'not-worth-it' | 'fits';
  /** Whether it would fail with a whole vehicle to itself, so that no other plan helps. */
  isHopeless: boolean;
  /** The vehicle that comes nearest to taking it. */
  vehicleId?: string;
  /** How far that rule is from being kept, in its own unit. */
  by: number;
  /** What serving it there would cost more. */
  cost: number;
  /** All of it in plain English, with what would have to change. */
  sentence: string;
}
