import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../../clock.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { base64url, passkeyAnswer } from '../passkey-answer.ts';
import { makeChallenge, readChallenge, spendChallenge } from '../passkey-challenges.ts';
import { findPasskey, type Passkey, passkeyHost } from '../passkeys.ts';
import { letIn } from '../sign-in.ts';
import { identityPasskeys } from '../tables.ts';
import { holdUser } from '../users.ts';

/** POST /api/identity/start-passkey-sign-in: what the browser asks any passkey of this site to sign. */
export async function startPasskeySignIn(call: Call): Promise<object> {
  const { challenge, state } = makeChallenge('sign-in', null);
  const options = await generateAuthenticationOptions({
    rpID: passkeyHost(call.origin),
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
  return { options, state };
}

const schema = z.object({
  state: text,
  response: passkeyAnswer({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

type Answer = z.output<typeof schema>['response'];

/** The count of uses that a rightly signed answer brings; throws for any other. */
async function checkAnswer(
  call: Call,
  response: Answer,
  passkey: Passkey,
  challenge: string,
): Promise<number> {
  const verdict = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: call.origin,
    expectedRPID: passkeyHost(call.origin),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  demand(verdict?.verified, 'INVALID_PASSKEY');
  return verdict.authenticationInfo.newCounter;
}

/**
 * POST /api/identity/sign-in-with-passkey. No code of an app is asked for: the authenticator is what somebody has,
 * and it has checked what they know or are.
 */
export async function signInWithPasskey(call: Call): Promise<object> {
  const { state, response } = fieldsOf(schema, call);
  const challenge = readChallenge(state, 'sign-in', null);
  return services().inTransaction(async (tx) => {
    const known = await findPasskey(tx, response.id);
    demand(known, 'PASSKEY_NOT_FOUND');
    const user = await holdUser(tx, known.userId);
    // Read again while the account is held: of two answers at once the second sees the first one's count.
    const passkey = await findPasskey(tx, known.id);
    demand(user && passkey, 'PASSKEY_NOT_FOUND');
    const counter = await checkAnswer(call, response, passkey, challenge.challenge);
    await spendChallenge(tx, challenge);
    demand(!user.disabled, 'USER_DISABLED');
    await tx
      .update(identityPasskeys)
      .set({ counter, lastUsedAt: now() })
      .where(eq(identityPasskeys.id, passkey.id));
    return { localId: user.id, email: user.email, ...(await letIn(tx, user, { provider: 'passkey' }, call)) };
  });
}
