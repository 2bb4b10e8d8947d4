import { expect, it } from 'vitest';
import { turnstile } from './turnstile.ts';

it('lets so many in at a time, in their order, also after one that failed', async () => {
  const pass = turnstile(2);
  const began: number[] = [];
  let inside = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) =>
      pass(async () => {
        began.push(n);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 2));
        inside -= 1;
        if (n === 1) throw new Error('one that fails');
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array<string>(4).fill('fulfilled'),
  ]);
});
