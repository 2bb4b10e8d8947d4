import { constants, setPriority } from 'node:os';

const levels = {
  'below normal': constants.priority.PRIORITY_BELOW_NORMAL,
  low: constants.priority.PRIORITY_LOW,
};

/** Lets other threads have the processor first. On Linux a priority is a thread's own; elsewhere it is the whole process's. */
export function lowerPriority(to: keyof typeof levels): void {
  if (process.platform === 'linux') setPriority(levels[to]);
}
