import { eq } from 'drizzle-orm';
import { offerPeople } from '#server/notices/people.ts';
import { profiles } from './tables.server.ts';

offerPeople({
  zoneOf: async (db, userId) => {
    const [row] = await db.select({ zone: profiles.zone }).from(profiles).where(eq(profiles.userId, userId));
    return row?.zone || null;
  },
});
