import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { demand } from './errors.ts';
import { identityPasskeys } from './tables.ts';

/** A passkey as it is kept. */
export type Passkey = typeof identityPasskeys.$inferSelect;

/** The host that passkeys of an origin belong to; browsers make none for a bare network address. */
export function passkeyHost(origin: string): string {
  const { hostname } = new URL(origin);
  demand(!isIP(hostname) && !hostname.startsWith('['), 'OPERATION_NOT_ALLOWED : Passkeys need a host name.');
  return hostname;
}

/** The passkeys of an account, oldest first. */
export const passkeysOf = (db: DbOrTx, userId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.userId, userId))
    .orderBy(identityPasskeys.createdAt);

/** Finds a passkey by the id that the authenticator gave it. */
export async function findPasskey(db: DbOrTx, id: string): Promise<Passkey | null> {
  const [row] = await db.select().from(identityPasskeys).where(eq(identityPasskeys.id, id));
  return row ?? null;
}

/** Takes a passkey off an account; gives it where there was one. */
export async function removePasskey(tx: Tx, userId: string, id: string): Promise<Passkey | null> {
  const [gone] = await tx
    .delete(identityPasskeys)
    .where(and(eq(identityPasskeys.userId, userId), eq(identityPasskeys.id, id)))
    .returning();
  return gone ?? null;
}
