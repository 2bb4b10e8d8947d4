import { count, desc, eq, isNull } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { enquiries, enquiryConsents } from './tables.server.ts';

/** Who ticked the box for news beside an enquiry, the newest first, and how many stand. */
export async function enquiryConsentRecords(most: number) {
  const { db } = services().database;
  const [all] = await db
    .select({ count: count() })
    .from(enquiryConsents)
    .where(isNull(enquiryConsents.withdrawnAt));
  const rows = await db
    .select({ consent: enquiryConsents, email: enquiries.email })
    .from(enquiryConsents)
    .innerJoin(enquiries, eq(enquiries.id, enquiryConsents.enquiryId))
    .orderBy(desc(enquiryConsents.givenAt))
    .limit(most);
  return {
    standing: all?.count ?? 0,
    rows: rows.map(({ consent, email }) => ({
      email,
      askedAt: consent.givenAt.toISOString(),
      givenAt: consent.givenAt.toISOString(),
      withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
      wording: `${consent.wording} (version ${consent.version})`,
    })),
  };
}
