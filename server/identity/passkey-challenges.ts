import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { seal, unseal } from '../seal.ts';
import { services } from '../services.ts';
import { spendOnce } from '../spent/spent.ts';
import { demand } from './errors.ts';

const sealPurpose = 'passkey';
const lifeMs = 10 * 60_000;
const schema = z.object({
  purpose: z.enum(['add', 'sign-in']),
  /** The account that adds a passkey; null during a sign-in. */
  user: z.string().nullable(),
  challenge: z.string(),
  exp: z.number(),
});

/** What an authenticator is asked to sign, and what for. */
type PasskeyChallenge = z.output<typeof schema>;

/** A new sealed challenge. The browser holds it in the meantime, so nothing is stored for people who never answer. */
export function makeChallenge(purpose: PasskeyChallenge['purpose'], user: string | null) {
  const challenge = randomBytes(32).toString('base64url');
  const made: PasskeyChallenge = { purpose, user, challenge, exp: now().getTime() + lifeMs };
  return { challenge, state: seal(services().secret, sealPurpose, JSON.stringify(made)) };
}

/** Reads a challenge back that was made for this purpose and this person. */
export function readChallenge(
  state: string | null | undefined,
  purpose: PasskeyChallenge['purpose'],
  user: string | null,
): PasskeyChallenge {
  const opened = state ? unseal(services().secret, sealPurpose, state) : null;
  const parsed = opened ? schema.safeParse(JSON.parse(opened)) : null;
  demand(parsed?.success, 'INVALID_PASSKEY');
  const { data } = parsed;
  demand(data.purpose === purpose && data.user === user, 'INVALID_PASSKEY');
  demand(data.exp > now().getTime(), 'SESSION_EXPIRED');
  return data;
}

/** Uses a challenge up: a recorded answer is worth nothing. */
export async function spendChallenge(tx: Tx, { challenge, exp }: PasskeyChallenge): Promise<void> {
  demand(await spendOnce(tx, `passkey:${challenge}`, new Date(exp)), 'INVALID_PASSKEY');
}
