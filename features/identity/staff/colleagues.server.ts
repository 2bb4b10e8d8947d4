import { mayWrite, type StaffSection } from '#lib/staff/staff-areas.ts';
import { people } from '#server/notices/people.ts';
import { services } from '#server/services.ts';
import { listStaff } from './staff-list.server.ts';

/** Somebody of the staff who can be given work. */
export interface Colleague {
  userId: string;
  name: string;
  email: string;
}

/** Everybody who works on a section and has an account that can enter: by name. */
export async function colleaguesFor(section: StaffSection): Promise<Colleague[]> {
  const { db } = services().database;
  const members = (await listStaff()).filter(({ areas }) => mayWrite(areas, section));
  const known = await Promise.all(
    members.map(async ({ email, name }) => {
      const userId = await people().userIdOf(db, email);
      return userId ? [{ userId, email, name: name?.trim() || (email.split('@', 1)[0] ?? email) }] : [];
    }),
  );
  return known.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}
