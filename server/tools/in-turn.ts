import type { Tool } from './define.ts';
import { tookTooLong } from './failure.ts';
import type { Queue } from './queue.ts';

/** Runs a tool once it is its turn: in one of few places, within its time, and only for as long as somebody waits. */
export async function inTurn<Result>(
  queue: Queue,
  tool: Tool,
  visitor: string,
  gone: AbortSignal,
  hooks: {
    waiting: (place: number) => void;
    run: (signal: AbortSignal) => Promise<Result>;
  },
): Promise<Result> {
  const leave = await queue.enter(visitor, gone, hooks.waiting);
  const clock = AbortSignal.timeout(tool.limitMs);
  try {
    return await hooks.run(AbortSignal.any([gone, clock]));
  } catch (error) {
    throw clock.aborted && !gone.aborted ? tookTooLong(tool.limitMs) : error;
  } finally {
    leave();
  }
}
