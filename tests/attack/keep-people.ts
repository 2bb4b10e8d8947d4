import { inArray, sql } from 'drizzle-orm';
import { sessions, staffMarks } from '#features/identity/tables.server.ts';
import { identityLogins, identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import { changeSettings } from '#server/settings/settings.ts';

const everySeconds = 2;

/**
 * Puts back, every two seconds, what hostile requests of people who may do it took away: sessions, accounts, the marks
 * of staff, and settings that close the panel or parts of the site. Otherwise the rest would be sent by nobody.
 */
export async function keepPeople(): Promise<{ stop: () => Promise<void> }> {
  const { db } = services().database;
  const users = await db.select().from(identityUsers);
  const logins = await db.select().from(identityLogins);
  const signedIn = await db.select().from(sessions);
  const staff = await db.select().from(staffMarks);
  const ids = users.filter(({ disabled }) => !disabled).map(({ id }) => id);

  async function putBack(): Promise<void> {
    await db.insert(identityUsers).values(users).onConflictDoNothing();
    await db
      .update(identityUsers)
      .set({ disabled: false, validSince: sql`least(valid_since, created_at)` })
      .where(inArray(identityUsers.id, ids));
    for (const user of users)
      await db
        .update(identityUsers)
        .set({ email: user.email, emailKey: user.emailKey, emailVerified: user.emailVerified })
        .where(sql`${identityUsers.id} = ${user.id} and not exists (
          select from identity_users other where other.email_key = ${user.emailKey} and other.id <> ${user.id})`);
    await db.insert(identityLogins).values(logins).onConflictDoNothing();
    await db.insert(sessions).values(signedIn).onConflictDoNothing();
    for (const mark of staff)
      await db
        .insert(staffMarks)
        .values(mark)
        .onConflictDoUpdate({ target: staffMarks.emailKey, set: { areas: mark.areas } });
    const { rows } = await db.execute<{ closed: boolean }>(
      sql`select bool_or((section = 'staff' and value->>'secondFactor' = 'true')
        or (section = 'areas' and value->>'states' like '%off%')) as closed from settings`,
    );
    if (rows[0]?.closed)
      await services().inTransaction((tx) =>
        changeSettings(tx, { staff: { secondFactor: false }, areas: { states: {} } }, 'test'),
      );
  }

  // A row may go again between two statements; the next round puts it back.
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(putBack).catch(() => null);
  }, everySeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
