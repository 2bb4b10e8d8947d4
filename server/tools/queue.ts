import { AppError, tooMany } from '../errors.ts';

/** Where work of the tools waits until one of the few places is free. */
export interface Queue {
  /**
   * Waits for a place and tells how many wait before, whenever that changes; gives the function that frees it again.
   * Throws 503 when the line is full, 429 when one visitor has too much in it, and the signal's reason when it ends.
   */
  enter: (visitor: string, signal: AbortSignal, onPlace: (place: number) => void) => Promise<() => void>;
}

interface QueueOptions {
  /** Runs at a time. */
  slots?: number;
  /** How many may wait. */
  longest?: number;
  /** Of one visitor, running and waiting. */
  each?: number;
}

interface Waiting {
  begin: () => void;
  tell: (place: number) => void;
}

const busy = (waiting: number) =>
  new AppError({
    status: 503,
    code: 'busy',
    message: `The tools are busy: ${waiting} others are already waiting. What you typed is still here, so try again in a minute.`,
    retryAfter: 60,
  });

/** A line before few places: the tools get what the site itself leaves over. */
export function makeQueue({ slots = 2, longest = 20, each = 2 }: QueueOptions = {}): Queue {
  const line: Waiting[] = [];
  const visitors: string[] = [];
  let running = 0;

  function leave(visitor: string): void {
    const at = visitors.indexOf(visitor);
    if (at >= 0) visitors.splice(at, 1);
  }

  function advance(): void {
    if (running < slots) line.shift()?.begin();
    for (const [at, { tell }] of line.entries()) tell(at + 1);
  }

  async function wait(signal: AbortSignal, tell: (place: number) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine: Waiting = {
      begin: () => {
        running += 1;
        resolve();
      },
      tell,
    };
    const stop = () => {
      const at = line.indexOf(mine);
      if (at < 0) return;
      line.splice(at, 1);
      reject(signal.reason);
      advance();
    };
    signal.addEventListener('abort', stop, { once: true });
    line.push(mine);
    tell(line.length);
    await promise.finally(() => signal.removeEventListener('abort', stop));
  }

  return {
    enter: async (visitor, signal, onPlace) => {
      signal.throwIfAborted();
      if (visitors.filter((other) => other === visitor).length >= each) throw tooMany(10);
      if (line.length >= longest) throw busy(line.length);
      visitors.push(visitor);
      try {
        if (running < slots) running += 1;
        else await wait(signal, onPlace);
      } catch (error) {
        leave(visitor);
        throw error;
      }
      let left = false;
      return () => {
        if (left) return;
        left = true;
        running -= 1;
        leave(visitor);
        advance();
      };
    },
  };
}
