import fc from 'fast-check';
import type { Problem, Stop, Vehicle } from '../problem.ts';

/** The last departure that can matter in these problems. */
export const horizon = 40;

const window = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10 }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });

const stop: fc.Arbitrary<Omit<Stop, 'id'>> = fc.record({
  place: fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) }),
  demand: fc.tuple(fc.integer({ min: 0, max: 5 })),
  collects: rarely(fc.constant(true)),
  windows: maybe(
    fc
      .array(window, { minLength: 1, maxLength: 2 })
      .map((list) => list.map(([from, length]) => ({ from, to: from + length }))),
  ),
  service: fc.integer({ min: 0, max: 3 }),
  skills: rarely(fc.constant(['lift'])),
  priority: maybe(fc.integer({ min: 1, max: 3 })),
  skipCost: rarely(fc.integer({ min: 0, max: 15 })),
});

const vehicle: fc.Arbitrary<Omit<Vehicle, 'id'>> = fc.record({
  capacity: fc.tuple(fc.integer({ min: 4, max: 12 })),
  fixedCost: fc.integer({ min: 0, max: 10 }),
  costPerDistance: fc.integer({ min: 1, max: 2 }),
  costPerTime: fc.integer({ min: 0, max: 1 }),
  shift: maybe(fc.constant({ from: 2, to: 38 })),
  skills: maybe(fc.constant(['lift'])),
  start: fc.constantFrom('north', 'south'),
  end: fc.constantFrom('north', 'south', null),
  maxDuration: rarely(fc.integer({ min: 10, max: 30 })),
  maxDistance: rarely(fc.integer({ min: 8, max: 25 })),
  maxStops: rarely(fc.integer({ min: 1, max: 4 })),
  breaks: rarely(fc.constant([{ from: 10, to: 16, duration: 3 }])),
});

/** Problems of any rules that are small enough to try every plan. Distances are whole numbers of a bent plane. */
export const smallProblem: fc.Arbitrary<Problem> = fc
  .record({
    stops: fc.array(stop, { minLength: 1, maxLength: 4 }),
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 2 }),
    hasPair: fc.boolean(),
    locked: rarely(fc.boolean()),
    balance: rarely(
      fc.record({
        by: fc.constantFrom('duration' as const, 'distance' as const, 'stops' as const),
        weight: fc.integer({ min: 1, max: 4 }),
      }),
    ),
  })
  .map(({ stops, vehicles, hasPair, locked, balance }) => ({
    travel: { kind: 'plane', rounding: 'nearest' },
    depots: [
      { id: 'north', place: { x: 1, y: 1 } },
      { id: 'south', place: { x: 4, y: 5 } },
    ],
    stops: stops.map((rest, index) => ({ id: `s${index}`, ...rest })),
    vehicles: vehicles.map((rest, index) => ({ id: `v${index}`, ...rest })),
    pairs: hasPair && stops.length > 2 ? [{ pickup: 's0', delivery: 's1' }] : [],
    locks:
      locked === undefined ? [] : [{ vehicleId: 'v0', stopIds: [`s${stops.length - 1}`], whole: locked }],
    balance,
  }));
