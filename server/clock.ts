let held: number | null = null;

/** The present moment, or the one a test holds. */
export function now(): Date {
  return new Date(held ?? Date.now());
}

/** Holds the clock still until it is released; for tests. */
export function holdClock(at: Date | string): void {
  held = new Date(at).getTime();
}

/** Moves a held clock on; for tests. */
export function moveClock(milliseconds: number): void {
  held = (held ?? Date.now()) + milliseconds;
}

/** Lets the clock run again. */
export function releaseClock(): void {
  held = null;
}
