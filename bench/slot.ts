import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { writeProof } from './proof.ts';
import { type Way, ways } from './slot/ways.ts';
import { printTable } from './table.ts';

const attempts = 200;
const rounds = 5;
// The embedded server takes a hundred sessions; some are left for those who look on.
const connections = 90;

interface Tally {
  way: Way;
  seconds: number[];
  deadlocks: number;
  taken: number;
  bookings: number;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** One visitor's press. The victim of a deadlock knows nothing yet, so it asks again, as the site's transactions do. */
async function press(pool: pg.Pool, tally: Tally, slot: Date, booking: number): Promise<void> {
  for (;;) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const booked = await tally.way.claim(client, slot, booking);
      await client.query(booked ? 'commit' : 'rollback');
      if (!booked) tally.taken += 1;
      return;
    } catch (error) {
      await client.query('rollback');
      if (codeOf(error) === '23P01') {
        tally.taken += 1;
        return;
      }
      if (codeOf(error) !== '40P01') throw error;
      tally.deadlocks += 1;
    } finally {
      client.release();
    }
  }
}

/** All presses at once for one half hour; exactly one may have it. */
async function race(pool: pg.Pool, tally: Tally, slot: Date): Promise<void> {
  const began = performance.now();
  await Promise.all(Array.from({ length: attempts }, (_, booking) => press(pool, tally, slot, booking)));
  tally.seconds.push((performance.now() - began) / 1000);
  const { rows } = await pool.query<{ bookings: number }>(tally.way.count, [slot]);
  const bookings = rows[0]?.bookings ?? 0;
  if (bookings !== 1) throw new Error(`${tally.way.name}: ${bookings} bookings of one slot`);
  tally.bookings += bookings;
}

const blank = (way: Way): Tally => ({ way, seconds: [], deadlocks: 0, taken: 0, bookings: 0 });
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

async function measure(pool: pg.Pool): Promise<Tally[]> {
  // Every session is opened before the clock starts.
  const sessions = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const session of sessions) session.release();
  for (const { prepare } of ways) await pool.query(prepare);
  const tallies = ways.map(blank);
  for (let round = 0; round <= rounds; round += 1) {
    const slot = new Date(Date.UTC(2027, 0, 4 + round, 14));
    // The first round fills the sessions' caches and is not counted.
    for (const tally of tallies) await race(pool, round === 0 ? blank(tally.way) : tally, slot);
    if (round > 0) console.log(`  round ${round} of ${rounds}`);
  }
  return tallies;
}

function figures(tallies: Tally[]): { id: string; value: number; unit: string }[] {
  const each = tallies.flatMap(({ way, seconds, deadlocks, bookings }) => [
    { id: `slot.${way.id}.time`, value: Number(sum(seconds).toFixed(2)), unit: 's' },
    { id: `slot.${way.id}.deadlocks`, value: deadlocks, unit: 'deadlocks' },
    { id: `slot.${way.id}.bookings`, value: bookings, unit: 'bookings' },
  ]);
  return [
    { id: 'slot.attempts', value: attempts, unit: 'attempts' },
    { id: 'slot.rounds', value: rounds, unit: 'rounds' },
    { id: 'slot.connections', value: connections, unit: 'connections' },
    ...each,
  ];
}

/** Many visitors at one half hour: three ways to let the database refuse all but one. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-slot-'));
  const server = await openEmbedded(folder, { shared: false });
  const pool = new pg.Pool({ ...server.connection, max: connections });
  try {
    const tallies = await measure(pool);
    const base = sum(tallies.at(-1)?.seconds ?? []);
    console.log(
      `\n${rounds} rounds of ${attempts} attempts at one half hour, over ${connections} connections\n`,
    );
    printTable(
      ['', 'seconds', 'slowest round', 'times the last', 'deadlocks', 'told “taken”', 'bookings'],
      tallies.map(({ way, seconds, deadlocks, taken, bookings }) => [
        way.name,
        sum(seconds).toFixed(2),
        Math.max(...seconds).toFixed(2),
        (sum(seconds) / base).toFixed(1),
        deadlocks,
        taken,
        `${bookings} of ${rounds}`,
      ]),
    );
    if (write) await writeProof('npm run bench:slot', figures(tallies));
  } finally {
    await pool.end();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
