import { AppError, tooMany } from '../errors.ts';

/** Work that waits for one of few places, shared between people rather than by who came first. */
interface FairQueue {
  /** Does the work when it is this person's turn. Throws 429 where they have too much waiting, 503 where everybody has. */
  run: <T>(person: string, work: () => Promise<T>) => Promise<T>;
}

interface FairQueueOptions {
  /** Done at a time. */
  slots?: number;
  /** How much may wait, of one person and of all. */
  each?: number;
  all?: number;
}

const busy = () =>
  new AppError({
    status: 503,
    code: 'busy',
    message: 'We’re reading many pictures at the moment, so nothing was changed. Try again in a minute.',
    retryAfter: 30,
  });

/** Makes a queue that takes turns between people: someone who sends a hundred pictures delays others by only one. */
export function makeFairQueue({ slots = 1, each = 20, all = 100 }: FairQueueOptions = {}): FairQueue {
  // A map keeps its order: the first key has its turn, and after its turn a key moves to the end.
  const waiting = new Map<string, (() => void)[]>();
  let [running, count] = [0, 0];

  function next(): void {
    const [turn] = waiting;
    if (running >= slots || !turn) return;
    const [person, line] = turn;
    const begin = line.shift();
    waiting.delete(person);
    if (line.length > 0) waiting.set(person, line);
    count -= 1;
    running += 1;
    begin?.();
  }

  return {
    run: async (person, work) => {
      const line = waiting.get(person) ?? [];
      if (line.length >= each) throw tooMany(10);
      if (count >= all) throw busy();
      const turn = Promise.withResolvers<void>();
      line.push(turn.resolve);
      waiting.set(person, line);
      count += 1;
      next();
      await turn.promise;
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
