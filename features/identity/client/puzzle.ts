import { fetchPuzzle, solvePuzzle } from '#lib/run/puzzle.ts';
import { codeOf } from '../error-texts.ts';

const asksForPuzzle = (error: unknown): boolean =>
  ['auth/missing-recaptcha-token', 'auth/invalid-recaptcha-token'].includes(codeOf(error));

/**
 * Does something with the identity service; asked for a puzzle, it solves one and tries again, once. The answer
 * waits in a cookie for the next call, since the SDK has no place for it; calls of our own get it in hand.
 */
export async function withPuzzle<Result>(work: (answer?: string) => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!asksForPuzzle(error)) throw error;
    const puzzle = await fetchPuzzle().catch(() => Promise.reject(error));
    const answer = await solvePuzzle(puzzle);
    await fetch('/api/captcha', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answer }),
    });
    return work(answer);
  }
}
