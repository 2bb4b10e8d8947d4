import { eq } from 'drizzle-orm';
import { membershipOf } from '#server/companies/membership.ts';
import { services } from '#server/services.ts';
import { maySeePhoto } from './policy.ts';
import { profiles } from './tables.server.ts';

/** A row of what somebody said about themselves. */
export type Profile = typeof profiles.$inferSelect;

/** What somebody said about themselves, or null while they said nothing. */
export async function profileOf(userId: string): Promise<Profile | null> {
  const [row] = await services().database.db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ?? null;
}

/** Whose picture is behind an address, if whoever asks may see it. */
export async function photoOwner(
  photoId: string,
  asking: { userId: string; staff: boolean } | null,
): Promise<string | null> {
  const { db } = services().database;
  const [row] = asking ? await db.select().from(profiles).where(eq(profiles.photoId, photoId)) : [];
  if (!row || !asking) return null;
  const companyOf = async (userId: string) => (await membershipOf(db, userId))?.companyId ?? null;
  const seen = maySeePhoto(
    { ...asking, companyId: await companyOf(asking.userId) },
    { userId: row.userId, companyId: await companyOf(row.userId) },
  );
  return seen ? row.userId : null;
}
