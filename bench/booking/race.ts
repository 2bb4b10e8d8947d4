import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Way } from '#bench/slot/ways.ts';

export const attempts = 200;

/** How the attempts meet: all for a free slot, or in line behind one who has it and gives it up. */
export interface Scene {
  id: string;
  name: string;
  rounds: number;
  firstGivesUp: boolean;
}

// A constraint that deadlocks needs minutes for a round of the second scene, so it has one.
export const scenes: readonly Scene[] = [
  { id: 'at-once', name: 'all at once', rounds: 5, firstGivesUp: false },
  { id: 'given-up', name: 'the first gives up', rounds: 1, firstGivesUp: true },
];

/** How the rounds of one way went, summed. */
export interface Race {
  id: string;
  name: string;
  scene: Scene;
  seconds: number;
  deadlocks: number;
  taken: number;
  bookings: number;
}

/** One who races: each press ends as booked, taken or in a deadlock; `hold` takes a slot and gives the way to let it go. */
export interface Racer {
  id: string;
  name: string;
  press: (slot: Date, n: number) => Promise<'booked' | 'taken' | 'deadlock'>;
  hold: (slot: Date) => Promise<() => Promise<void>>;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Runs a scene's rounds, each for a slot of its own; the clock starts when the slot is free to have. */
export async function race(racer: Racer, scene: Scene, nextSlot: () => Date): Promise<Race> {
  const { id, name } = racer;
  const sum: Race = { id, name, scene, seconds: 0, deadlocks: 0, taken: 0, bookings: 0 };
  // One round that does not count opens the sessions and fills their caches.
  for (let round = scene.firstGivesUp ? 1 : 0; round <= scene.rounds; round += 1) {
    const slot = nextSlot();
    const letGo = scene.firstGivesUp ? await racer.hold(slot) : undefined;
    let began = performance.now();
    const presses = Array.from({ length: attempts }, (_, n) => racer.press(slot, n));
    if (letGo) {
      await wait(500);
      await letGo();
      began = performance.now();
    }
    const ends = await Promise.all(presses);
    const seconds = (performance.now() - began) / 1000;
    const count = (end: string) => ends.filter((one) => one === end).length;
    if (count('booked') !== 1) throw new Error(`${name}: ${count('booked')} bookings of one slot`);
    if (round === 0) continue;
    sum.seconds += seconds;
    sum.deadlocks += count('deadlock');
    sum.taken += count('taken');
    sum.bookings += 1;
    console.log(`  ${scene.name}, ${name}: round ${round} of ${scene.rounds}, ${seconds.toFixed(2)} s`);
  }
  return sum;
}

/** Claims the half hour by this way, and nothing else. */
export function claimRacer(pool: pg.Pool, way: Way): Racer {
  return {
    id: way.id,
    name: `claim by ${way.name}`,
    press: async (slot, n) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const isBooked = await way.claim(client, slot, n);
        await client.query(isBooked ? 'commit' : 'rollback');
        return isBooked ? 'booked' : 'taken';
      } catch (error) {
        await client.query('rollback');
        if (codeOf(error) === '23P01' || codeOf(error) === '23505') return 'taken';
        if (codeOf(error) === '40P01') return 'deadlock';
        throw error;
      } finally {
        client.release();
      }
    },
    hold: async (slot) => {
      const client = await pool.connect();
      await client.query('begin');
      await way.claim(client, slot, attempts);
      return async () => {
        await client.query('rollback');
        client.release();
      };
    },
  };
}
