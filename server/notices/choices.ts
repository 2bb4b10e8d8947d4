import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/transaction.ts';
import { type Channels, kindOf, type NoticeKindName, noticeKindNames } from './kinds.ts';
import { people } from './people.ts';
import { type StopUrls, stopUrls } from './stop-links.ts';
import { noticeChoices } from './tables.ts';

/** How notifications of a kind reach a person: as they chose, or by the kind's default where there is no choice. */
export function channelsFrom(kind: NoticeKindName, chosen: Channels | undefined): Channels {
  const { channels, always, ownMail } = kindOf(kind);
  const { app, mail, digest } = chosen ?? channels;
  return { app, mail: mail || always === true || ownMail?.why !== undefined, digest };
}

/** All kinds with the ways by which they reach a person. */
export async function channelsOf(
  db: DbOrTx,
  userId: string,
): Promise<Readonly<Record<NoticeKindName, Channels>>> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return Object.fromEntries(
    noticeKindNames.map((kind) => [kind, channelsFrom(kind, chosen.get(kind))]),
  ) as Record<NoticeKindName, Channels>;
}

/** Whether a feature may send its own email of a kind to an address, and how the account's owner can stop such emails. */
export interface MailWish {
  wanted: boolean;
  /** Null where no account has the address, or the kind cannot be switched off. */
  stop: StopUrls | null;
}

/** What an address wants of the emails that a feature writes itself: all, unless the account behind it said otherwise. */
export async function mailWish(db: DbOrTx, emailKey: string, kind: NoticeKindName): Promise<MailWish> {
  const userId = await people().userIdOf(db, emailKey);
  if (!userId) return { wanted: true, stop: null };
  const [chosen] = await db
    .select()
    .from(noticeChoices)
    .where(and(eq(noticeChoices.userId, userId), eq(noticeChoices.kind, kind)));
  const { always, ownMail } = kindOf(kind);
  const canStop = !always && ownMail?.why === undefined;
  return {
    wanted: channelsFrom(kind, chosen).mail,
    stop: canStop ? stopUrls({ user: userId, what: kind }) : null,
  };
}
