import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './requests.ts';

/** What was seen of the server from outside while it was loaded. */
export interface Seen {
  mostMemory: number;
  slowestHealth: number;
}

/** Looks at the server's memory and health until it is told to stop. */
export function watch(address: string, token: string): () => Promise<Seen> {
  const seen: Seen = { mostMemory: 0, slowestHealth: 0 };
  let over = false;
  const looking = (async () => {
    while (!over) {
      const begun = performance.now();
      const answer = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
      const text = await answer.text();
      seen.slowestHealth = Math.max(seen.slowestHealth, performance.now() - begun);
      const memory = Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0);
      seen.mostMemory = Math.max(seen.mostMemory, memory);
      await wait(500);
    }
  })();
  return async () => {
    over = true;
    await looking;
    return seen;
  };
}

/** Seconds until pages come as on a quiet day: ten in a row, none slower than three times the quiet median. */
export async function recovery(address: string, quiet: number): Promise<number> {
  const begun = performance.now();
  let since = begun;
  for (let inRow = 0; inRow < 10 && performance.now() - begun < 60_000; ) {
    const { status, milliseconds } = await ask(address, 'page');
    if (status === 200 && milliseconds <= Math.max(3 * quiet, 50)) inRow += 1;
    else {
      inRow = 0;
      since = performance.now();
    }
    await wait(50);
  }
  return (since - begun) / 1000;
}
