import { now } from '../clock.ts';

interface Level {
  tokens: number;
  at: number;
}

/** Token buckets in memory: `burst` at once, then `perSecond`. */
interface Buckets {
  /** Takes one token; gives 0, or the seconds until there is one. */
  take: (key: string, burst: number, perSecond: number) => number;
}

// Beyond so many keys, buckets that have been left alone are forgotten.
const many = 20_000;

/** A set of token buckets of this process. */
export function makeBuckets(): Buckets {
  const levels = new Map<string, Level>();
  return {
    take: (key, burst, perSecond) => {
      const at = now().getTime();
      const known = levels.get(key);
      const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst;
      levels.delete(key);
      levels.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      if (levels.size > many) {
        // A Map keeps the order of insertion: its first key was left alone longest.
        const [oldest] = levels.keys();
        if (oldest !== undefined) levels.delete(oldest);
      }
      return tokens >= 1 ? 0 : (1 - tokens) / perSecond;
    },
  };
}
