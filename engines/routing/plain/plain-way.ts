/** One of the two ways to search on the fast path. Stops are numbered from 1. */
export interface PlainWay {
  /** Rounds that take about a millisecond, to begin with. */
  stride: number;
  /** Some rounds at this share of the whole search, from 0 to 1. */
  rounds(count: number, done: number): void;
  /** In distance, with fixed costs and missed stops turned into it. */
  bestCost(): number;
  bestRoutes(): number[][];
  /** Goes on from this plan. */
  adopt(lists: readonly (readonly number[])[]): void;
}
