/** Places [from, to) of a list. */
interface Window {
  from: number;
  to: number;
}

/** Cuts a list that is too long into windows of `size`, each of which begins with the last `shared` of the one before. */
export function windowsOf(length: number, size: number, shared: number): Window[] {
  const windows: Window[] = [];
  const step = Math.max(1, size - shared);
  for (let from = 0; ; from += step) {
    const to = Math.min(length, from + size);
    windows.push({ from, to });
    if (to >= length) return windows;
  }
}
