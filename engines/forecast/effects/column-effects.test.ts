import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random/random.ts';
import { at } from '../numbers/numbers.ts';
import { placeName } from '../read/frequency.ts';
import { columnEffects } from './column-effects.ts';
import { shop } from './testing/shop.ts';
import type { Column } from './usable-columns.ts';

type Shop = ReturnType<typeof shop>['known'];

const ask = ({ values, first, rhythm, horizon }: Shop, columns: readonly Column[]) =>
  columnEffects(
    values.map((value) => value ?? 0),
    columns,
    {
      isKnown: values.map((value) => value !== null),
      periods: [rhythm.period],
      horizon,
      placeName: (index) => placeName(rhythm, first + index),
    },
  );

describe('a column that explains the series', () => {
  it('has the effect that was planted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.constantFrom(-0.12, -0.06, 0.06, 0.12),
        (seed, share) => {
          const { known, price } = shop(seed, share);
          const { refused, effects, factor } = ask(known, [{ name: 'Price', values: price }]);
          expect(refused).toEqual([]);
          // The share is of the value at the usual price, which is not quite ten.
          const usual = price.slice(0, 72).reduce((sum, value) => sum + value, 0) / 72;
          const planted = share / (1 + share * (usual - 10));
          expect(Math.abs((effects[0]?.share ?? 0) - planted)).toBeLessThan(0.025);
          for (let i = 72; i < 84; i++)
            expect(Math.abs(factor(i) - (1 + planted * (at(price, i) - usual)))).toBeLessThan(0.06);
        },
      ),
      { numRuns: 40, seed: 26 },
    );
  });
});

describe('a column that explains nothing', () => {
  it('is left out, or changes the forecast by less than a twentieth', () => {
    let used = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { known } = shop(seed, 0);
        const random = createRandom(seed + 1);
        const dice = Array.from({ length: 84 }, () => Math.ceil(6 * random()));
        const { effects, factor } = ask(known, [{ name: 'Dice', values: dice }]);
        if (effects.length > 0) used++;
        for (let i = 0; i < 84; i++) expect(Math.abs(factor(i) - 1)).toBeLessThan(0.05);
      }),
      { numRuns: 100, seed: 26 },
    );
    expect(used).toBeLessThanOrEqual(5);
  });
  it('is left out where both only wander', () => {
    let used = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandom(seed);
      let [level, other] = [300, 50];
      const values = Array.from({ length: 96 }, () => (level += 8 * (random() - 0.5)));
      const walk = Array.from({ length: 108 }, () => (other += 2 * (random() - 0.5)));
      if (ask({ ...shop(1, 0).known, values }, [{ name: 'Walk', values: walk }]).effects.length > 0) used++;
    }
    expect(used).toBeLessThanOrEqual(6);
  });
});

describe('a column that cannot be used', () => {
  const { known, price } = shop(3, -0.1);
  const whyOf = (values: (number | null)[], more: Partial<Shop> = {}) =>
    ask({ ...known, ...more }, [{ name: 'Price', values }]).refused[0]?.why;
  it('is refused in a sentence', () => {
    expect(whyOf(price.map(() => 10))).toBe(
      'Price has the same value in every row, so it can’t explain any change.',
    );
    expect(whyOf(price.slice(0, 78))).toBe(
      'Price is known until Jun 2025, but the forecast runs to Dec 2025. Add its later values to the file, or forecast fewer steps.',
    );
    expect(whyOf(price.map((value, i) => (i === 14 ? null : value)))).toBe(
      'Price has no value for Mar 2020. Fill it in to use this column.',
    );
    expect(whyOf(price.map((_, i) => (i === 5 || i === 9 ? 1 : 0)))).toMatch(/in only 2 rows/);
    expect(whyOf(price.map((_, i) => i))).toBe(
      'Price only follows trend and season, which the forecast already knows.',
    );
    expect(whyOf(price.map((value, i) => (i === 80 ? 99 : value)))).toMatch(
      /^Price is 99 for Sept? 2025, far/,
    );
    expect(whyOf(price, { values: known.values.slice(0, 20), horizon: 3 })).toBe(
      'The series has 20 values. It takes 36 to learn the effect of Price.',
    );
    expect(whyOf([])).toBe('Price has no numbers.');
  });
  it('is refused beside another one that moves in the same way', () => {
    const { effects, refused } = ask(known, [
      { name: 'Price', values: price },
      { name: 'Price in cents', values: price.map((value) => 100 * value + 1) },
    ]);
    expect(effects.map(({ name }) => name)).toEqual(['Price']);
    expect(refused).toEqual([
      {
        name: 'Price in cents',
        why: 'Price in cents moves together with Price, so their effects can’t be told apart.',
      },
    ]);
  });
});
