import { sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** The channel on which processes tell each other about changes. Hints can be lost, so listeners also check for themselves. */
export const liveChannel = 'akra_live';

/** What a listener hears: the words of `publish`, or null where something may have been missed. */
type Hint = Readonly<Record<string, string>> | null;
type Listener = (hint: Hint) => void;

const listeners = new Map<string, Set<Listener>>();

/** Tells everybody who listens to one of these topics, in every process, once the transaction is committed. */
export async function publish(
  tx: Tx,
  topics: readonly string[],
  hint: Record<string, string>,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ topics, hint })})`);
}

/** Calls back at news of these topics; gives the way to stop. */
export function subscribe(topics: readonly string[], listener: Listener): () => void {
  for (const topic of topics) {
    const there = listeners.get(topic) ?? new Set();
    listeners.set(topic, there.add(listener));
  }
  return () => {
    for (const topic of topics) {
      const there = listeners.get(topic);
      there?.delete(listener);
      if (there?.size === 0) listeners.delete(topic);
    }
  };
}

/** Hands a notification of the channel to those whom it is for, each once. */
export function hearLive(payload: string): void {
  const { topics, hint } = JSON.parse(payload) as { topics: string[]; hint: Record<string, string> };
  for (const listener of new Set(topics.flatMap((topic) => [...(listeners.get(topic) ?? [])])))
    listener(hint);
}

/** Tells everybody that the line was down for a while. */
export function hearGap(): void {
  for (const listener of new Set([...listeners.values()].flatMap((there) => [...there]))) listener(null);
}
