import type { Read, ReadSpan } from '#engines/answer/answer.ts';
import { bounds, type ToRead } from './jobs.ts';

interface Waiting extends PromiseWithResolvers<ReadSpan> {
  passage: ToRead;
}

type Send = (question: string, passages: readonly ToRead[]) => Promise<readonly ReadSpan[]>;

/** Sends passages that are to be read for one question together, in as few calls as their number allows, one at a time. */
export function readTogether(send: Send): Read {
  const waiting = new Map<string, Waiting[]>();
  let last: Promise<unknown> = Promise.resolve();

  async function sendGroup(question: string, group: readonly Waiting[]): Promise<void> {
    try {
      const passages = group.map(({ passage }) => passage);
      const spans = await send(question, passages);
      for (const [at, { resolve, reject }] of group.entries()) {
        const span = spans[at];
        if (span) resolve(span);
        else reject(new Error('Part of the answer is missing. Try again.'));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  function sendAll(question: string): void {
    const all = waiting.get(question) ?? [];
    waiting.delete(question);
    for (let at = 0; at < all.length; at += bounds.passages) {
      const group = all.slice(at, at + bounds.passages);
      last = last.then(() => sendGroup(question, group));
    }
  }

  return (question, text, headings = []) => {
    const asked: Waiting = {
      ...Promise.withResolvers<ReadSpan>(),
      passage: { text, headings: [...headings] },
    };
    const others = waiting.get(question);
    if (others) others.push(asked);
    else {
      waiting.set(question, [asked]);
      // Whatever is asked for in the same turn travels along.
      queueMicrotask(() => sendAll(question));
    }
    return asked.promise;
  };
}
