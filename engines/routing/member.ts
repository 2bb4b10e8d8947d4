import type { Plan, Problem } from './problem.ts';
import type { Progress, Solver } from './solver.ts';
import { startSolver } from './start-solver.ts';

/** What a worker is told. */
export type ToMember =
  | { kind: 'start'; problem: Problem; seed: number; seconds: number; start?: Plan }
  | { kind: 'adopt'; plan: Plan }
  | { kind: 'cancel' };

/** What a worker answers with; `plan` is left out where it is the one that was sent last. */
export type FromMember =
  | { kind: 'progress' | 'done'; progress: Progress; score: number; plan?: Plan }
  | { kind: 'failed'; reason: string };

/** Milliseconds of search between two looks at what was sent. */
const slice = 100;

/** The worker's side of `solveTogether`: give it every message that comes in. */
export function createMember(
  post: (message: FromMember) => void,
  clock?: () => number,
): (message: ToMember) => void {
  let solver: Solver | undefined;
  let isCancelled = false;
  let sent = Number.POSITIVE_INFINITY;

  function work(): void {
    if (!solver) return;
    const progress = solver.run(isCancelled ? 0 : slice);
    const score = solver.score();
    const isBetter = score < sent;
    sent = Math.min(sent, score);
    const isOver = isCancelled || progress.done >= 1;
    post({
      kind: isOver ? 'done' : 'progress',
      progress,
      score,
      ...(isBetter && { plan: solver.best() }),
    });
    if (!isOver) setTimeout(work, 0);
  }

  return (message) => {
    try {
      if (message.kind === 'cancel') isCancelled = true;
      else if (message.kind === 'adopt') solver?.adopt(message.plan);
      else {
        const { problem, seed, seconds, start } = message;
        solver = startSolver(problem, { seed, budget: { seconds }, start, clock });
        work();
      }
    } catch (error) {
      post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
}
