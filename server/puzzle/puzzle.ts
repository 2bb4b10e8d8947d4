import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Puzzle, zeroBits } from '#lib/run/puzzle.ts';
import { now } from '../clock.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { spendOnce } from '../spent/spent.ts';
import { makeToken, readToken } from '../tokens.ts';

/** About a quarter of a second in a browser. */
const usual = 16;

const purpose = 'puzzle';
const lifeMs = 5 * 60_000;
const claim = z.object({ n: z.string(), d: z.number(), exp: z.number() });

/** A new puzzle; nothing is kept of it, its signature says that it is ours and how hard. Only tests ask for an easier one. */
export function makePuzzle(secret: string, difficulty = usual): Puzzle & { expires: string } {
  const expires = new Date(now().getTime() + lifeMs);
  const data = { n: randomBytes(16).toString('base64url'), d: difficulty };
  return { challenge: makeToken(secret, purpose, data, expires), difficulty, expires: expires.toISOString() };
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
