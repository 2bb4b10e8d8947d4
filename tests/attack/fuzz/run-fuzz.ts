import { type Outcome, tallyOf } from '../outcome.ts';
import { asCommand, type Probe, sendUntilAdmitted } from '../send.ts';
import type { World } from '../world.ts';
import { mutate } from './mutate.ts';
import { makeRandom } from './random.ts';
import type { Sample } from './samples.ts';

interface FuzzOptions {
  requests: number;
  seed: number;
  /** Sent at the same time. */
  atOnce?: number;
}

/** The n-th request of a fuzz, the same whenever it is asked for. */
export function probeOf(samples: readonly Sample[], seed: number, n: number): Probe {
  const random = makeRandom(seed * 1_000_003 + n);
  return mutate(random.pick(samples), random);
}

/** Sends so many requests that are wrong somewhere; none may break the server. */
export async function runFuzz(
  world: World,
  samples: readonly Sample[],
  { requests, seed, atOnce = 12 }: FuzzOptions,
): Promise<Outcome> {
  console.log(`  seed ${seed}`);
  const tally = tallyOf('fuzz');
  let next = 0;
  const sendOn = async () => {
    for (let n = next++; n < requests; n = next++) {
      const probe = probeOf(samples, seed, n);
      const { status, text } = await sendUntilAdmitted(world, probe, tally.refused);
      tally.add(status, () => `#${n} ${asCommand(world, probe)}\n      ${text.slice(0, 200)}`);
      if (n > 0 && n % 1_000 === 0) console.log(`  ${n} sent`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return tally.outcome();
}
