import { grouped } from '#lib/money/grouped.ts';
import type { Problem, Stop } from './problem.ts';
import type { Reason } from './reason.ts';

const number = (value: number): string => grouped(Number(value.toFixed(Math.abs(value) < 10 ? 1 : 0)));

/** Rounded up: what is asked for has to be enough. */
function minutes(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds / 60 - 1e-6));
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

/** The reason in words: what stands in the way, and what would have to change. Seconds and metres are read as such on the sphere alone. */
export function sentenceFor(problem: Problem, stop: Stop, reason: Omit<Reason, 'sentence'>): string {
  const isReal = problem.travel.kind === 'sphere';
  const time = (value: number) => (isReal ? minutes(value) : number(value));
  const length = (value: number) => (isReal ? `${number(value / 1000)} km` : number(value));
  const who = stop.name ?? stop.id;
  const vehicle = problem.vehicles.find(({ id }) => id === reason.vehicleId);
  const van = vehicle?.name ?? vehicle?.id ?? 'a vehicle';
  const skills = (stop.skills ?? []).join(', ');
  const { by, isHopeless } = reason;
  switch (reason.kind) {
    case 'no-vehicle':
      return `${who} is left out because there is no vehicle.`;
    case 'skill':
      return `${who} asks for ${skills}, which no ${isHopeless ? '' : 'free '}vehicle has. Give it to ${van}, or add a vehicle that has it.`;
    case 'capacity':
      return isHopeless
        ? `${who} is larger than any vehicle that may take it: ${van} would need ${number(by)} more room. Split the order or use a larger vehicle.`
        : `${who} does not fit in beside the other orders: ${van}, the nearest to it, would need ${number(by)} more room. Add a vehicle, or free that much.`;
    case 'window':
      return isHopeless
        ? `${who} cannot be reached in time: even driving there first, ${van} would be ${time(by)} late. Open its window ${time(by)} longer, or start the shift earlier.`
        : `${who} does not fit into anybody's day in time: ${van} comes closest, with ${time(by)} of lateness on its route. Open the window ${time(by)} longer, or add a vehicle.`;
    case 'shift':
      return isHopeless
        ? `${who} is too far for a shift: ${van} would be back ${time(by)} after its end. Let the shift end ${time(by)} later.`
        : `${who} would make the day too long: ${van} would be back ${time(by)} after the end of its shift. Extend it by that, or add a vehicle.`;
    case 'duration':
      return `With ${who} the route of ${van} would last ${time(by)} longer than it may. ${isHopeless ? `Allow ${time(by)} more` : `Allow that, or add a vehicle`}.`;
    case 'distance':
      return `With ${who} the route of ${van} would be ${length(by)} longer than it may. ${isHopeless ? `Allow ${length(by)} more` : `Allow that, or add a vehicle`}.`;
    case 'stops':
      return `${who} would be one stop too many for ${van}. Allow ${number(by)} more, or add a vehicle.`;
    case 'break':
      return `With ${who} aboard, ${van} finds no time for the driver's break. Make the time for the break wider, or add a vehicle.`;
    case 'pair':
      return `${who} is one half of a pair whose other half is not in the problem or driven in a locked route. Unlock it, or take the pair apart.`;
    case 'lock':
      return `${who} is left out because every route is locked. Unlock one, or add a vehicle.`;
    case 'not-worth-it':
      return `${who} is optional, and serving it would cost ${number(reason.cost)} where leaving it out costs ${number(stop.skipCost ?? 0)}.`;
    case 'fits':
      return `${who} would fit into the route of ${van} for ${number(reason.cost)} more. Plan again.`;
  }
}
