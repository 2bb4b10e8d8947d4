import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { type GoogleUser, googleIssuers, readGoogleToken } from '#server/identity/google.ts';
import { issuerOf } from '#server/identity/id-token.ts';
import { claimedIssuer, readJwt } from '#server/identity/jwt.ts';
import { type LoginToken, loginToken } from '#server/identity/logins.ts';
import { remoteKey } from '#server/identity/remote-keys.ts';
import { services } from '#server/services.ts';
import { isFresh } from './rules.ts';

/** Somebody that a token speaks for. */
export type Vouched =
  | { issuer: 'embedded'; token: LoginToken }
  | { issuer: 'google'; google: GoogleUser }
  | {
      issuer: 'firebase';
      userId: string;
      email: string | null;
      emailVerified: boolean;
      name: string | null;
      photoUrl: string | null;
      authTime: Date;
    };

const firebaseSchema = z.looseObject({
  sub: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** 401: the token is no good, or too old. */
export const badToken = (): AppError =>
  new AppError({ status: 401, code: 'bad_token', message: 'Please sign in again.' });

/** True where accounts are Firebase's: then the embedded service is off. */
export const usesFirebase = (): boolean => services().env.FIREBASE_PROJECT_ID !== undefined;

async function vouchedByFirebase(idToken: string, project: string): Promise<Vouched> {
  const at = Math.floor(now().getTime() / 1000);
  const verdict = await readJwt(idToken, {
    issuers: [issuerOf(project)],
    audience: project,
    keyOf: (kid) => remoteKey(services().env.FIREBASE_CERTS_URL, kid),
    now: at,
    leeway: 60,
  });
  const parsed = verdict.is === 'good' ? firebaseSchema.safeParse(verdict.claims) : null;
  if (!parsed?.success || parsed.data.auth_time > at + 60) throw badToken();
  const claims = parsed.data;
  if (!isFresh(new Date(claims.iat * 1000), now())) throw badToken();
  return {
    issuer: 'firebase',
    userId: claims.sub,
    email: claims.email ? emailKeyOf(claims.email) : null,
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? null,
    photoUrl: claims.picture ?? null,
    authTime: new Date(claims.auth_time * 1000),
  };
}

async function vouchedByGoogle(idToken: string, nonce: string | undefined): Promise<Vouched> {
  const google = await readGoogleToken(idToken);
  if (!google || !isFresh(google.issuedAt, now())) throw badToken();
  // The nonce went out in a cookie that no script reads: a credential from elsewhere does not fit this browser.
  if (!nonce || google.nonce !== nonce) throw badToken();
  return { issuer: 'google', google };
}

/** Finds out whom a token speaks for, with the keys of whoever may have written it. */
export async function vouch(idToken: string, nonce: string | undefined): Promise<Vouched> {
  const issuer = claimedIssuer(idToken);
  const project = services().env.FIREBASE_PROJECT_ID;
  if (googleIssuers.some((known) => known === issuer)) return vouchedByGoogle(idToken, nonce);
  if (project !== undefined) return vouchedByFirebase(idToken, project);
  const token = await loginToken(idToken).catch((error: unknown) => {
    throw isIdentityError(error) ? badToken() : error;
  });
  if (!isFresh(token.issuedAt, now())) throw badToken();
  return { issuer: 'embedded', token };
}

const isIdentityError = (error: unknown): boolean => error instanceof Error && error.name === 'IdentityError';
