const keyOf = (name: string) => `heard:${name}`;

/** Where listening stopped, if this device remembers. */
export function keptPlace(name: string): number {
  try {
    return Number(localStorage.getItem(keyOf(name))) || 0;
  } catch {
    return 0;
  }
}

/** Remembers the place on this device; nothing happens where that is not allowed. */
export function keepPlace(name: string, seconds: number): void {
  try {
    if (seconds > 0) localStorage.setItem(keyOf(name), String(Math.floor(seconds)));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // Without storage the recording begins at its start.
  }
}
