import { eq } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { identityDevices, identityPasskeys, identityProviders } from './tables.ts';

/**
 * Takes away what somebody may have set up for an address that was not theirs: whoever shows now that it is
 * theirs must not share the account. Sign-ins and the password are the caller's to end.
 */
export async function removeStrangers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(identityProviders).where(eq(identityProviders.userId, userId));
  await tx.delete(identityPasskeys).where(eq(identityPasskeys.userId, userId));
  await tx.delete(identityDevices).where(eq(identityDevices.userId, userId));
}
