import type { FromMember, ToMember } from './member.ts';
import type { Plan, Problem } from './problem.ts';
import type { Progress } from './solver.ts';

/** A worker that runs `createMember`, by whatever way messages go to it: Web Worker or worker thread. */
export interface Member {
  send(message: ToMember): void;
  listen(heard: (message: FromMember) => void): void;
}

/** What several workers are asked for. */
interface TeamOptions {
  members: readonly Member[];
  /** Of each member, by its own clock. */
  seconds: number;
  /** Each member searches with a seed of its own that is made of this. */
  seed: number;
  start?: Plan;
  /** After every slice of any member, with the best of all. `plan` is there when it got better. */
  onProgress?: (progress: Progress, plan?: Plan) => void;
  /** Ends the search with what was found so far. */
  signal?: AbortSignal;
}

/** When, as shares of the time, a member that lags behind goes on from the best plan of all. */
const meetings = [0.7, 0.8, 0.88, 0.94, 0.98];

/** Lets all members search at once and from time to time go on from the best of them; resolves to the best plan. */
export function solveTogether(
  problem: Problem,
  { members, seconds, seed, start, onProgress, signal }: TeamOptions,
): Promise<Plan> {
  return new Promise((resolve, reject) => {
    let best: { plan: Plan; progress: Progress; score: number } | undefined;
    let running = members.length;
    const met = members.map(() => 0);
    const cancel = () => {
      for (const member of members) member.send({ kind: 'cancel' });
    };
    const end = () => {
      signal?.removeEventListener('abort', cancel);
      if (best) resolve(best.plan);
      else reject(new Error('No member of the team found a plan'));
    };
    const hear = (index: number, message: FromMember) => {
      if (message.kind === 'failed') {
        signal?.removeEventListener('abort', cancel);
        cancel();
        reject(new Error(message.reason));
        return;
      }
      const { progress, plan, score } = message;
      const isBetter = plan !== undefined && (!best || score < best.score - 1e-9);
      if (isBetter) best = { plan, progress, score };
      if (best)
        onProgress?.(
          {
            ...best.progress,
            iteration: progress.iteration,
            elapsed: progress.elapsed,
            done: progress.done,
          },
          isBetter ? best.plan : undefined,
        );
      if (message.kind === 'done') {
        running -= 1;
        if (running === 0) end();
        return;
      }
      const passed = meetings.filter((share) => progress.done >= share).length;
      if (passed > (met[index] ?? 0)) {
        met[index] = passed;
        if (best && best.score < score) members[index]?.send({ kind: 'adopt', plan: best.plan });
      }
    };
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    for (const [index, member] of members.entries()) {
      member.listen((message) => hear(index, message));
      member.send({ kind: 'start', problem, seed: seed + index * 7919, seconds, start });
    }
  });
}
