import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

const headerSchema = z.object({
  alg: z.literal('RS256'),
  kid: z.string().min(1),
  crit: z.undefined().optional(),
});
const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(256),
  iat: z.number(),
  exp: z.number(),
});

/** The claims of a token that was signed by a key we know. */
export type Claims = z.output<typeof claimsSchema>;

/** Who may have written a token, and for whom. */
export interface TokenRules {
  issuers: readonly string[];
  audience: string;
  keyOf: (kid: string) => Promise<KeyObject | null>;
  /** Seconds since 1970. */
  now: number;
  /** How far the issuer's clock may be ahead of ours. */
  leeway?: number;
}

/** The result of checking a token. */
export type Verdict = { is: 'good'; claims: Claims } | { is: 'bad' } | { is: 'over' };

// In the thread pool: a signature costs about a millisecond of the main thread otherwise.
const signAsync = promisify<string, Buffer, KeyObject, Buffer>(sign);
const verifyAsync = promisify<string, Buffer, KeyObject, Buffer, boolean>(verify);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Writes a token signed with RS256. */
export async function writeToken(kid: string, key: KeyObject, claims: object): Promise<string> {
  const head = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${(await signAsync('sha256', Buffer.from(head), key)).toString('base64url')}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Checks a token. The algorithm is ours to say, and the key is found by its id among keys we trust:
 * a key that the token brings along (jwk, jku, x5u) is never looked at.
 */
export async function readJwt(token: string, rules: TokenRules): Promise<Verdict> {
  const [head = '', body = '', signature = '', more] = token.split('.');
  if (more !== undefined || !signature || token.length > 16_384) return { is: 'bad' };
  const header = headerSchema.safeParse(parse(head));
  const parsed = claimsSchema.safeParse(parse(body));
  if (!header.success || !parsed.success) return { is: 'bad' };
  const key = await rules.keyOf(header.data.kid);
  if (!key) return { is: 'bad' };
  const given = Buffer.from(signature, 'base64url');
  if (!(await verifyAsync('sha256', Buffer.from(`${head}.${body}`), key, given))) return { is: 'bad' };
  const claims = parsed.data;
  if (!rules.issuers.includes(claims.iss) || claims.aud !== rules.audience) return { is: 'bad' };
  if (claims.iat > rules.now + (rules.leeway ?? 0)) return { is: 'bad' };
  return claims.exp <= rules.now ? { is: 'over' } : { is: 'good', claims };
}

/** The issuer a token claims to have, unchecked: only for choosing whose keys to check it with. */
export function claimedIssuer(token: string): string | null {
  const parsed = z.object({ iss: z.string() }).safeParse(parse(token.split('.')[1] ?? ''));
  return parsed.success ? parsed.data.iss : null;
}
