import type { Reason } from '#engines/routing/reason.ts';
import type { Day } from '../day.ts';
import { clock } from '../words/clock.ts';
import { withNewVehicle, withStop, withVehicle } from './day-changes.ts';
import { nameOf } from './looked-up.ts';

/** One change that would let a stop in, as a button says it. */
interface Fix {
  label: string;
  apply: (day: Day) => Day;
}

const fiveMinutes = 300;
const roundedUp = (seconds: number): number => Math.ceil((seconds - 1e-6) / fiveMinutes) * fiveMinutes;

/** What one press could do about a stop that is left out, or null where only a person can decide. */
export function fixOf({ kind, by, stopId, vehicleId, isHopeless }: Reason, { problem }: Day): Fix | null {
  const stop = problem.stops.find(({ id }) => id === stopId);
  const vehicle = problem.vehicles.find(({ id }) => id === vehicleId);
  const last = stop?.windows?.at(-1);
  // A second attempt is in the day only as long as its driver says that the first failed, so it cannot be changed.
  if (stopId.endsWith('~')) return kind === 'fits' ? { label: 'Plan again', apply: (day) => day } : null;
  const anotherVan: Fix = { label: 'Add a van', apply: withNewVehicle };
  if (kind === 'window' && stop && last && isHopeless) {
    const to = roundedUp(last.to + by);
    return {
      label: `Open until ${clock(to)}`,
      apply: (day) =>
        withStop(day, stopId, { windows: [...(stop.windows ?? []).slice(0, -1), { ...last, to }] }),
    };
  }
  if ((kind === 'shift' || kind === 'duration') && vehicle && isHopeless) {
    const { shift, maxDuration } = vehicle;
    if (kind === 'shift' && shift) {
      const to = roundedUp(shift.to + by);
      return {
        label: `${nameOf(vehicle)} until ${clock(to)}`,
        apply: (day) => withVehicle(day, vehicle.id, { shift: { ...shift, to } }),
      };
    }
    if (maxDuration !== undefined)
      return {
        label: `Let ${nameOf(vehicle)} drive longer`,
        apply: (day) => withVehicle(day, vehicle.id, { maxDuration: roundedUp(maxDuration + by) }),
      };
  }
  if (kind === 'skill' && vehicle && stop?.skills) {
    const skills = [...new Set([...(vehicle.skills ?? []), ...stop.skills])];
    return {
      label: `${nameOf(vehicle)} takes it`,
      apply: (day) => withVehicle(day, vehicle.id, { skills }),
    };
  }
  if (kind === 'no-vehicle') return anotherVan;
  if (kind === 'pair' || kind === 'lock' || kind === 'not-worth-it') return null;
  return kind === 'fits' ? { label: 'Plan again', apply: (day) => day } : isHopeless ? null : anotherVan;
}
