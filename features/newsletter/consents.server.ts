import { count, desc, eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { newsletterSubscribers } from './tables.server.ts';

/** Who agreed to the newsletter, the newest first, and how many stand. */
export async function newsletterConsents(most: number) {
  const { db } = services().database;
  const [all] = await db
    .select({ count: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, 'confirmed'));
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.since))
    .limit(most);
  return {
    standing: all?.count ?? 0,
    rows: rows.map(({ email, state, askedAt, since }) => ({
      email,
      askedAt: askedAt.toISOString(),
      givenAt: state === 'confirmed' ? since.toISOString() : null,
      withdrawnAt: state === 'unsubscribed' ? since.toISOString() : null,
      wording: 'Newsletter, confirmed with a button in an email',
    })),
  };
}
