import { arrayContains } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { withEveryAddress } from '#server/personal-data/addresses.ts';
import type { Closing } from '#server/personal-data/closings.ts';
import { collectData } from '#server/personal-data/collect.ts';
import { personalData } from '#server/personal-data/declared.ts';
import type { DataSubject } from '#server/personal-data/define.ts';
import { type DataRequest, requestBehind } from '#server/personal-data/requests.ts';
import { accountClosings } from '#server/personal-data/tables.ts';
import { services } from '#server/services.ts';

/** A wish behind a link, with the closed account that it may belong to. */
export interface OpenWish {
  request: DataRequest;
  closing: Closing | null;
  /** Whose data it opens: of an account only where that is closed, because an open one asks for its own sign-in. */
  person: DataSubject;
}

/** What a link in a mail entitles to, or null. */
export async function wishBehind(db: DbOrTx, token: string): Promise<OpenWish | null> {
  const request = await requestBehind(db, token);
  if (!request) return null;
  const [closing = null] = await db
    .select()
    .from(accountClosings)
    .where(arrayContains(accountClosings.emailKeys, [request.emailKey]));
  return {
    request,
    closing,
    person: { userId: closing?.userId ?? null, emailKeys: [request.emailKey] },
  };
}

/** How much each part of the site keeps of a person, by its name; parts that keep nothing are left out. */
export async function countsOf(person: DataSubject): Promise<{ part: string; entries: number }[]> {
  const { parts } = await collectData(services().database.db, person);
  return Object.entries(parts).map(([part, lists]) => ({
    part,
    entries: Object.values(lists).reduce((sum, rows) => sum + rows.length, 0),
  }));
}

/** What is not erased of one person; in general words where a part cannot say it of them. */
export async function keptOf(subject: DataSubject): Promise<string[]> {
  const { db } = services().database;
  const person = await withEveryAddress(db, subject);
  const said = await Promise.all(
    personalData().map(async ({ keeps, keepsOf }) =>
      keepsOf ? await keepsOf(db, person) : keeps ? [keeps] : [],
    ),
  );
  return said.flat();
}

/** The page behind a link: whose address it is, what is kept under it, and whether an account waits to be erased. */
export async function shownWish(token: string) {
  const wish = await wishBehind(services().database.db, token);
  if (!wish) return null;
  return {
    email: wish.request.email,
    counts: await countsOf(wish.person),
    kept: await keptOf(wish.person),
    erasedAt: wish.closing?.purgeAt.toISOString() ?? null,
  };
}
