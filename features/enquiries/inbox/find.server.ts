import { desc, sql } from 'drizzle-orm';
import { leastAlike, likenessTo } from '#server/db/likeness.ts';
import { services } from '#server/services.ts';
import { enquiries } from '../tables.server.ts';
import { titleOf } from '../words.ts';
import { conversationAddress } from './address.ts';
import { inboxRows } from './list.server.ts';
import { inboxSchema } from './schema.ts';

/** Conversations whose reference, name, address or words fit; where none does, those whose sender is spelled alike. */
export async function findEnquiries(words: string, userId: string, limit: number) {
  const rows = (await inboxRows(userId, inboxSchema.parse({ q: words }))).slice(0, limit);
  if (rows.length > 0)
    return rows.map(({ enquiry: { reference, name }, firstBody }) => ({
      title: name,
      note: `${reference}: ${titleOf(firstBody)}`,
      href: conversationAddress(reference),
    }));
  const likeness = likenessTo(words, [
    enquiries.name,
    enquiries.email,
    enquiries.company,
    enquiries.reference,
  ]);
  const alike = await services()
    .database.db.select({ reference: enquiries.reference, name: enquiries.name, email: enquiries.email })
    .from(enquiries)
    .where(sql`${likeness} >= ${leastAlike}`)
    .orderBy(desc(likeness), desc(enquiries.id))
    .limit(limit);
  return alike.map(({ reference, name, email }) => ({
    title: name,
    note: `${reference}: ${email}`,
    href: conversationAddress(reference),
  }));
}
