import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

it('waits five seconds at first, then as long as the database has been away, a minute at most', () => {
  const at = 1_000_000;
  expect(retryAfter(null, at, 0)).toBe(5);
  expect(retryAfter(at - 1000, at, 0)).toBe(5);
  expect(retryAfter(at - 20_000, at, 0)).toBe(20);
  expect(retryAfter(at - 3_600_000, at, 0)).toBe(60);
  expect(retryAfter(at - 20_000, at, 1)).toBe(25);
});
