import type { Violation } from '#engines/routing/schedule.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { kilometres } from './amounts.ts';
import { stretch } from './clock.ts';

/** What a plan made by hand breaks, in a sentence. */
export function violationWords({ kind, vehicleId, stopId, by }: Violation, look: LookedUp): string {
  const van = nameOf(look.day.problem.vehicles.find(({ id }) => id === vehicleId));
  const stop = stopId ? nameOf(look.stops.get(stopId)) : '';
  switch (kind) {
    case 'capacity':
      return `${van} carries ${Math.ceil(by)} ${look.day.goods} too many.`;
    case 'window':
      return `${van} is at ${stop} ${stretch(by)} after it closes.`;
    case 'shift':
      return `${van} is home ${stretch(by)} after its shift.`;
    case 'skill':
      return `${van} lacks what ${stop} needs.`;
    case 'break':
      return `${van} has no time for a break.`;
    case 'duration':
      return `${van} is out ${stretch(by)} too long.`;
    case 'distance':
      return `${van} drives ${kilometres(by)} km too far.`;
    case 'stops':
      return `${van} has ${Math.ceil(by)} stops too many.`;
    case 'pair':
      return `${stop || 'A delivery'} is not collected before it is brought, or not by the same van.`;
    case 'lock':
      return `${van} is fixed, but its route was changed.`;
    case 'twice':
      return stop ? `${stop} is planned twice.` : `${van} is planned twice.`;
    default:
      return `The plan names something that is not there any more.`;
  }
}
