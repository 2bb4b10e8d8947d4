import { Worker } from 'node:worker_threads';
import type { FromMember } from '#engines/routing/member.ts';
import type { Plan, Problem } from '#engines/routing/problem.ts';
import { solveTogether } from '#engines/routing/team.ts';

/** Solves with fresh worker threads: code that was tuned to another problem's shapes runs at half its speed. */
export async function solveWithThreads(
  problem: Problem,
  { workers, seconds, seed }: { workers: number; seconds: number; seed: number },
): Promise<{ plan: Plan; firstPlan: number; rounds: number }> {
  const threads = Array.from({ length: workers }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  let firstPlan = Number.NaN;
  let rounds = 0;
  try {
    const failed = new Promise<never>((_, reject) => {
      for (const thread of threads) thread.on('error', reject);
    });
    const solved = solveTogether(problem, {
      members: threads.map((thread) => ({
        send: (message) => thread.postMessage(message),
        listen: (heard) => thread.on('message', (message: FromMember) => heard(message)),
      })),
      seconds,
      seed,
      onProgress: ({ elapsed, iteration }) => {
        rounds = Math.max(rounds, iteration);
        if (Number.isNaN(firstPlan)) firstPlan = elapsed;
      },
    });
    const plan = await Promise.race([solved, failed]);
    return { plan, firstPlan, rounds };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
