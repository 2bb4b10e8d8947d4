/** Chance that repeats itself: the same seed gives the same choices. */
export interface Random {
  /** From 0 up to, not including, so many. */
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True with this probability. */
  chance: (part: number) => boolean;
}

/** Mulberry32: small, quick and even enough to choose requests by. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[below(list.length)] as T;
    },
    chance: (part) => next() < part,
  };
}
