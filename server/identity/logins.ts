import { and, eq, ne, sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { demand, IdentityError } from './errors.ts';
import { loginClaims, makeIdToken, readIdToken } from './id-token.ts';
import { tokenSeconds } from './keys.ts';
import { firstRefreshToken, stemHash } from './refresh-tokens.ts';
import { identityLogins, identityUsers } from './tables.ts';
import { holdUser, providersOf, type User } from './users.ts';

/** A row of the sign-ins. */
export type Login = typeof identityLogins.$inferSelect;

/** What the SDK gets after each sign-in. */
export interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** How somebody showed who they are. */
export interface Proof {
  provider: 'password' | 'google.com' | 'passkey';
  secondFactor?: string | undefined;
}

/** The tokens of a sign-in, with this refresh token. */
export async function tokensFor(tx: DbOrTx, user: User, login: Login, refreshToken: string): Promise<Tokens> {
  const idToken = await makeIdToken(user, await providersOf(tx, user.id), login);
  return { idToken, refreshToken, expiresIn: String(tokenSeconds) };
}

async function insertLogin(
  tx: Tx,
  user: User,
  proof: Proof,
): Promise<{ login: Login; refreshToken: string }> {
  const refreshToken = firstRefreshToken(user.id);
  const at = now();
  const [login] = await tx
    .insert(identityLogins)
    .values({
      id: newId(),
      userId: user.id,
      refreshHash: stemHash(refreshToken),
      generation: user.generation,
      authTime: at,
      provider: proof.provider,
      secondFactor: proof.secondFactor ?? null,
      createdAt: at,
      lastUsedAt: at,
    })
    .returning();
  await tx.update(identityUsers).set({ lastLoginAt: at }).where(eq(identityUsers.id, user.id));
  if (!login) throw new Error('the sign-in was not written');
  return { login, refreshToken };
}

/** Signs an account in: a row of its own, with a refresh token of which only the hash is kept. */
export async function openLogin(tx: Tx, user: User, proof: Proof): Promise<Tokens> {
  const { login, refreshToken } = await insertLogin(tx, user, proof);
  return tokensFor(tx, user, login, refreshToken);
}

/** A sign-in that exists only through the site's session. Its tokens are given to nobody. */
export async function openBareLogin(tx: Tx, user: User, proof: Proof): Promise<Login> {
  return (await insertLogin(tx, user, proof)).login;
}

/** Gives a sign-in that stays new tokens; the moment somebody proved who they are stays the same. */
export async function renewLogin(
  tx: Tx,
  user: User,
  login: Login,
  secondFactor = login.secondFactor,
): Promise<Tokens> {
  const refreshToken = firstRefreshToken(user.id);
  const [renewed] = await tx
    .update(identityLogins)
    .set({
      refreshHash: stemHash(refreshToken),
      rotations: 0,
      rotatedAt: null,
      generation: user.generation,
      lastUsedAt: now(),
      secondFactor,
    })
    .where(eq(identityLogins.id, login.id))
    .returning();
  demand(renewed, 'TOKEN_EXPIRED');
  return tokensFor(tx, user, renewed, refreshToken);
}

/** Ends all sign-ins of an account but one, whatever second they began in; gives the account with its new counter. */
export async function endLogins(tx: Tx, userId: string, except?: string): Promise<User> {
  const [user] = await tx
    .update(identityUsers)
    .set({ generation: sql`${identityUsers.generation} + 1`, validSince: now() })
    .where(eq(identityUsers.id, userId))
    .returning();
  const own = eq(identityLogins.userId, userId);
  await tx.delete(identityLogins).where(except ? and(own, ne(identityLogins.id, except)) : own);
  demand(user, 'USER_NOT_FOUND');
  return user;
}

/** Ends one sign-in, and with it the site's session that belongs to it; false where it had ended already. */
export async function endLogin(tx: DbOrTx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(identityLogins).where(eq(identityLogins.id, id));
  return rowCount === 1;
}

/** What one of our ID tokens says, once its signature and times were found good. */
export interface LoginToken {
  user: string;
  login: string;
  generation: number;
  issuedAt: Date;
}

/** Checks an ID token; to be called before a transaction, because a new key may have to be looked up. */
export async function loginToken(idToken: string | null | undefined): Promise<LoginToken> {
  demand(idToken, 'MISSING_ID_TOKEN');
  const verdict = await readIdToken(idToken);
  demand(verdict.is !== 'over', 'TOKEN_EXPIRED');
  const own = verdict.is === 'good' ? loginClaims(verdict.claims) : null;
  demand(verdict.is === 'good' && own, 'INVALID_ID_TOKEN');
  const { sub: user, iat } = verdict.claims;
  return { user, login: own.login, generation: own.gen, issuedAt: new Date(iat * 1000) };
}

/** The account and sign-in of a token, if both still stand. */
export async function requireLogin(db: DbOrTx, token: LoginToken): Promise<{ user: User; login: Login }> {
  const [row] = await db
    .select({ user: identityUsers, login: identityLogins })
    .from(identityUsers)
    .leftJoin(
      identityLogins,
      and(eq(identityLogins.userId, identityUsers.id), eq(identityLogins.id, token.login)),
    )
    .where(eq(identityUsers.id, token.user));
  demand(row, 'USER_NOT_FOUND');
  demand(!row.user.disabled, 'USER_DISABLED');
  const { user, login } = row;
  if (!login || login.generation !== user.generation || token.generation !== user.generation)
    throw new IdentityError('TOKEN_EXPIRED');
  return { user, login };
}

/** The same, holding the account's row until the transaction ends. */
export async function holdLogin(tx: Tx, token: LoginToken): Promise<{ user: User; login: Login }> {
  await holdUser(tx, token.user);
  return requireLogin(tx, token);
}

/** Throws unless the sign-in is fresh enough for what cannot be undone. */
export function requireRecent(login: Login): void {
  const age = now().getTime() - login.authTime.getTime();
  demand(age <= services().env.IDENTITY_RECENT_LOGIN_S * 1000, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
