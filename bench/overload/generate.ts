// A process of its own, so that the load is not measured by who is loaded: node bench/overload/generate.ts '{"address":…}'
import { setTimeout as wait } from 'node:timers/promises';
import { type Answered, type AskedKind, ask } from './requests.ts';

/** What a run of the generator is told. */
export interface Load {
  address: string;
  seconds: number;
  /** Open loop: so many requests a second come, whether or not the earlier ones were answered. */
  rates?: Partial<Record<AskedKind, number>>;
  /** Closed loop: so many clients ask again as soon as they have an answer. */
  clients?: Partial<Record<AskedKind, number>>;
  /** Milliseconds that each of them waits between two requests. */
  pause?: number;
}

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const until = performance.now() + load.seconds * 1000;
const answers: Answered[] = [];

async function arrive(kind: AskedKind, rate: number): Promise<void> {
  const running: Promise<unknown>[] = [];
  let at = performance.now();
  while (at < until) {
    // People come at random moments: the gaps between them are exponential.
    at += (-Math.log(1 - Math.random()) / rate) * 1000;
    const pause = at - performance.now();
    if (pause > 1) await wait(pause);
    running.push(ask(load.address, kind).then((answer) => answers.push(answer)));
  }
  await Promise.all(running);
}

async function repeat(kind: AskedKind): Promise<void> {
  while (performance.now() < until) {
    answers.push(await ask(load.address, kind));
    if (load.pause) await wait(load.pause);
  }
}

const entries = <T>(record: Partial<Record<AskedKind, T>> = {}) => Object.entries(record) as [AskedKind, T][];
await Promise.all([
  ...entries(load.rates).map(([kind, rate]) => arrive(kind, rate)),
  ...entries(load.clients).flatMap(([kind, count]) => Array.from({ length: count }, () => repeat(kind))),
]);
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
