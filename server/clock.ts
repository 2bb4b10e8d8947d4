import { globalCell } from '#lib/global-cell.ts';

const cell = globalCell<{ held: number | null }>('clock', () => ({ held: null }));

/** The present moment, or the one a test holds. */
export function now(): Date {
  return new Date(cell.held ?? Date.now());
}

/** Holds the clock still until it is released; for tests. */
export function holdClock(at: Date | string): void {
  cell.held = new Date(at).getTime();
}

/** Moves a held clock on; for tests. */
export function moveClock(milliseconds: number): void {
  cell.held = (cell.held ?? Date.now()) + milliseconds;
}

/** Lets the clock run again. */
export function releaseClock(): void {
  cell.held = null;
}
