import { createRandom } from '#lib/random/random.ts';
import type { Known } from '../../forecast-with-effects.ts';
import { at } from '../../numbers/numbers.ts';
import { placeOf, type Rhythm } from '../../read/frequency.ts';

export const monthly: Rhythm = { spacing: 'month', minutes: 0, period: 12 };

/** A bell curve, more or less. */
export const noiseOf = (random: () => number) => () =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** Months with a trend, a season, a little noise, and prices around ten that move the sales by so much each. */
export function shop(seed: number, share: number, months = 72, horizon = 12) {
  const random = createRandom(seed);
  const noise = noiseOf(random);
  const price = Array.from({ length: months + horizon }, () => 10 + Math.round(4 * random() - 2) / 2);
  const values = Array.from(
    { length: months },
    (_, i) =>
      (200 + 2 * i) *
      (1 + 0.15 * Math.sin((2 * Math.PI * i) / 12)) *
      (1 + share * (at(price, i) - 10)) *
      (1 + 0.02 * noise()),
  );
  const known: Known = { values, first: placeOf(monthly, Date.UTC(2019, 0, 1)), rhythm: monthly, horizon };
  return { known, price };
}
