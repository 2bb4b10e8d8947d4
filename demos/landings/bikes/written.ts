import { changeMinutes, later, type Ride, type Trip } from './trip.ts';

export const minutesOf = (minutes: number): string => `${minutes} min`;

/** One ride as a sentence. */
export function rideWords({ line, docks }: Ride): string {
  const hops = docks.length - 1;
  return `Ride ${line.name} to ${docks.at(-1)}, ${hops === 1 ? 'the next dock' : `${hops} docks on`}`;
}

/** The whole trip as text that can be sent to somebody. */
export function writtenTrip({ from, to, rides, minutes }: Trip, leave: string): string {
  const legs = rides.map(
    (ride, index) =>
      `${index > 0 ? `Swap bikes at ${ride.docks[0]} (${minutesOf(changeMinutes)})\n` : ''}${rideWords(ride)}`,
  );
  return [
    `${from} to ${to}, ${minutesOf(minutes)}`,
    ...legs,
    `Leave ${leave}, arrive ${later(leave, minutes)}`,
  ].join('\n');
}
