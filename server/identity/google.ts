import { z } from 'zod';
import { now } from '../clock.ts';
import { services } from '../services.ts';
import { readJwt } from './jwt.ts';
import { remoteKey } from './remote-keys.ts';

/** Both spellings that Google uses. */
export const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'] as const;

const claimsSchema = z.looseObject({
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
  email: z.string().optional(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .optional(),
  name: z.string().max(300).optional(),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .catch(undefined),
  nonce: z.string().optional(),
  jti: z.string().optional(),
});

/** What Google says of a user. */
export interface GoogleUser {
  sub: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  nonce: string | null;
  issuedAt: Date;
  expiresAt: Date;
  /** Names this one credential, so that it can be used up. */
  id: string;
  claims: Record<string, unknown>;
}

/** The user of a Google credential that was made for this site and still counts; otherwise null. */
export async function readGoogleToken(token: string): Promise<GoogleUser | null> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CERTS_URL } = services().env;
  if (!GOOGLE_CLIENT_ID) return null;
  const verdict = await readJwt(token, {
    issuers: googleIssuers,
    audience: GOOGLE_CLIENT_ID,
    keyOf: (kid) => remoteKey(GOOGLE_CERTS_URL, kid),
    now: Math.floor(now().getTime() / 1000),
    leeway: 60,
  });
  const parsed = verdict.is === 'good' ? claimsSchema.safeParse(verdict.claims) : null;
  if (!parsed?.success) return null;
  const claims = parsed.data;
  return {
    sub: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? null,
    picture: claims.picture ?? null,
    nonce: claims.nonce ?? null,
    issuedAt: new Date(claims.iat * 1000),
    expiresAt: new Date(claims.exp * 1000),
    id: claims.jti ?? `${claims.sub}:${claims.iat}:${token.slice(-43)}`,
    claims,
  };
}
