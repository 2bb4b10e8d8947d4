import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '#server/db/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { identityFeature } from '../feature.server.ts';
import { confirmAddresses } from './confirm-addresses.server.ts';
import { accountState } from './schema.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [identityFeature]);
});
afterAll(() => world.close());

async function account(more: Partial<typeof identityUsers.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const [at, email] = [new Date(), `${id}@example.com`];
  await services()
    .database.db.insert(identityUsers)
    .values({ id, email, emailKey: email, validSince: at, createdAt: at, lastLoginAt: at, ...more });
  return id;
}
const isConfirmed = async (id: string) =>
  (await services().database.db.select().from(identityUsers).where(eq(identityUsers.id, id)))[0]
    ?.emailVerified;

it('confirms what waits for it, and notes who vouched', async () => {
  const [waiting, closed, other] = [await account(), await account({ disabled: true }), await account()];
  expect(await confirmAddresses([waiting, closed], 'user:mia')).toEqual([`${waiting}@example.com`]);
  expect([await isConfirmed(waiting), await isConfirmed(closed), await isConfirmed(other)]).toEqual([
    true,
    false,
    false,
  ]);
  const noted = await services().database.db.select().from(events);
  expect(noted).toMatchObject([
    { kind: 'identity.email-verified', subject: `user:${waiting}`, actor: 'user:mia' },
  ]);
  await expect(confirmAddresses([waiting], 'user:mia')).rejects.toMatchObject({ status: 409 });
});

it('calls a closed account closed, whatever else', () => {
  expect(accountState({ confirmed: true, closed: true })).toBe('closed');
  expect(accountState({ confirmed: false, closed: false })).toBe('unconfirmed');
  expect(accountState({ confirmed: true, closed: false })).toBe('confirmed');
});
