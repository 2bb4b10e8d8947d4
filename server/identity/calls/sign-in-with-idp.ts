import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand, IdentityError } from '../errors.ts';
import { type GoogleUser, readGoogleToken } from '../google.ts';
import { accountOfGoogle, googleAccount, linkGoogle } from '../google-account.ts';
import { holdLogin, type LoginToken, loginToken, renewLogin } from '../logins.ts';
import { signIn } from '../sign-in.ts';
import { identityUsers } from '../tables.ts';
import { findUserByEmail } from '../users.ts';

const schema = z.object({
  postBody: text,
  requestUri: text,
  returnIdpCredential: z.boolean().nullish(),
  autoCreate: z.boolean().nullish(),
  idToken: text,
});

/** What the provider answered: in the body, or in the address that our own popup was sent back to. */
export function providerAnswer(postBody: string | null | undefined, requestUri: string | null | undefined) {
  const body = new URLSearchParams((postBody ?? '').replace(/^&+/, ''));
  const url = requestUri && URL.canParse(requestUri) ? new URL(requestUri) : null;
  const fragment = new URLSearchParams(url?.hash.slice(1) ?? '');
  const get = (name: string) => body.get(name) ?? url?.searchParams.get(name) ?? fragment.get(name);
  return { providerId: get('providerId'), idToken: get('id_token'), nonce: get('nonce') };
}

/** A credential with a nonce belongs to the client that knows the nonce, so one from the other flow can't be used here. */
export function nonceFits(google: Pick<GoogleUser, 'nonce'>, given: string | null): boolean {
  if (google.nonce === null) return true;
  if (!given) return false;
  return google.nonce === given || google.nonce === createHash('sha256').update(given).digest('hex');
}

const about = (google: GoogleUser, oauthIdToken: string) => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  providerId: 'google.com',
  federatedId: `https://accounts.google.com/${google.sub}`,
  email: google.email ?? undefined,
  emailVerified: google.emailVerified,
  displayName: google.name ?? undefined,
  fullName: google.name ?? undefined,
  photoUrl: google.picture ?? undefined,
  // The id under both names that Google's own answers use.
  rawUserInfo: JSON.stringify({ ...google.claims, id: google.sub }),
  oauthIdToken,
});

/** POST accounts:signInWithIdp: signs in with Google, links it, or shows once more who one is. */
export async function signInWithIdp(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const answer = providerAnswer(fields.postBody, fields.requestUri);
  demand(answer.providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential');
  demand(
    answer.providerId === 'google.com' && services().env.GOOGLE_CLIENT_ID,
    'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.',
  );
  demand(answer.idToken, 'INVALID_IDP_RESPONSE : The credential has no id_token.');
  const google = await readGoogleToken(answer.idToken);
  demand(
    google && nonceFits(google, answer.nonce),
    'INVALID_IDP_RESPONSE : The supplied credential is not valid.',
  );
  const said = about(google, answer.idToken);
  const token = fields.idToken ? await loginToken(fields.idToken) : null;
  try {
    return await services().inTransaction(async (tx) => ({
      ...said,
      ...(token ? await link(tx, token, google) : await enter(tx, call, google, fields.autoCreate !== false)),
    }));
  } catch (error) {
    // The SDK then has the credential at hand, for linking it after another sign-in.
    const told = error instanceof IdentityError && /^(FEDERATED_|EMAIL_EXISTS)/.test(error.message);
    if (!fields.returnIdpCredential || !told) throw error;
    return { ...said, errorMessage: error.message };
  }
}

async function enter(tx: Tx, call: Call, google: GoogleUser, mayCreate: boolean): Promise<object> {
  const account = await googleAccount(tx, google, mayCreate);
  if (account.is === 'confirm') return { needConfirmation: true };
  const { user, isNew } = account;
  demand(!user.disabled, 'USER_DISABLED');
  return {
    localId: user.id,
    isNewUser: isNew || undefined,
    ...(await signIn(tx, user, { provider: 'google.com' }, call)),
  };
}

async function link(tx: Tx, token: LoginToken, google: GoogleUser): Promise<object> {
  const { user, login } = await holdLogin(tx, token);
  demand(!(await accountOfGoogle(tx, google.sub)), 'FEDERATED_USER_ID_ALREADY_LINKED');
  const emailKey = google.email ? emailKeyOf(google.email) : null;
  const owner = emailKey ? await findUserByEmail(tx, emailKey) : null;
  demand(!owner || owner.id === user.id, 'EMAIL_EXISTS');
  await linkGoogle(tx, user, google);
  // Google vouches for the very address the account has: nothing more to confirm.
  if (owner && google.emailVerified)
    await tx.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, user.id));
  await recordEvent(tx, {
    kind: 'identity.google-linked',
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
  });
  const changed = owner && google.emailVerified ? { ...user, emailVerified: true } : user;
  return { localId: user.id, ...(await renewLogin(tx, changed, login)) };
}
