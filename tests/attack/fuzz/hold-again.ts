import type { Gauge } from '../measured-site.ts';
import { longestHold } from '../print.ts';
import { type Probe, sendUntilAdmitted } from '../send.ts';
import type { World } from '../world.ts';
import { probeOf } from './run-fuzz.ts';
import type { Sample } from './samples.ts';

/** So often are the requests of a hold sent again: what they did once by themselves they do again. */
const times = 20;

const noteOf = ({ method, path }: Probe): string => `${method} ${path.slice(0, 100)}`;

/** How long the requests of each hold that was too long hold the loop when they are sent again, all at once; in ms. */
export async function holdAgain(
  world: World,
  samples: readonly Sample[],
  { holds }: Pick<Gauge, 'holds'>,
  { requests, seed }: { requests: number; seed: number },
): Promise<number[]> {
  const tooLong = holds.filter(({ worked }) => worked > longestHold);
  if (tooLong.length === 0) return [];
  const sent = Map.groupBy(
    Array.from({ length: requests }, (_, n) => probeOf(samples, seed, n)),
    noteOf,
  );
  const longest: number[] = [];
  for (const hold of tooLong) {
    // One address may have been asked for several times, with other words in the body.
    const probes = hold.requests.flatMap((note) => sent.get(note)?.slice(0, 5) ?? []);
    let worked = 0;
    for (let time = 0; time < times; time += 1) {
      // Asking also lets the server collect its memory, which is then not done while we look.
      await world.gauge();
      await Promise.all(probes.map((probe) => sendUntilAdmitted(world, probe, () => {})));
      const { holds: again } = await world.gauge();
      worked = Math.max(worked, ...again.map((one) => one.worked));
    }
    longest.push(worked);
  }
  return longest;
}
