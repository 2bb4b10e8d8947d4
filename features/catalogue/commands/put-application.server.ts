import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
import type { ApplicationWish } from '../schema.ts';
import { applications, applicationWords } from '../tables.server.ts';
import { catalogueTag } from '../visible.server.ts';
import { wordsOf } from '../words.ts';

/** Everything that can be searched for in an application beside its own columns. */
const searchWordsOf = ({ features, industries, stack, takes, gives }: ApplicationWish): string =>
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

/** Makes the words of an application known, so that misspelt ones find them. They stay known when it goes. */
export async function learnWords(tx: Tx, wishes: readonly ApplicationWish[]): Promise<void> {
  const texts = wishes.map((wish) =>
    [wish.name, wish.tagline, wish.category, wish.summary, wish.description, searchWordsOf(wish)].join(' '),
  );
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

/** Puts an application into the catalogue, or changes the one under its slug; live on the public pages within seconds. */
export async function putApplication(wish: ApplicationWish, actor: string): Promise<void> {
  await ground().inTransaction(async (tx) => {
    const [before] = await tx
      .select({ id: applications.id, publishedAt: applications.publishedAt })
      .from(applications)
      .where(eq(applications.slug, wish.slug))
      .for('update');
    const { id, createdAt, ...row } = newRow(wish);
    if (before)
      await tx
        .update(applications)
        .set({ ...row, publishedAt: before.publishedAt ?? row.publishedAt })
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
  });
}
