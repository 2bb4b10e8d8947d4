import { codeOf } from '../error-texts.ts';

interface Puzzle {
  challenge: string;
  difficulty: number;
}

const encoder = new TextEncoder();

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** Counts up until the hash of `challenge:count` begins with enough zeros; the page stays alive meanwhile. */
export async function solvePuzzle({ challenge, difficulty }: Puzzle): Promise<string> {
  // Not the browser's own SHA-256: it is missing on plain http, and asking it ten thousand times is slower.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  for (let count = 0; ; count += 1) {
    const answer = `${challenge}:${count}`;
    if (zeroBits(sha256(encoder.encode(answer))) >= difficulty) return answer;
    if (count % 2000 === 1999) await new Promise((resolve) => setTimeout(resolve));
  }
}

const asksForPuzzle = (error: unknown): boolean =>
  ['auth/missing-recaptcha-token', 'auth/invalid-recaptcha-token'].includes(codeOf(error));

/**
 * Does something with the identity service; asked for a puzzle, it solves one and tries again, once. The answer
 * waits in a cookie for the next call, since the SDK has no place for it.
 */
export async function withPuzzle<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!asksForPuzzle(error)) throw error;
    const asked = await fetch('/api/captcha');
    if (!asked.ok) throw error;
    const answer = await solvePuzzle(await asked.json());
    await fetch('/api/captcha', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answer }),
    });
    return work();
  }
}
