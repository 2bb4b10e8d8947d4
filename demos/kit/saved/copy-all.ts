import { Refused } from '#features/tool-history/client/call.ts';

/** How far the copying is. */
export interface Copied {
  done: number;
  of: number;
}

interface CopyHooks {
  report: (copied: Copied) => void;
  signal: AbortSignal;
  wait: (seconds: number) => Promise<void>;
}

/** The site takes about one a second after the first sixty; this long is waited where it doesn't say. */
const usualWait = 5;
/** As often one is tried again before it counts as refused. */
const mostTries = 30;

const isTooFast = (problem: unknown): problem is Refused =>
  problem instanceof Refused && problem.status === 429;

/**
 * Sends things one after the other, and waits where the site asks for it. One that is refused, such as one that is too
 * large, does not hold the others up; gives the last refusal.
 */
export async function copyAll(
  ids: readonly string[],
  send: (id: string) => Promise<void>,
  { report, signal, wait }: CopyHooks,
): Promise<unknown> {
  let refused: unknown = null;
  for (const [at, id] of ids.entries()) {
    report({ done: at, of: ids.length });
    for (let tried = 1; !signal.aborted; tried += 1) {
      const problem = await send(id).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (isTooFast(problem) && tried < mostTries) await wait(problem.retryAfter ?? usualWait);
      else {
        refused = problem ?? refused;
        break;
      }
    }
    if (signal.aborted) break;
  }
  return refused;
}
