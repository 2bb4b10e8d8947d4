import { docks, type Line, lines } from './network.ts';

/** A ride on one line, dock by dock. */
export interface Ride {
  line: Line;
  docks: readonly string[];
  minutes: number;
}

export interface Trip {
  from: string;
  to: string;
  rides: readonly Ride[];
  /** With changes, rounded up to whole minutes. */
  minutes: number;
}

/** How long it takes to lock one bike and unlock the next. */
export const changeMinutes = 2;

export const paces = { easy: 1.25, steady: 1, late: 0.8 } as const;
export type Pace = keyof typeof paces;

/** Somebody at a dock, on a bike of a line; the route there is stored backwards. */
interface Step {
  dock: string;
  line: Line;
  minutes: number;
  before: Step | null;
}

const keyOf = ({ dock, line }: Step): string => `${dock} by ${line.id}`;

/** Where a rider can be after this step: one dock on or back, or on the bike of another line. */
function nextSteps(step: Step, pace: number): Step[] {
  const { dock, line, minutes } = step;
  const here = line.docks.indexOf(dock);
  const rides = [here - 1, here + 1].flatMap((there) => {
    const name = line.docks[there];
    const takes = line.minutes[Math.min(here, there)];
    return name && takes ? { dock: name, line, minutes: minutes + takes * pace, before: step } : [];
  });
  const changes = lines
    .filter((other) => other.id !== line.id && other.docks.includes(dock))
    .map((other) => ({ dock, line: other, minutes: minutes + changeMinutes, before: step }));
  return [...rides, ...changes];
}

/** All steps to here, the first one first. */
function wayTo(step: Step): Step[] {
  const way: Step[] = [];
  for (let one: Step | null = step; one; one = one.before) way.unshift(one);
  return way;
}

/** The steps of one line become one ride. */
function ridesOf(way: readonly Step[]): Ride[] {
  const rides: { line: Line; docks: string[]; minutes: number; began: number }[] = [];
  for (const { dock, line, minutes } of way) {
    const ride = rides.at(-1);
    if (ride?.line.id === line.id) {
      ride.docks.push(dock);
      ride.minutes = minutes - ride.began;
    } else rides.push({ line, docks: [dock], minutes: 0, began: minutes });
  }
  return rides.filter((ride) => ride.docks.length > 1);
}

/** The quickest way from dock to dock, by the method of Dijkstra; a change of bikes takes two minutes. */
export function plan(from: string, to: string, pace: Pace = 'steady'): Trip | null {
  const open: Step[] = lines
    .filter(({ docks: stops }) => stops.includes(from))
    .map((line) => ({ dock: from, line, minutes: 0, before: null }));
  const done = new Set<string>();
  while (open.length > 0) {
    open.sort((a, b) => b.minutes - a.minutes);
    const step = open.pop();
    if (!step || done.has(keyOf(step))) continue;
    if (step.dock === to)
      return { from, to, rides: ridesOf(wayTo(step)), minutes: Math.ceil(step.minutes - 1e-9) };
    done.add(keyOf(step));
    open.push(...nextSteps(step, paces[pace]));
  }
  return null;
}

/** What a trip costs, in cents: one euro for every quarter of an hour that was begun, and four at most. */
export const fare = (minutes: number): number => Math.min(400, Math.max(1, Math.ceil(minutes / 15)) * 100);

/** A time of day plus some minutes: '23:50' and 20 are '00:10'. */
export function later(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(':').map(Number);
  const all = (hours * 60 + past + minutes) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

export const dockNames: readonly string[] = docks.map(({ name }) => name);
