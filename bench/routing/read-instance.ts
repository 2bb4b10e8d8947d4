import { basename } from 'node:path';
import type { Problem, Vehicle } from '#engines/routing/problem.ts';

/** A file of CVRPLIB (`.vrp`), of Solomon or of Li and Lim (`.txt`) as a problem; stops are named by their numbers in the plan's file. */
export function readInstance(file: string, text: string): Problem {
  if (file.endsWith('.vrp')) return readCvrplib(basename(file), text);
  const rows = numberRows(text);
  return rows.some((row) => row.length === 9) ? readPairs(rows) : readSolomon(basename(file), rows);
}

function numberRows(text: string): number[][] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean).map(Number))
    .filter((row) => row.length > 0 && row.every((value) => !Number.isNaN(value)));
}

function fleet(count: number, vehicle: Omit<Vehicle, 'id' | 'start' | 'end'>): Vehicle[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    start: 'depot',
    end: 'depot',
    ...vehicle,
  }));
}

function readCvrplib(name: string, text: string): Problem {
  const header = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(\\S+)`, 'm').exec(text)?.[1];
  if (header('EDGE_WEIGHT_TYPE') !== 'EUC_2D') throw new Error(`${name}: only EUC_2D is read`);
  const section = (key: string, columns: number) => {
    const body = new RegExp(`${key}_SECTION\\s+([^A-Z]*)`).exec(text)?.[1] ?? '';
    const numbers = body.split(/\s+/).filter(Boolean).map(Number);
    return Array.from({ length: Math.floor(numbers.length / columns) }, (_, row) =>
      numbers.slice(row * columns, (row + 1) * columns),
    );
  };
  const capacity = Number(header('CAPACITY'));
  const demand = new Map(section('DEMAND', 2).map(([id = 0, amount = 0]) => [id, amount]));
  const depot = section('DEPOT', 1)[0]?.[0] ?? 1;
  const nodes = section('NODE_COORD', 3).map(([id = 0, x = 0, y = 0]) => ({ id, place: { x, y } }));
  const total = [...demand.values()].reduce((sum, amount) => sum + amount, 0);
  return {
    travel: { kind: 'plane', rounding: 'nearest' },
    depots: nodes.filter(({ id }) => id === depot).map(({ place }) => ({ id: 'depot', place })),
    // The number of routes is free in these: a third more than the goods need is never all used.
    vehicles: fleet(Math.ceil((1.3 * total) / capacity) + 3, { capacity: [capacity] }),
    stops: nodes
      .filter(({ id }) => id !== depot)
      .map(({ id, place }, index) => ({ id: String(index + 1), place, demand: [demand.get(id) ?? 0] })),
  };
}

/** In these, fewer vehicles come before less distance: a vehicle counts as more than any way saves. */
const vehicleBeforeDistance = 10_000;

/** Li and Lim's pick-ups and deliveries: the last two columns name the other stop of a pair. */
function readPairs(rows: readonly number[][]): Problem {
  const [[count = 0, capacity = 0] = []] = rows;
  const [depot = [], ...stops] = rows.filter((row) => row.length === 9);
  const [, x = 0, y = 0, , from = 0, to = 0] = depot;
  return {
    travel: { kind: 'plane' },
    depots: [{ id: 'depot', place: { x, y } }],
    vehicles: fleet(count, {
      capacity: [capacity],
      shift: { from, to },
      fixedCost: vehicleBeforeDistance,
    }),
    stops: stops.map(([id = 0, x = 0, y = 0, demand = 0, from = 0, to = 0, service = 0]) => ({
      id: String(id),
      place: { x, y },
      demand: [Math.max(0, demand)],
      windows: [{ from, to }],
      service,
    })),
    pairs: stops.flatMap(([id = 0, , , , , , , , delivery = 0]) =>
      delivery > 0 ? [{ pickup: String(id), delivery: String(delivery) }] : [],
    ),
  };
}

function readSolomon(name: string, rows: readonly number[][]): Problem {
  const [count = 0, capacity = 0] = rows.find((row) => row.length === 2) ?? [];
  const nodes = rows.filter((row) => row.length === 7);
  const [depot, ...stops] = nodes;
  if (!depot || count === 0) throw new Error(`${name}: not a Solomon file`);
  const [, x = 0, y = 0, , from = 0, to = 0] = depot;
  return {
    travel: { kind: 'plane', rounding: 'tenth' },
    depots: [{ id: 'depot', place: { x, y } }],
    vehicles: fleet(count, { capacity: [capacity], shift: { from, to } }),
    stops: stops.map(([id = 0, x = 0, y = 0, demand = 0, from = 0, to = 0, service = 0]) => ({
      id: String(id),
      place: { x, y },
      demand: [demand],
      windows: [{ from, to }],
      service,
    })),
  };
}
