import { afterAll, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { type NewNotice, notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { openTestServices, standInPeople, type TestServices } from '#server/testing/test-services.ts';
import { notificationsFeature } from '../feature.server.ts';
/** Ann's account; her address is confirmed. */
export const ann = { userId: 'user-ann', zone: 'Europe/Berlin' };
const addresses: Readonly<Record<string, string>> = {
  'user-ann': 'ann@example.com',
  'user-ben': 'ben@example.com',
};

/** A database for the tests of a file, empty before each, on a Monday at ten in Berlin. */
export function inTestWorld(): void {
  let world: TestServices;
  beforeAll(async () => {
    world = await openTestServices({}, [notificationsFeature]);
    standInPeople({
      userIdOf: async (_, key) => Object.keys(addresses).find((id) => addresses[id] === key) ?? null,
      addressOf: async (_, userId) => addresses[userId] ?? null,
    });
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
  });
  beforeEach(async () => {
    holdClock('2026-11-16T09:00:00Z');
    await world.database.pool.query(
      'truncate notices, notice_choices, notice_mornings, outbox, events, limit_counters',
    );
  });
}

let told = 0;
/** Tells Ann of something, unless said otherwise. */
export async function tell(more: Partial<NewNotice> = {}): Promise<void> {
  told += 1;
  const notice: NewNotice = {
    userId: ann.userId,
    kind: 'company',
    title: `Thing ${told}`,
    href: '/account/users',
    key: `thing:${told}`,
    ...more,
  };
  await services().inTransaction((tx) => notify(tx, notice));
}
