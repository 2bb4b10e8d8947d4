import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { demand } from './errors.ts';
import { identityUsers } from './tables.ts';
import type { User } from './users.ts';

interface NewAccount {
  /** In its normalised form. */
  email: string;
  /** True where the owner of the mailbox asked for it. */
  emailVerified: boolean;
  displayName?: string | null | undefined;
  passwordHash: string | null;
  /** How it came to be, for its history. */
  by: 'password' | 'link';
}

/** Writes an account that its owner opens; throws EMAIL_EXISTS where somebody else was first. */
export async function openAccount(tx: Tx, account: NewAccount): Promise<User> {
  const { email, emailVerified, displayName, passwordHash, by } = account;
  const at = now();
  const [user] = await tx
    .insert(identityUsers)
    .values({
      id: newId(),
      email,
      emailKey: email,
      emailVerified,
      displayName: displayName || null,
      passwordHash,
      passwordChangedAt: passwordHash ? at : null,
      validSince: at,
      createdAt: at,
      lastLoginAt: at,
    })
    // Another request may have created the account at the same moment. The index decides, not the check before the slow hash.
    .onConflictDoNothing()
    .returning();
  demand(user, 'EMAIL_EXISTS');
  const subject = `user:${user.id}`;
  await recordEvent(tx, { kind: 'identity.signed-up', subject, actor: subject, data: { provider: by } });
  return user;
}
