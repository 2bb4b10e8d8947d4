import { afterAll, beforeAll, expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { readSettings, refreshSettings } from '#server/settings/settings.ts';
import { openTestServices } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { siteSettingsFeature } from './feature.server.ts';
import { settingsPage } from './page.server.ts';
import type { PartName } from './parts.ts';
import { savePart } from './save.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = (await openTestServices({}, [siteSettingsFeature])).close;
});
afterAll(() => close());

const actor = 'user:owner';
const shown = async (part: PartName) => {
  const found = (await settingsPage()).find((each) => each.part === part);
  if (!found) throw new Error(`no part ${part}`);
  return found;
};
const save = async (part: PartName, change: Record<string, string>, seen?: number) => {
  const now = await shown(part);
  return savePart({ part, seen: seen ?? now.version, texts: { ...now.texts, ...change }, actor });
};

it('saves a part, and takes it back', async () => {
  const undo = await save('brand', { name: 'Harbour Works' });
  await refreshSettings(services().database.db);
  expect(readSettings().brand.name).toBe('Harbour Works');
  await services().inTransaction((tx) => takeBack(tx, undo, actor));
  await refreshSettings(services().database.db);
  expect(readSettings().brand.name).toBe('Akra Studio');
});

it.each([
  ['contact', { hours: 'whenever' }, 'hours'],
  ['contact', { timeZone: 'Moon/Base' }, 'timeZone'],
  ['contact', { holidays: 'Christmas' }, 'holidays'],
  ['contact', { email: 'nobody' }, 'email'],
  ['brand', { name: ' ' }, 'name'],
  ['billing', { iban: 'DE00 1234' }, 'iban'],
  ['billing', { paymentDays: 'soon' }, 'paymentDays'],
  ['prices', { weekRate: 'a lot' }, 'weekRate'],
  ['prices', { kinds: 'Everything, cheaply' }, 'kinds'],
  ['prices', { kinds: 'First version: 8–4 weeks' }, 'kinds'],
  ['team', { people: 'Ada Example: engineer\nnobody' }, 'people'],
  ['embed', { origins: 'https://a.example\nnot an address' }, 'origins'],
] as const)('says beside the field of %s what is wrong with %o', async (part, change, field) => {
  await expect(save(part, change)).rejects.toMatchObject({
    status: 422,
    fields: { [field]: expect.any(String) },
  });
});

it('tells the second of two editors, field by field; another part is nobody’s conflict', async () => {
  const { version } = await shown('company');
  await save('company', { city: 'Gouda' }, version);
  await save('links', { repository: 'https://example.com/source' });
  await expect(save('company', { city: 'Delft' }, version)).rejects.toMatchObject({
    status: 409,
    conflict: { fields: [{ name: 'city', yours: 'Delft', theirs: 'Gouda' }] },
  });
});
