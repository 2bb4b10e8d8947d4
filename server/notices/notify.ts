import { now } from '../clock.ts';
import { keepIf } from '../db/keep-if.ts';
import type { Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { publish } from '../live/hub.ts';
import type { NoticeKindName } from './kinds.ts';
import { people } from './people.ts';
import { notices } from './tables.ts';

/** What the open pages of a person listen to. */
export const noticeTopic = (userId: string): string => `notices:${userId}`;

/** What a person is to be told. */
export interface NewNotice {
  userId: string;
  kind: NoticeKindName;
  title: string;
  body?: string;
  /** Where it leads, on this site. */
  href: string;
  /** The same key tells the same person once. */
  key: string;
  /** The feature has sent its own email about it, so the notice causes none. */
  mailed?: boolean;
}

/** Notifies a person of a change, in the transaction of that change; emails and digests follow from the event. */
export async function notify(tx: Tx, { mailed = false, ...notice }: NewNotice): Promise<void> {
  const at = now();
  const [row] = await tx
    .insert(notices)
    .values({ id: newId(), body: '', ...notice, createdAt: at, mailedAt: mailed ? at : null })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (!row) return;
  await recordEvent(tx, { kind: 'notice.made', subject: `notice:${row.id}`, actor: 'system' });
  await publish(tx, [noticeTopic(notice.userId)], {});
}

/**
 * Tells whoever has shown an address to be theirs; nobody where it belongs to no account. Both take as long, because
 * strangers book and write with any address, and must not learn whether it has an account.
 */
export async function notifyAddress(
  tx: Tx,
  emailKey: string,
  notice: Omit<NewNotice, 'userId'>,
): Promise<void> {
  const userId = await people().userIdOf(tx, emailKey);
  await keepIf(tx, userId !== null, (inner) => notify(inner, { userId: userId ?? newId(), ...notice }));
}
