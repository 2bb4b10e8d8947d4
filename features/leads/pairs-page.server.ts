import { inArray } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { duplicatePairs } from './duplicates.server.ts';
import { addressesOf } from './queries.server.ts';
import { likeness } from './rules.ts';
import { leads } from './tables.server.ts';

/** Records that look like one person, two by two, the older first. */
export async function shownPairs() {
  const { db } = services().database;
  const pairs = await duplicatePairs();
  const ids = [...new Set(pairs.flatMap(({ id, other }) => [id, other]))];
  if (ids.length === 0) return [];
  const rows = await db.select().from(leads).where(inArray(leads.id, ids));
  const addresses = await addressesOf(db, ids);
  const people = new Map(
    rows.map(({ id, name, phone }) => {
      const own = addresses.filter(({ leadId }) => leadId === id);
      const emailKeys = own.map(({ emailKey }) => emailKey);
      return [id, { id, name, phone, emailKeys, emails: own.map(({ email }) => email) }];
    }),
  );
  return pairs.flatMap(({ id, other: otherId }) => {
    const [one, other] = [people.get(id), people.get(otherId)];
    const why = one && other ? likeness(one, other) : null;
    return one && other && why ? [{ one, other, why }] : [];
  });
}
