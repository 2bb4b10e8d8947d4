const key = (demo: string): string => `demo:${demo}`;

/** Keeps the last state of a demo in this browser; whatever does not fit or is forbidden is simply not kept. */
export function keepState(demo: string, state: unknown): boolean {
  try {
    localStorage.setItem(key(demo), JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

/** What was kept last, or null. */
export function keptState(demo: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(demo)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetState(demo: string): void {
  try {
    localStorage.removeItem(key(demo));
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
