import { z } from 'zod';
import type { Day } from './day.ts';
import { readReports } from './drivers/report.ts';
import { firstTry } from './drivers/standing.ts';

const id = z.string().min(1).max(80);
const name = z.string().max(200).optional();
const finite = z.number().refine(Number.isFinite);
const place = z.object({ x: finite.min(-180).max(180), y: finite.min(-85).max(85) });
const span = z.object({ from: finite, to: finite });
const amounts = z.array(finite.min(0)).max(4);
const skills = z.array(z.string().max(60)).max(20);
const most = 5000;

const stop = z.object({
  id,
  name,
  address: z.string().max(300).optional(),
  place,
  demand: amounts.optional(),
  collects: z.boolean().optional(),
  windows: z.array(span).max(8).optional(),
  service: finite.min(0).optional(),
  skills: skills.optional(),
  priority: finite.min(0).optional(),
  skipCost: finite.min(0).optional(),
});

const vehicle = z.object({
  id,
  name,
  capacity: amounts.optional(),
  fixedCost: finite.min(0).optional(),
  costPerDistance: finite.min(0).optional(),
  costPerTime: finite.min(0).optional(),
  shift: span.optional(),
  skills: skills.optional(),
  start: id,
  end: id.nullable(),
  maxDuration: finite.min(0).optional(),
  maxDistance: finite.min(0).optional(),
  maxStops: finite.min(0).optional(),
  breaks: z
    .array(span.extend({ duration: finite.min(0) }))
    .max(4)
    .optional(),
});

const route = z.object({ vehicleId: id, stopIds: z.array(id).max(most) });

const problem = z.object({
  travel: z.object({
    kind: z.literal('sphere'),
    metresPerSecond: finite.min(0.1).max(100),
    detour: finite.min(1).max(5).optional(),
  }),
  depots: z.array(z.object({ id, name, place })).min(1).max(50),
  vehicles: z.array(vehicle).max(300),
  stops: z.array(stop).max(most),
  pairs: z
    .array(z.object({ pickup: id, delivery: id }))
    .max(most)
    .optional(),
  locks: z
    .array(route.extend({ whole: z.boolean() }))
    .max(300)
    .optional(),
  balance: z.object({ by: z.enum(['duration', 'distance', 'stops']), weight: finite.min(0) }).optional(),
});

const daySchema = z.object({
  id: id.optional(),
  name: z.string().max(200),
  example: z.string().max(60).nullable(),
  goods: z.string().max(40),
  seconds: finite.min(1).max(120),
  problem,
  plan: z.object({ routes: z.array(route).max(300) }).nullable(),
  found: z.object({ seconds: finite, workers: finite, seed: finite }).nullable(),
  reports: z.unknown().optional(),
});

/** Whether everything that is named is there, and nothing twice. */
function hangsTogether({
  problem: { depots, vehicles, stops, pairs = [] },
  plan,
}: z.infer<typeof daySchema>): boolean {
  const depotIds = new Set(depots.map((depot) => depot.id));
  const vehicleIds = new Set(vehicles.map((each) => each.id));
  const stopIds = new Set(stops.map((each) => each.id));
  return (
    stopIds.size === stops.length &&
    vehicleIds.size === vehicles.length &&
    vehicles.every(({ start, end }) => depotIds.has(start) && (end === null || depotIds.has(end))) &&
    pairs.every(({ pickup, delivery }) => stopIds.has(pickup) && stopIds.has(delivery)) &&
    (plan?.routes ?? []).every(
      (each) =>
        vehicleIds.has(each.vehicleId) && each.stopIds.every((stopId) => stopIds.has(firstTry(stopId))),
    )
  );
}

/** The day behind a shared state, from wherever it came; null when it is none. */
export function readDay(value: unknown): Day | null {
  const outer = z.object({ day: daySchema }).safeParse(value);
  if (!outer.success || !hangsTogether(outer.data.day)) return null;
  const { reports, ...day } = outer.data.day;
  return reports === undefined ? day : { ...day, reports: readReports(reports) };
}
