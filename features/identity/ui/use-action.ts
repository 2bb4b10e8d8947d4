import { useState } from 'react';

/** Runs one action at a time and says when it is busy. A failure stands in the store already; here it ends. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
