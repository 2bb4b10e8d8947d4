import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solvePuzzle, zeroBits } from './puzzle.ts';

it('counts the zeros before the first one', () => {
  expect(zeroBits(Uint8Array.of(0b1000_0000))).toBe(0);
  expect(zeroBits(Uint8Array.of(0, 0, 0b0001_0000, 0))).toBe(19);
  expect(zeroBits(new Uint8Array(3))).toBe(24);
});

it('finds an answer whose hash begins with enough zeros', async () => {
  const answer = await solvePuzzle({ challenge: 'abc', difficulty: 8 });
  expect(answer).toMatch(/^abc:\d+$/);
  expect(createHash('sha256').update(answer).digest()[0]).toBe(0);
});
