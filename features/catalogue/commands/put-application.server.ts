import { eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import type { Status } from '../kinds.ts';
import type { ApplicationWish } from '../schema.ts';
import { applications, applicationWords } from '../tables.server.ts';
import { catalogueTag } from '../visible.server.ts';
import { wordsOf } from '../words.ts';

/** Everything that can be searched for in an application beside its own columns. */
export const searchWordsOf = ({
  features,
  industries,
  stack,
  takes,
  gives,
}: Pick<ApplicationWish, 'features' | 'industries' | 'stack' | 'takes' | 'gives'>): string =>
  [...features.flat(), ...industries, ...stack, takes, gives].join(' ');

/** The row of an application that is new. */
export const newRow = (wish: ApplicationWish): typeof applications.$inferInsert => ({
  id: newId(),
  ...wish,
  searchWords: searchWordsOf(wish),
  createdAt: now(),
  changedAt: now(),
  publishedAt: wish.status === 'published' ? now() : null,
});

type Worded = Pick<ApplicationWish, 'name' | 'tagline' | 'category' | 'summary' | 'description'> &
  Parameters<typeof searchWordsOf>[0];
const textOf = (wish: Worded): string =>
  [wish.name, wish.tagline, wish.category, wish.summary, wish.description, searchWordsOf(wish)].join(' ');

/** Makes the words of an application known, so that misspelt ones find them. They stay known when it goes. */
export async function learnWords(tx: Tx, wishes: readonly ApplicationWish[]): Promise<void> {
  const texts = wishes.map(textOf);
  // Sorted, so that two transactions take the rows in one order.
  const words = wordsOf(texts.join(' '))
    .filter((word) => word.length > 2)
    .sort();
  if (words.length > 0)
    await tx
      .insert(applicationWords)
      .values(words.map((word) => ({ word })))
      .onConflictDoNothing();
}

/** Forgets the words of an entry that was erased, as far as no other entry holds them: a name may be among them. */
export async function forgetWords(tx: Tx, erased: Worded): Promise<void> {
  await tx.execute(sql`
    delete from application_words
    where word = any(${sql.param(wordsOf(textOf(erased)))}::text[]) and stem is not null
      and not exists (select 1 from applications where search @@ plainto_tsquery('english', word))`);
}

/** Puts an application into the catalogue, or changes the one under its slug, in the caller's transaction. */
export async function putApplicationIn(tx: Tx, wish: ApplicationWish, actor: string): Promise<void> {
  const [before] = await tx
    .select({ id: applications.id, publishedAt: applications.publishedAt })
    .from(applications)
    .where(eq(applications.slug, wish.slug))
    .for('update');
  const { id, createdAt, ...row } = newRow(wish);
  if (before)
    await tx
      .update(applications)
      .set({
        ...row,
        publishedAt: before.publishedAt ?? row.publishedAt,
        version: sql`${applications.version} + 1`,
      })
      .where(eq(applications.id, before.id));
  else await tx.insert(applications).values({ id, createdAt, ...row });
  await learnWords(tx, [wish]);
  await recordEvent(tx, {
    kind: before ? 'application.changed' : 'application.added',
    subject: `application:${before?.id ?? id}`,
    actor,
    data: { slug: wish.slug, status: wish.status },
  });
  await bump(tx, catalogueTag);
}

/** Puts an application into the catalogue, or changes the one under its slug; live on the public pages within seconds. */
export const putApplication = (wish: ApplicationWish, actor: string): Promise<void> =>
  services().inTransaction((tx) => putApplicationIn(tx, wish, actor));

/** Lets an entry be seen or not, and leaves its words as they are. */
export async function setStatusIn(
  tx: Tx,
  slug: string,
  status: Exclude<Status, 'published'>,
  actor: string,
): Promise<void> {
  const [changed] = await tx
    .update(applications)
    .set({ status, changedAt: now() })
    .where(eq(applications.slug, slug))
    .returning({ id: applications.id });
  if (!changed) return;
  await recordEvent(tx, {
    kind: 'application.changed',
    subject: `application:${changed.id}`,
    actor,
    data: { slug, status },
  });
  await bump(tx, catalogueTag);
}
