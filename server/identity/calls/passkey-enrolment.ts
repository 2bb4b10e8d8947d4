import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { readSettings } from '../../settings/settings.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { deviceName } from '../device-name.ts';
import { demand } from '../errors.ts';
import { holdLogin, loginToken, requireLogin, requireRecent } from '../logins.ts';
import { passkeyMail } from '../mails.ts';
import { base64url, passkeyAnswer } from '../passkey-answer.ts';
import { makeChallenge, readChallenge, spendChallenge } from '../passkey-challenges.ts';
import { passkeyHost, passkeysOf, removePasskey } from '../passkeys.ts';
import { identityPasskeys } from '../tables.ts';
import { providersOf, type User } from '../users.ts';

const mostPasskeys = 20;
const startSchema = z.object({ idToken: text });

/** POST /api/identity/start-passkey: what the browser asks an authenticator to make. */
export async function startPasskey(call: Call): Promise<object> {
  const { db } = services().database;
  const { user, login } = await requireLogin(db, await loginToken(fieldsOf(startSchema, call).idToken));
  requireRecent(login);
  const present = await passkeysOf(db, user.id);
  demand(
    present.length < mostPasskeys,
    'OPERATION_NOT_ALLOWED : This account already has the maximum number of passkeys.',
  );
  const { challenge, state } = makeChallenge('add', user.id);
  const options = await generateRegistrationOptions({
    rpName: readSettings().brand.name,
    rpID: passkeyHost(call.origin),
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    userDisplayName: user.displayName ?? '',
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: present.map(({ id, transports }) => ({ id, transports })),
    // It signs in by itself: it must be found without a name, and know its owner by a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, state };
}

const addSchema = z.object({
  idToken: text,
  state: text,
  response: passkeyAnswer({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

async function tell(tx: Tx, user: User, change: 'added' | 'removed', device: string): Promise<void> {
  if (user.email)
    await sendMail(tx, {
      to: user.email,
      purpose: `identity.passkey-${change}`,
      mail: passkeyMail(change, device),
    });
  await recordEvent(tx, {
    kind: `identity.passkey-${change}`,
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
    data: { device },
  });
}

/** POST /api/identity/add-passkey: keeps what the authenticator made. */
export async function addPasskey(call: Call): Promise<object> {
  const { idToken, state, response } = fieldsOf(addSchema, call);
  const token = await loginToken(idToken);
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    const challenge = readChallenge(state, 'add', user.id);
    const verdict = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge,
      expectedOrigin: call.origin,
      expectedRPID: passkeyHost(call.origin),
    }).catch(() => null);
    demand(verdict?.verified, 'INVALID_PASSKEY');
    await spendChallenge(tx, challenge);
    const { id, publicKey, counter, transports = [] } = verdict.registrationInfo.credential;
    const name = deviceName(call.userAgent);
    const kept = await tx
      .insert(identityPasskeys)
      .values({
        id,
        userId: user.id,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: identityPasskeys.id });
    demand(kept.length === 1, 'INVALID_PASSKEY');
    await tell(tx, user, 'added', name);
    return { id };
  });
}

const removeSchema = z.object({ idToken: text, id: text });

/** POST /api/identity/remove-passkey: it no longer signs in; refused where nothing else would. */
export async function takePasskeyOff(call: Call): Promise<object> {
  const { idToken, id } = fieldsOf(removeSchema, call);
  const token = await loginToken(idToken);
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    const gone = await removePasskey(tx, user.id, id ?? '');
    demand(gone, 'PASSKEY_NOT_FOUND');
    const left = [...(await passkeysOf(tx, user.id)), ...(await providersOf(tx, user.id))];
    demand(user.passwordHash || left.length > 0, 'LAST_WAY_IN');
    await tell(tx, user, 'removed', gone.name);
    return {};
  });
}
