import { eq } from 'drizzle-orm';
import { definePeople } from '#server/notices/find-people.ts';
import { profiles } from './tables.server.ts';

export const profilePeople = definePeople({
  zoneOf: async (db, userId) => {
    const [row] = await db.select({ zone: profiles.zone }).from(profiles).where(eq(profiles.userId, userId));
    return row?.zone || null;
  },
});
