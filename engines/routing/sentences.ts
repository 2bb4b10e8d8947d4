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
      return `${who} needs ${skills}, which no ${isHopeless ? '' : 'free '}vehicle has. Add it to ${van}, or add a vehicle that has it.`;
    case 'capacity':
      return isHopeless
        ? `${who} is too large for every suitable vehicle: ${van} would need ${number(by)} more capacity. Split the order or use a larger vehicle.`
        : `${who} doesn’t fit in with the other orders: ${van}, which comes closest, would need ${number(by)} more capacity. Add a vehicle, or free up that much.`;
    case 'window':
      return isHopeless
        ? `${who} can’t be reached in time: ${van} would be ${time(by)} late even if it drove there first. Keep the stop open ${time(by)} longer, or start the shift earlier.`
        : `${who} doesn’t fit into any route in time: ${van} comes closest, and its route would run ${time(by)} late. Keep the stop open ${time(by)} longer, or add a vehicle.`;
    case 'shift':
      return isHopeless
        ? `${who} is too far away for one shift: ${van} would be back ${time(by)} after the shift ends. Let the shift end ${time(by)} later.`
        : `${who} would make the day too long: ${van} would be back ${time(by)} after its shift ends. Extend the shift by that much, or add a vehicle.`;
    case 'duration':
      return `With ${who}, the route of ${van} would take ${time(by)} longer than allowed. ${isHopeless ? `Allow ${time(by)} more` : `Allow that much, or add a vehicle`}.`;
    case 'distance':
      return `With ${who}, the route of ${van} would be ${length(by)} longer than allowed. ${isHopeless ? `Allow ${length(by)} more` : `Allow that much, or add a vehicle`}.`;
    case 'stops':
      return `${who} would be one stop too many for ${van}. Allow ${number(by)} more, or add a vehicle.`;
    case 'break':
      return `With ${who} on board, ${van} has no time for the driver’s break. Allow a longer period for the break, or add a vehicle.`;
    case 'pair':
      return `${who} belongs to a pair whose other stop is missing or in a locked route. Unlock that route, or split the pair.`;
    case 'lock':
      return `${who} is left out because every route is locked. Unlock one, or add a vehicle.`;
    case 'not-worth-it':
      return `${who} is optional: serving it would cost ${number(reason.cost)}, and leaving it out costs ${number(stop.skipCost ?? 0)}.`;
    case 'fits':
      return `${who} would fit into the route of ${van} at an extra cost of ${number(reason.cost)}. Plan again.`;
  }
}
