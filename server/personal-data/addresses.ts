import { and, eq, isNull, ne } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { personalData } from './declared.ts';
import type { DataSubject } from './define.ts';
import { accountAddresses } from './tables.ts';

const addressesOf = (db: DbOrTx, userId: string) =>
  db.select().from(accountAddresses).where(eq(accountAddresses.userId, userId));

/** The same person with every address that their account ever had. */
export async function withEveryAddress(db: DbOrTx, person: DataSubject): Promise<DataSubject> {
  if (!person.userId) return person;
  const known = await addressesOf(db, person.userId);
  return { ...person, emailKeys: [...new Set([...person.emailKeys, ...known.map((row) => row.emailKey)])] };
}

/** What was written to or about an address that an account left is not for the account that has it now. */
async function forgetFormerOwner(tx: Tx, emailKey: string, userId: string): Promise<void> {
  const [former] = await tx
    .select()
    .from(accountAddresses)
    .where(and(eq(accountAddresses.emailKey, emailKey), ne(accountAddresses.userId, userId)));
  if (!former?.leftAt) return;
  for (const part of personalData().filter(({ last }) => last))
    await part.erase(tx, { userId: null, emailKeys: [emailKey] });
}

/**
 * Notes the address that an account has shown to be its own. Where it had another one before, everything that lay
 * under that follows it here, so that the rest of the site only ever has to know the present address.
 */
export async function settleAddress(tx: Tx, userId: string, emailKey: string): Promise<void> {
  const known = await addressesOf(tx, userId);
  if (known.some((row) => row.emailKey === emailKey && row.leftAt === null)) return;
  await forgetFormerOwner(tx, emailKey, userId);
  const at = now();
  await tx
    .update(accountAddresses)
    .set({ leftAt: at })
    .where(and(eq(accountAddresses.userId, userId), isNull(accountAddresses.leftAt)));
  await tx
    .insert(accountAddresses)
    .values({ emailKey, userId, since: at })
    .onConflictDoUpdate({ target: accountAddresses.emailKey, set: { userId, since: at, leftAt: null } });
  const from = known.map((row) => row.emailKey).filter((key) => key !== emailKey);
  if (from.length === 0) return;
  for (const { follow } of personalData()) await follow?.(tx, { userId, from, to: emailKey });
}
