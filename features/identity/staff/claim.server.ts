import { randomBytes } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import { spendOnce } from '#server/spent/spent.ts';
import { makeToken, readToken } from '#server/tokens.ts';
import type { Visitor } from '../schema.ts';
import { staffMarks } from '../tables.server.ts';
import { usesFirebase } from '../vouch.server.ts';

const purpose = 'staff-claim';
const days = 7;
const dayMs = 86_400_000;

async function hasStaff(db: DbOrTx): Promise<boolean> {
  if (services().env.ADMIN_EMAILS.length > 0) return true;
  const [marks] = await db.select({ all: count() }).from(staffMarks);
  return (marks?.all ?? 0) > 0;
}

/** The link that makes its first user an owner of the admin panel; null once anybody is staff. */
export async function claimLink(): Promise<string | null> {
  const { secret, env, database } = services();
  if (await hasStaff(database.db)) return null;
  const data = { once: randomBytes(16).toString('base64url') };
  const token = makeToken(secret, purpose, data, new Date(now().getTime() + days * dayMs));
  return `${env.PUBLIC_URL}/admin-panel/claim?token=${token}`;
}

const onceOf = (token: string): string | null => {
  const data = readToken(services().secret, purpose, token);
  return typeof data?.once === 'string' ? data.once : null;
};

/** Whether a link can still make somebody staff. */
export async function isClaimable(token: string): Promise<boolean> {
  return onceOf(token) !== null && !(await hasStaff(services().database.db));
}

const over = () =>
  new AppError({
    status: 409,
    code: 'claimed',
    message: 'This link has been used or has expired. An owner can add you under Staff.',
  });

const unconfirmed = () =>
  new AppError({
    status: 409,
    code: 'unconfirmed',
    message: 'Confirm your account’s email address first, because access to the panel depends on it.',
  });

/**
 * Makes whoever is signed in the first owner. The link comes from the server's own terminal, so that an embedded
 * account counts as confirmed by it: a new site has no mail server yet that could confirm it.
 */
export async function claimPanel(token: string, visitor: Visitor): Promise<void> {
  const once = onceOf(token);
  const emailKey = emailKeyOf(visitor.email ?? '');
  if (!once) throw over();
  if (!emailKey || (usesFirebase() && !visitor.emailVerified)) throw unconfirmed();
  await services().inTransaction(async (tx) => {
    // Of two who press at once only one may find nobody there.
    await tx.execute(sql`lock table ${staffMarks} in share row exclusive mode`);
    if (await hasStaff(tx)) throw over();
    const endsAt = new Date(now().getTime() + days * dayMs);
    if (!(await spendOnce(tx, `${purpose}:${once}`, endsAt))) throw over();
    await tx.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, visitor.userId));
    const actor = `user:${visitor.userId}`;
    await tx.insert(staffMarks).values({ emailKey, addedBy: actor, addedAt: now(), areas: ['owner'] });
    await recordEvent(tx, { kind: 'staff.claimed', subject: 'staff', actor, data: { email: emailKey } });
  });
}
