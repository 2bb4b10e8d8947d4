import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bookingFeature } from '#features/booking/feature.server.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { loadEnv } from '#server/env.ts';
import { configureLog } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { bookRacer } from './booking/book-racer.ts';
import { freeMonths, type Months } from './booking/month.ts';
import { attempts, claimRacer, type Race, type Racer, race, scenes } from './booking/race.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { ways } from './slot/ways.ts';

// The embedded server takes a hundred sessions; some are left for the jobs and those who look on.
const connections = 80;

function printRaces(races: Race[]): void {
  console.log(
    `\n${attempts} attempts to book one half hour over ${connections} connections; means per round\n`,
  );
  const rows = (of: Race) => races.find(({ id, scene }) => id === 'rows-on-conflict' && scene === of.scene);
  printTable(
    ['', 'rounds', 'seconds', 'to quarter rows', 'deadlocks', 'told “taken”', 'bookings'],
    races.map((one) => [
      `${one.scene.name}: ${one.name}`,
      one.scene.rounds,
      (one.seconds / one.scene.rounds).toFixed(2),
      `${(one.seconds / (rows(one)?.seconds ?? 1)).toFixed(1)} ×`,
      (one.deadlocks / one.scene.rounds).toFixed(1),
      (one.taken / one.scene.rounds).toFixed(1),
      one.bookings / one.scene.rounds,
    ]),
  );
}

function printMonths({ hosts, months }: Months): void {
  console.log(
    `\nFinding the free half hours of a month, ${hosts} hosts in as many time zones; queries included\n`,
  );
  const least = months[0]?.median ?? 1;
  printTable(
    ['', 'free starts', 'median ms', 'p95 ms', 'to the empty month'],
    months.map(({ bookings, starts, median, p95 }) => [
      `${bookings.toLocaleString('en')} bookings`,
      starts,
      median.toFixed(1),
      p95.toFixed(1),
      `${(median / least).toFixed(1)} ×`,
    ]),
  );
}

const figures = (races: Race[], { months }: Months) => [
  { id: 'booking.attempts', value: attempts, unit: 'attempts' },
  ...races.map(({ id, scene, seconds }) => ({
    id: `booking.${scene.id}.${id}.time`,
    value: Number((seconds / scene.rounds).toFixed(2)),
    unit: 's',
  })),
  ...months.map(({ bookings, median }) => ({
    id: `booking.month.${bookings}.time`,
    value: Number(median.toFixed(1)),
    unit: 'ms',
  })),
];

/** A half hour of its own for each race, some days ahead, so that the site offers it. */
function slots(): () => Date {
  const first = new Date();
  first.setUTCHours(14, 0, 0, 0);
  let days = 1;
  return () => new Date(first.getTime() + ++days * 86_400_000);
}

async function raceScenes(racers: Racer[]): Promise<Race[]> {
  const races: Race[] = [];
  const nextSlot = slots();
  for (const scene of scenes) for (const racer of racers) races.push(await race(racer, scene, nextSlot));
  return races;
}

/** The claims alone, without what the site does around them. */
async function raceClaims(folder: string): Promise<Race[]> {
  const server = await openEmbedded(folder, { shared: false });
  const pool = new pg.Pool({ ...server.connection, max: connections });
  try {
    const held = ways.filter(({ id }) => id === 'exclusion' || id === 'rows-on-conflict');
    for (const { prepare } of held) await pool.query(prepare);
    return await raceScenes(held.map((way) => claimRacer(pool, way)));
  } finally {
    await pool.end();
    await server.close();
  }
}

/** The month's free times of five hosts, and many visitors at one slot: the claim alone, and the whole booking. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-booking-'));
  const settings = { DATA_DIR: folder, APP_SECRET: 'b'.repeat(32) };
  try {
    const races = await raceClaims(folder);
    configureLog('silent');
    await openServices(loadEnv({ ...settings, DATABASE_POOL: String(connections) }), {
      features: [bookingFeature],
    });
    try {
      races.push(...(await raceScenes([await bookRacer()])));
      const months = await freeMonths();
      printRaces(races);
      printMonths(months);
      if (write) await writeProof('npm run bench:booking', figures(races, months));
    } finally {
      await closeServices();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
