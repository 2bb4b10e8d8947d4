import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '../db/tables.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { defaultSettings } from './schema.ts';
import { changeSettings, readSettings, refreshSettings } from './settings.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());

const change = (patch: Parameters<typeof changeSettings>[1]) =>
  services().inTransaction((tx) => changeSettings(tx, patch, 'user:sam'));

it('changes what was given and nothing beside it, and writes down what it was before', async () => {
  await change({ retention: { bookingDays: 40, eventDays: 50 } });
  const settings = await change({ retention: { bookingDays: 60 } });
  expect(settings.retention).toMatchObject({ bookingDays: 60, eventDays: 50 });
  const [event] = await services().database.db.select().from(events).orderBy(desc(events.id)).limit(1);
  expect(event?.data).toEqual({
    changed: ['retention.bookingDays'],
    changes: { 'retention.bookingDays': [40, 60] },
  });
});

it('refuses a setting that makes no sense, and keeps two editors from undoing each other', async () => {
  await expect(change({ links: { chat: 'nonsense' } })).rejects.toMatchObject({
    status: 422,
    fields: { 'links.chat': expect.any(String) },
  });
  await Promise.all([change({ contact: { phone: '1' } }), change({ contact: { hours: '2' } })]);
  await refreshSettings(services().database.db);
  expect(readSettings().contact).toMatchObject({ phone: '1', hours: '2' });
});

it('says what the files say once the database is closed', async () => {
  await world.close();
  expect(readSettings()).toEqual(defaultSettings);
  world = await openTestServices();
});
