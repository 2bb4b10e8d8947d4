import type { Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import type { Call } from './call.ts';
import { noteDevice } from './devices.ts';
import { openLogin, type Proof, type Tokens } from './logins.ts';
import { makePending, type Pending } from './pending.ts';
import { factorInfo, factorsOf, type User } from './users.ts';

/** The result of a sign-in: tokens, or a request for the second factor. */
export type SignedIn = Tokens | { mfaPendingCredential: string; mfaInfo: ReturnType<typeof factorInfo>[] };

/** Signs somebody in whose first factor was right; where there is a second one, it is asked for. */
export async function signIn(
  tx: Tx,
  user: User,
  proof: Pick<Pending, 'provider'>,
  call: Call,
): Promise<SignedIn> {
  const factors = await factorsOf(tx, user.id);
  if (factors.length > 0)
    return { mfaPendingCredential: makePending(user, proof.provider), mfaInfo: factors.map(factorInfo) };
  return letIn(tx, user, proof, call);
}

/** Opens the sign-in of somebody who showed all that is needed. */
export async function letIn(tx: Tx, user: User, proof: Proof, call: Call): Promise<Tokens> {
  const tokens = await openLogin(tx, user, proof);
  await noteDevice(tx, user, call);
  await recordEvent(tx, {
    kind: 'identity.signed-in',
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
    data: { provider: proof.provider, ...(proof.secondFactor ? { second: 'totp' } : {}) },
  });
  return tokens;
}
