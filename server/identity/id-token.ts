import { z } from 'zod';
import { now } from '../clock.ts';
import { services } from '../services.ts';
import { type Claims, readJwt, type Verdict, writeToken } from './jwt.ts';
import { publicKeyOf, signingKey, tokenSeconds } from './keys.ts';
import type { Provider, User } from './users.ts';

/** The claims of an ID token about its sign-in. */
interface TokenLogin {
  id: string;
  generation: number;
  authTime: Date;
  provider: string;
  secondFactor: string | null;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The issuer named in a project's tokens, the same for Firebase and for our service. */
export const issuerOf = (project: string): string => `https://securetoken.google.com/${project}`;

function identitiesOf(user: User, providers: Provider[]): Record<string, string[]> {
  const identities: Record<string, string[]> = {};
  if (user.email) identities.email = [user.email];
  for (const { providerId, federatedId } of providers)
    identities[providerId] = [...(identities[providerId] ?? []), federatedId];
  return identities;
}

/** Writes the ID token of a sign-in. */
export async function makeIdToken(user: User, providers: Provider[], login: TokenLogin): Promise<string> {
  const project = services().env.IDENTITY_PROJECT_ID;
  const { kid, key } = await signingKey();
  const at = seconds(now());
  return writeToken(kid, key, {
    // These come first, so that nothing an administrator sets can replace what follows.
    ...user.customAttributes,
    name: user.displayName ?? undefined,
    picture: user.photoUrl ?? undefined,
    iss: issuerOf(project),
    aud: project,
    auth_time: seconds(login.authTime),
    user_id: user.id,
    sub: user.id,
    iat: at,
    exp: at + tokenSeconds,
    email: user.email ?? undefined,
    email_verified: user.emailVerified,
    firebase: {
      identities: identitiesOf(user, providers),
      sign_in_provider: login.provider,
      ...(login.secondFactor
        ? { sign_in_second_factor: 'totp', second_factor_identifier: login.secondFactor }
        : {}),
    },
    // Our own two: which sign-in this is, so that ending it ends the token too, and the account's counter.
    login: login.id,
    gen: login.generation,
  });
}

const ownSchema = z.object({ login: z.uuid(), gen: z.number().int() });

/** Checks one of our own tokens: signature, issuer, audience, times. Whether its sign-in still stands is the database's to say. */
export function readIdToken(token: string): Promise<Verdict> {
  const project = services().env.IDENTITY_PROJECT_ID;
  return readJwt(token, {
    issuers: [issuerOf(project)],
    audience: project,
    keyOf: publicKeyOf,
    now: seconds(now()),
    // Two processes' clocks differ a little.
    leeway: 30,
  });
}

/** Our own two claims. */
export function loginClaims(claims: Claims): z.output<typeof ownSchema> | null {
  const parsed = ownSchema.safeParse(claims);
  return parsed.success ? parsed.data : null;
}
