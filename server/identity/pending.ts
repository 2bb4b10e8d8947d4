import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { seal, unseal } from '../seal.ts';
import { services } from '../services.ts';
import { spendOnce } from '../spent/spent.ts';
import { demand } from './errors.ts';
import { holdUser, type User } from './users.ts';

const purpose = 'mfa-pending';
const lifeMs = 10 * 60_000;
const schema = z.object({
  id: z.string(),
  user: z.string(),
  gen: z.number(),
  provider: z.enum(['password', 'google.com']),
  exp: z.number(),
});

/** A sign-in that has passed the first factor and still needs the second. */
export type Pending = z.output<typeof schema>;

/** Writes a pending sign-in into a sealed text that the browser holds until then. */
export function makePending(user: User, provider: Pending['provider']): string {
  const pending: Pending = {
    id: randomBytes(16).toString('base64url'),
    user: user.id,
    gen: user.generation,
    provider,
    exp: now().getTime() + lifeMs,
  };
  return seal(services().secret, purpose, JSON.stringify(pending));
}

/** Reads a pending sign-in back and locks its account. */
export async function holdPending(
  tx: Tx,
  credential: string | null | undefined,
): Promise<{ pending: Pending; user: User }> {
  demand(credential, 'MISSING_MFA_PENDING_CREDENTIAL');
  const opened = unseal(services().secret, purpose, credential);
  const parsed = opened ? schema.safeParse(JSON.parse(opened)) : null;
  demand(parsed?.success && parsed.data.exp > now().getTime(), 'INVALID_MFA_PENDING_CREDENTIAL');
  const user = await holdUser(tx, parsed.data.user);
  demand(user && user.generation === parsed.data.gen, 'INVALID_MFA_PENDING_CREDENTIAL');
  demand(!user.disabled, 'USER_DISABLED');
  return { pending: parsed.data, user };
}

/** Marks a pending sign-in as used, because it works only once. */
export async function spendPending(tx: Tx, pending: Pending): Promise<void> {
  demand(
    await spendOnce(tx, `pending:${pending.id}`, new Date(pending.exp)),
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
}
