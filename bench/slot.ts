import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { type Way, ways } from './slot/ways.ts';

const attempts = 200;
// The embedded server takes a hundred sessions; some are left for those who look on.
const connections = 90;
// A constraint that deadlocks needs minutes for a round of the second scene, so it has fewer of them.
const scenes = [
  { id: 'at-once', name: 'all at once', rounds: 5, firstGivesUp: false },
  { id: 'given-up', name: 'the first gives up', rounds: 2, firstGivesUp: true },
];

interface Tally {
  scene: (typeof scenes)[number];
  way: Way;
  seconds: number;
  deadlocks: number;
  taken: number;
  bookings: number;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** One visitor's press: booked, told 'taken', or left without an answer by a deadlock. */
async function press(pool: pg.Pool, tally: Tally, slot: Date, booking: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const isBooked = await tally.way.claim(client, slot, booking);
    await client.query(isBooked ? 'commit' : 'rollback');
    if (!isBooked) tally.taken += 1;
  } catch (error) {
    await client.query('rollback');
    if (codeOf(error) === '23P01' || codeOf(error) === '23505') tally.taken += 1;
    else if (codeOf(error) === '40P01') tally.deadlocks += 1;
    else throw error;
  } finally {
    client.release();
  }
}

/** Takes the slot and releases it once the others wait, like somebody whose payment fails. */
async function giveUp(pool: pg.Pool, way: Way, slot: Date): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await way.claim(client, slot, attempts);
  return async () => {
    await wait(500);
    await client.query('rollback');
    client.release();
  };
}

/** All presses for one half hour, of which exactly one may have it; the clock starts when it is free to have. */
async function race(pool: pg.Pool, tally: Tally, slot: Date): Promise<void> {
  const letGo = tally.scene.firstGivesUp ? await giveUp(pool, tally.way, slot) : undefined;
  let began = performance.now();
  const presses = Array.from({ length: attempts }, (_, booking) => press(pool, tally, slot, booking));
  if (letGo) {
    await letGo();
    began = performance.now();
  }
  await Promise.all(presses);
  tally.seconds += (performance.now() - began) / 1000;
  const { rows } = await pool.query<{ bookings: number }>(tally.way.count, [slot]);
  const bookings = rows[0]?.bookings ?? 0;
  if (bookings !== 1) throw new Error(`${tally.way.name}: ${bookings} bookings of one slot`);
  tally.bookings += bookings;
}

async function measure(pool: pg.Pool): Promise<Tally[]> {
  // Every session is opened before the clock starts.
  const sessions = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const session of sessions) session.release();
  for (const { prepare } of ways) await pool.query(prepare);
  const blank = (scene: Tally['scene'], way: Way): Tally => ({
    scene,
    way,
    seconds: 0,
    deadlocks: 0,
    taken: 0,
    bookings: 0,
  });
  let day = 0;
  const nextSlot = () => new Date(Date.UTC(2027, 0, ++day, 14));
  const tallies: Tally[] = [];
  for (const scene of scenes) {
    const own = ways.map((way) => blank(scene, way));
    // One race that does not count fills the sessions' caches.
    if (tallies.length === 0) for (const way of ways) await race(pool, blank(scene, way), nextSlot());
    for (let round = 1; round <= scene.rounds; round += 1) {
      for (const tally of own) await race(pool, tally, nextSlot());
      console.log(`  ${scene.name}: round ${round} of ${scene.rounds}`);
    }
    tallies.push(...own);
  }
  return tallies;
}

function figures(tallies: Tally[]): { id: string; value: number; unit: string }[] {
  return [
    { id: 'slot.attempts', value: attempts, unit: 'attempts' },
    { id: 'slot.connections', value: connections, unit: 'connections' },
    { id: 'slot.races', value: tallies.reduce((sum, { scene }) => sum + scene.rounds, 0), unit: 'races' },
    {
      id: 'slot.bookings',
      value: tallies.reduce((sum, { bookings }) => sum + bookings, 0),
      unit: 'bookings',
    },
    ...tallies.flatMap(({ scene, way, seconds, deadlocks }) => [
      {
        id: `slot.${scene.id}.${way.id}.time`,
        value: Number((seconds / scene.rounds).toFixed(2)),
        unit: 's',
      },
      {
        id: `slot.${scene.id}.${way.id}.deadlocks`,
        value: Number((deadlocks / scene.rounds).toFixed(1)),
        unit: 'deadlocks',
      },
    ]),
  ];
}

/** Many visitors at one half hour: four ways to let the database refuse all but one. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-slot-'));
  const server = await openEmbedded(folder, { shared: false });
  const pool = new pg.Pool({ ...server.connection, max: connections });
  try {
    const tallies = await measure(pool);
    console.log(
      `\n${attempts} attempts to book one half hour over ${connections} connections; means per round\n`,
    );
    printTable(
      ['', 'rounds', 'seconds', 'to the last', 'deadlocks', 'told “taken”', 'bookings'],
      tallies.map(({ scene, way, seconds, deadlocks, taken, bookings }) => [
        `${scene.name}: ${way.name}`,
        scene.rounds,
        (seconds / scene.rounds).toFixed(2),
        `${(seconds / (tallies.find((other) => other.scene === scene && other.way === ways.at(-1))?.seconds ?? 1)).toFixed(1)} ×`,
        (deadlocks / scene.rounds).toFixed(1),
        (taken / scene.rounds).toFixed(1),
        bookings / scene.rounds,
      ]),
    );
    if (write) await writeProof('npm run bench:slot', figures(tallies));
  } finally {
    await pool.end();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
