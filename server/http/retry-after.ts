const shortest = 5;
const longest = 60;

/**
 * Seconds after which a page that could not be shown is asked for again: the longer the database has been away, the
 * longer, and spread a little, so that not everybody comes back in the same moment.
 */
export function retryAfter(awaySince: number | null, at: number, spread = Math.random()): number {
  const away = awaySince === null ? 0 : (at - awaySince) / 1000;
  return Math.round(Math.min(longest, Math.max(shortest, away)) * (1 + spread / 4));
}
