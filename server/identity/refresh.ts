import { and, eq, lte } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { sendMail } from '../outbox/outbox.ts';
import { services } from '../services.ts';
import { demand, IdentityError } from './errors.ts';
import { endLogin, type Login, type Tokens, tokensFor } from './logins.ts';
import { reusedTokenMail } from './mails.ts';
import {
  type RefreshToken,
  readRefreshToken,
  refreshTokenOf,
  stemHash,
  verdictOn,
} from './refresh-tokens.ts';
import { identityLogins, identityUsers } from './tables.ts';
import type { User } from './users.ts';

interface Standing {
  user: User;
  login: Login;
}

/** The account and the sign-in of a token, if both stand. */
async function standing(tx: Tx, { stem, userId }: RefreshToken): Promise<Standing> {
  const [row] = await tx
    .select({ user: identityUsers, login: identityLogins })
    .from(identityUsers)
    .leftJoin(
      identityLogins,
      and(eq(identityLogins.userId, identityUsers.id), eq(identityLogins.refreshHash, stemHash(stem))),
    )
    .where(eq(identityUsers.id, userId));
  demand(row, 'USER_NOT_FOUND');
  const { user, login } = row;
  demand(!user.disabled, 'USER_DISABLED');
  // TOKEN_EXPIRED and not INVALID_REFRESH_TOKEN: only that makes the SDK sign its user out.
  demand(login && login.generation === user.generation, 'TOKEN_EXPIRED');
  return { user, login };
}

/** Moves a sign-in on to its next token; null where another call did so first. */
async function rotate(tx: Tx, login: Login, number: number): Promise<Login | null> {
  const at = now();
  const [moved] = await tx
    .update(identityLogins)
    .set({ rotations: number + 1, rotatedAt: at, lastUsedAt: at })
    .where(and(eq(identityLogins.id, login.id), lte(identityLogins.rotations, number)))
    .returning();
  return moved ?? null;
}

/** Ends a sign-in one of whose old tokens came back, and tells its owner. */
async function endReused(tx: Tx, { user, login }: Standing): Promise<void> {
  // If several old tokens arrive at once, only one ends the sign-in and sends the email.
  if (!(await endLogin(tx, login.id))) return;
  await recordEvent(tx, {
    kind: 'identity.token-reused',
    subject: `user:${user.id}`,
    actor: 'system',
  });
  if (user.email)
    await sendMail(tx, { to: user.email, purpose: 'identity.token-reused', mail: reusedTokenMail(now()) });
}

async function attempt(tx: Tx, token: RefreshToken): Promise<(Tokens & { userId: string }) | 'reused'> {
  const found = await standing(tx, token);
  const verdict = verdictOn(token.number, found.login, now());
  if (verdict === 'reused') {
    await endReused(tx, found);
    return verdict;
  }
  const moved = verdict === 'rotate' ? await rotate(tx, found.login, token.number) : found.login;
  // Another tab was faster: what it made of the row says what this token is good for now.
  if (!moved) return attempt(tx, token);
  const next = refreshTokenOf(services().secret, token.stem, moved.rotations);
  return { ...(await tokensFor(tx, found.user, moved, next)), userId: token.userId };
}

/**
 * A new ID token for a refresh token, and the refresh token's successor. The one before it is answered with the same
 * successor for a minute; when an older one comes back, somebody has a copy, and the sign-in ends.
 */
export async function refresh(given: string): Promise<Tokens & { userId: string }> {
  const token = readRefreshToken(services().secret, given);
  demand(token, 'INVALID_REFRESH_TOKEN');
  demand(token !== 'forged', 'TOKEN_EXPIRED');
  const tokens = await services().inTransaction((tx) => attempt(tx, token));
  // After the transaction, which must not be rolled back by it.
  if (tokens === 'reused') throw new IdentityError('TOKEN_EXPIRED');
  return tokens;
}
