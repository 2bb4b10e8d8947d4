import { dateAt, type Rhythm } from '../read/frequency.ts';
import type { Column } from './usable-columns.ts';

const day = 86_400_000;

/** From one day to another, both included, as dates at midnight UTC. */
export interface Promotion {
  from: number;
  to: number;
}

/** What all promotions are called together. */
export const promotionsName = 'Promotions';

/** For each place the share of its time in which there was a promotion: a week of a month counts as a quarter. */
export function promotionColumn(
  promotions: readonly Promotion[],
  { rhythm, first, length }: { rhythm: Rhythm; first: number; length: number },
): Column {
  const values = Array.from({ length }, (_, i) => {
    const begins = dateAt(rhythm, first + i);
    const ends = rhythm.spacing === 'weekday' ? begins + day : dateAt(rhythm, first + i + 1);
    const shared = promotions.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(ends, to + day) - Math.max(begins, from)),
      0,
    );
    return Math.min(1, shared / (ends - begins));
  });
  return { name: promotionsName, values };
}
