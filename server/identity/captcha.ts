import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { makeToken, readToken } from '../tokens.ts';
import { spendOnce } from './spent.ts';

/** Zero bits that an answer's hash begins with: about a quarter of a second in a browser. */
const difficulty = 16;

const purpose = 'identity.captcha';
const lifeMs = 5 * 60_000;
const claim = z.object({ n: z.string(), d: z.number(), exp: z.number() });

/** A new puzzle; nothing is kept of it, its signature says that it is ours. */
export function makeChallenge(secret: string): { challenge: string; difficulty: number; expires: string } {
  const expires = new Date(now().getTime() + lifeMs);
  const data = { n: randomBytes(16).toString('base64url'), d: difficulty };
  return { challenge: makeToken(secret, purpose, data, expires), difficulty, expires: expires.toISOString() };
}

/** How many zero bits a hash begins with. */
export function zeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    bits += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return bits;
}

/** Solves a puzzle as a browser does: counts up until SHA-256 of `challenge:count` begins with enough zeros. */
export function solve(challenge: string, bits: number): string {
  for (let count = 0; ; count += 1) {
    const answer = `${challenge}:${count}`;
    if (zeroBits(createHash('sha256').update(answer).digest()) >= bits) return answer;
  }
}

/** Tells whether an answer solves a puzzle of ours for the first time. */
export async function isSolved(db: DbOrTx, secret: string, answer: string): Promise<boolean> {
  const [challenge = '', count = ''] = answer.split(':');
  if (answer.length > 1000 || !/^\d{1,15}$/.test(count)) return false;
  const parsed = claim.safeParse(readToken(secret, purpose, challenge));
  if (!parsed.success) return false;
  if (zeroBits(createHash('sha256').update(`${challenge}:${count}`).digest()) < parsed.data.d) return false;
  return spendOnce(db, `captcha:${parsed.data.n}`, new Date(parsed.data.exp));
}
