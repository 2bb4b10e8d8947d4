import { expect, it } from 'vitest';
import { companies } from '#server/companies/tables.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { ownCompany } from '../queries.server.ts';
import { bringIn, inTestWorld, person, places } from '../testing/world.server.ts';
import { changeRole, removeMember, renameCompany } from './change-members.server.ts';

inTestWorld();
const ann = person('ann');
const bob = person('bob');
const cat = person('cat');
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

it('keeps the last owner until somebody else is one', async () => {
  await bringIn(ann, bob);
  expect(await refused(removeMember('ann', ann))).toBe(409);
  expect(await refused(changeRole('ann', 'member', ann))).toBe(409);
  await changeRole('bob', 'owner', ann);
  expect(await refused(removeMember('ann', ann))).toBe(200);
  expect(await places()).toEqual(['bob owner']);
});

it('never loses both owners, who leave at the same moment', async () => {
  await bringIn(ann, bob, 'owner');
  await bringIn(ann, cat);
  const answers = await Promise.all([refused(removeMember('ann', ann)), refused(removeMember('bob', bob))]);
  expect(answers.toSorted()).toEqual([200, 409]);
  expect((await places()).filter((place) => place.endsWith('owner'))).toHaveLength(1);
});

it('never loses both owners, who demote each other at the same moment', async () => {
  await bringIn(ann, bob, 'owner');
  await Promise.all([refused(changeRole('bob', 'member', ann)), refused(changeRole('ann', 'member', bob))]);
  expect((await places()).filter((place) => place.endsWith('owner'))).toHaveLength(1);
});

it('lets members leave, and owners remove; nobody touches another company', async () => {
  await bringIn(ann, bob);
  await bringIn(cat, person('dan'));
  expect(await refused(removeMember('ann', bob))).toBe(403);
  expect(await refused(changeRole('bob', 'owner', bob))).toBe(403);
  expect(await refused(changeRole('dan', 'owner', ann))).toBe(404);
  await removeMember('dan', ann);
  expect(await places()).toContain('dan member');
  await removeMember('bob', ann);
  await removeMember('bob', ann);
  expect(await places()).toEqual(['ann owner', 'cat owner', 'dan member']);
  const told = (await services().database.db.select().from(notices)).filter(({ userId }) => userId === 'bob');
  expect(told.map(({ title }) => title)).toEqual(['You’ve been removed from Harbour Prints']);
});

it('closes with the last person', async () => {
  await bringIn(ann, bob);
  await removeMember('bob', bob);
  await removeMember('ann', ann);
  expect(await services().database.db.select().from(companies)).toEqual([]);
});

it('shows its people by name, in pages, and finds them by any part of name or address', async () => {
  await bringIn(ann, bob);
  await renameCompany('Harbour & Sons', ann);
  expect(await refused(renameCompany('Mine', bob))).toBe(403);
  const shown = await ownCompany(bob, { words: '', page: 1 });
  expect(shown).toMatchObject({ company: 'Harbour & Sons', role: 'member', size: 2, handsOver: false });
  expect(shown?.people.map(({ name, own }) => [name, own])).toEqual([
    ['ann', false],
    ['bob', true],
  ]);
  expect((await ownCompany(ann, { words: 'BOB@', page: 1 }))?.people).toHaveLength(1);
  expect((await ownCompany(ann, { words: '%', page: 1 }))?.people).toEqual([]);
  expect((await ownCompany(ann, { words: '', page: 2 }))?.people).toEqual([]);
  expect(await ownCompany(ann, { words: '', page: 1 })).toMatchObject({ handsOver: true });
  expect(await ownCompany(cat, { words: '', page: 1 })).toBeNull();
});

it('is leafed through with ten thousand people', async () => {
  await bringIn(ann, bob);
  await services().database.pool.query(
    `insert into company_members (user_id, company_id, role, name, email, joined_at)
      select 'm' || n, (select id from companies), 'member', 'Member ' || lpad(n::text, 5, '0'), 'm' || n || '@example.com', now()
      from generate_series(1, 9998) n`,
  );
  const last = await ownCompany(ann, { words: '', page: 500 });
  expect(last).toMatchObject({ size: 10_000, found: 10_000, pages: 500 });
  expect(last?.people).toHaveLength(20);
  expect((await ownCompany(ann, { words: 'member 0777', page: 1 }))?.found).toBe(10);
  await changeRole('m77', 'owner', ann);
  expect((await ownCompany(ann, { words: 'm77@', page: 1 }))?.people[0]).toMatchObject({ role: 'owner' });
});
