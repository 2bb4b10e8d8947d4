import { useState } from 'react';
import { Refused } from '../client/recipes.ts';

/** Tries something that the server may refuse, one thing at a time; `refused` says why it did, until the next try. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(error instanceof Refused ? error : new Refused(String(error)));
    }
    setBusy(false);
  }
  return { busy, refused, attempt };
}
