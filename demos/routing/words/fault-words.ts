import type { Fault } from '#engines/routing/check/fault.ts';
import type { Problem } from '#engines/routing/problem.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { kilometres } from './amounts.ts';
import { clock, stretch } from './clock.ts';

/** The rules that this day has, as the checker's verdict names them. */
function rulesOf({ vehicles, stops, pairs, locks }: Problem): string[] {
  const vans = (has: (vehicle: Problem['vehicles'][number]) => unknown) => vehicles.some(has);
  const rules: [name: string, isThere: unknown][] = [
    ['capacity', vans(({ capacity }) => capacity)],
    ['opening hours', stops.some(({ windows }) => windows?.length)],
    ['shifts', vans(({ shift }) => shift)],
    ['breaks', vans(({ breaks }) => breaks?.length)],
    ['skills', stops.some(({ skills }) => skills?.length)],
    ['pairs', pairs?.length],
    ['maximum hours', vans(({ maxDuration }) => maxDuration)],
    ['maximum distances', vans(({ maxDistance }) => maxDistance)],
    ['stop limits', vans(({ maxStops }) => maxStops)],
    ['fixed stops', locks?.length],
    ['totals', true],
  ];
  return rules.flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** One fault for each rule, van and stop; of a load that is too much for a while, the place where it is most. */
export function distinct(faults: readonly Fault[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const fault of faults) {
    const { kind, vehicleId = '', stopId = '', by = 0 } = fault;
    const key = `${kind} ${vehicleId} ${kind === 'capacity' ? '' : stopId}`;
    const known = found.get(key);
    if (!known || by > (known.by ?? 0)) found.set(key, fault);
  }
  return [...found.values()];
}

/** What a plan breaks, in a sentence: which rule, at which stop, and by how much. */
export function faultWords({ kind, vehicleId, stopId, by = 0, text }: Fault, look: LookedUp): string {
  const vehicle = look.day.problem.vehicles.find(({ id }) => id === vehicleId);
  const van = nameOf(vehicle);
  const stop = nameOf(look.stops.get(stopId ?? ''));
  const shift = vehicle?.shift;
  switch (kind) {
    case 'capacity':
      return `${van} carries ${Math.ceil(by - 1e-4)} ${look.day.goods} too many ${stop ? `from ${stop} on` : `when it leaves ${nameOf(look.depots.get(vehicle?.start ?? ''))}`}.`;
    case 'window':
      return `${van} is at ${stop} ${stretch(by)} after it closes.`;
    case 'shift':
      return `${van} gets back ${stretch(by)} after its shift${shift ? `, which ends at ${clock(shift.to)}` : ''}.`;
    case 'skill':
      return `${van} doesn’t have the skills that ${stop} needs.`;
    case 'break':
      return `${van} has no time for a break.`;
    case 'max-duration':
      return `${van} is out ${stretch(by)} too long.`;
    case 'max-distance':
      return `${van} drives ${kilometres(by)} km too far.`;
    case 'max-stops':
      return `${van} has ${Math.ceil(by)} ${by > 1 ? 'stops' : 'stop'} too many.`;
    case 'pair':
      return `${stop || 'A delivery'} isn’t picked up before it is delivered, or not by the same van.`;
    case 'lock':
      return `${van || 'A van'} doesn’t start with its fixed stops.`;
    default:
      return `The totals of this plan are wrong: ${[van, stop, text].filter(Boolean).join(', ')}.`;
  }
}

/** The checker's verdict in a line: what holds, or how much does not. */
export function verdictWords(problem: Problem, faults: readonly Fault[]): string {
  const rules = rulesOf(problem);
  const all = rules.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const broken = distinct(faults).length;
  if (broken === 0) return `A second program checked this plan and confirmed ${all}.`;
  return `A second program checked this plan: ${broken === 1 ? 'one rule is' : `${broken} rules are`} broken.`;
}
