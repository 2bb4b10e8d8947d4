import type { Stop } from '#engines/routing/problem.ts';
import type { Day } from '../day.ts';
import { chance, van } from './build.ts';

const hour = 3600;
const centre = { x: 10.9, y: 50.7 };

// Half of the stops gather around towns, as orders do; the rest lies anywhere within a good hour's drive.
const towns = [
  [11.03, 50.98],
  [10.32, 50.97],
  [11.58, 50.93],
  [10.69, 50.6],
  [11.33, 50.98],
  [10.96, 50.26],
  [11.9, 50.88],
  [10.2, 50.55],
] as const;

function place(next: () => number): Stop['place'] {
  const town = next() < 0.5 ? towns[Math.floor(next() * towns.length)] : undefined;
  const angle = next() * 2 * Math.PI;
  const far = town ? 0.13 * Math.sqrt(-Math.log(1 - next() * 0.95)) : Math.sqrt(next());
  const [x, y] = town ?? [centre.x, centre.y];
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return town
    ? { x: round(x + Math.cos(angle) * far), y: round(y + Math.sin(angle) * far * 0.63) }
    : { x: round(x + Math.cos(angle) * far * 0.95), y: round(y + Math.sin(angle) * far * 0.55) };
}

/** A thousand parcels around the Thuringian Forest, the same thousand every time; a third of them before noon. */
export function thousand(): Day {
  const next = chance(1000);
  const stops = Array.from({ length: 1000 }, (_, at): Stop => {
    const early = next() < 0.33;
    return {
      id: `s${at + 1}`,
      name: `Parcel ${at + 1}`,
      place: place(next),
      demand: [1 + Math.floor(next() * 4)],
      windows: [{ from: (early ? 8 : 9) * hour, to: (early ? 12 : 17) * hour }],
      service: 120,
    };
  });
  return {
    name: 'Thuringia, 1,000 stops',
    example: 'thousand',
    goods: 'parcels',
    seconds: 10,
    problem: {
      travel: { kind: 'sphere', metresPerSecond: 60 / 3.6, detour: 1.3 },
      depots: [{ id: 'depot', name: 'Depot', place: centre }],
      vehicles: Array.from({ length: 26 }, (_, at) => {
        const wish = {
          id: `van${at + 1}`,
          name: `Van ${at + 1}`,
          depot: 'depot',
          capacity: 150,
          from: 7,
          to: 17.5,
        };
        return { ...van(wish), breaks: [] };
      }),
      stops,
    },
    plan: null,
    found: null,
  };
}
