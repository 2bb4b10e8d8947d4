import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { personalData } from '#server/personal-data/declared.ts';
import { services } from '#server/services.ts';
import { save } from '../../commands/save.server.ts';
import { emptyWorld, openWorld, run, sources } from '../../testing/world.server.ts';
import { collectionsPage, sharedPage } from '../page.server.ts';
import { mostInCollection } from '../schema.ts';
import { deleteCollection, describeCollection } from './describe.server.ts';
import { addItem, moveItem, noteItem, removeItem } from './items.server.ts';
import { makeCollection } from './make.server.ts';
import { shareByLink, shareWithCompany, takeBackLink, takeFromCompany } from './share.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(async () => {
  holdClock('2026-01-01T12:00:00Z');
  await emptyWorld();
});
afterEach(releaseClock);

async function make(name = 'For the board', scope: 'any' | 'applications' = 'any', user = 'ann') {
  const id = await makeCollection({ name, scope, key: newId(), address: '192.0.2.1' }, user);
  if (!id) throw new Error('it was not made');
  return id;
}
const thing = (collection: string, key: string, kind: 'application' | 'post' = 'application') => ({
  collection,
  kind,
  key,
});
async function filled(...keys: string[]): Promise<string> {
  const id = await make();
  for (const key of keys) await addItem(thing(id, key), 'ann', sources);
  return id;
}
const open = async (id: string, user = 'ann', more = '') =>
  (await collectionsPage(user, new URLSearchParams(`open=${id}${more}`), 'any', sources)).open;
const order = async (id: string) => (await open(id))?.items.map(({ key }) => key);
const listed = async (user: string, query = '') =>
  (await collectionsPage(user, new URLSearchParams(query), 'any', sources)).list;

async function inCompany(...users: string[]): Promise<void> {
  const id = newId();
  await run('insert into companies values ($1, $2, now())', [id, 'Dairy']);
  for (const user of users)
    await run("insert into company_members values ($1, $2, 'member', now())", [user, id]);
}

it('is made once by a button that is pressed twice', async () => {
  const wish = { name: 'Twice', scope: 'any', key: 'one-key-of-a-form', address: '192.0.2.1' } as const;
  const made = await Promise.all([1, 2, 3].map(() => makeCollection(wish, 'ann')));
  expect(new Set(made).size).toBe(1);
  expect((await listed('ann'))?.total).toBe(1);
});

it('keeps its order by steps and by places, without holes', async () => {
  const id = await filled('a', 'b', 'c', 'd');
  await moveItem({ ...thing(id, 'd'), to: 1 }, 'ann');
  await moveItem({ ...thing(id, 'a'), step: 'down' }, 'ann');
  await moveItem({ ...thing(id, 'd'), step: 'up' }, 'ann');
  expect(await order(id)).toEqual(['d', 'a', 'b', 'c']);
  await removeItem(thing(id, 'a'), 'ann');
  await addItem(thing(id, 'e'), 'ann', sources);
  expect(await order(id)).toEqual(['d', 'b', 'c', 'e']);
  const { rows } = await run('select position from collection_items order by position');
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

it('keeps one order however many hands move at once', async () => {
  const id = await filled('a', 'b', 'c', 'd', 'e');
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((key, to) => moveItem({ ...thing(id, key), to: 4 - to }, 'ann')),
  );
  expect((await order(id))?.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  const { rows } = await run('select position from collection_items order by position');
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
});

it('takes a thing once, only applications where it is a shortlist, and no more than one can order', async () => {
  const id = await make('Short', 'applications');
  expect(await addItem(thing(id, 'a'), 'ann', sources)).toBe(true);
  expect(await addItem(thing(id, 'a'), 'ann', sources)).toBe(false);
  await expect(addItem(thing(id, 'p', 'post'), 'ann', sources)).rejects.toMatchObject({ status: 422 });
  await expect(addItem(thing(id, 'gone'), 'ann', sources)).rejects.toMatchObject({ status: 422 });
  await run(
    "insert into collection_items select $1, 'post', 'p' || n, 'P', '', '', n, now() from generate_series(1, $2) n",
    [id, mostInCollection - 1],
  );
  await expect(addItem(thing(id, 'b'), 'ann', sources)).rejects.toThrow('holds 200 items');
});

it('is nobody else’s to change, whatever they send', async () => {
  const id = await filled('a', 'b');
  const wishes = [
    () => addItem(thing(id, 'c'), 'ben', sources),
    () => removeItem(thing(id, 'a'), 'ben'),
    () => noteItem({ ...thing(id, 'a'), note: 'x' }, 'ben'),
    () => moveItem({ ...thing(id, 'a'), to: 1 }, 'ben'),
    () => describeCollection({ collection: id, name: 'Mine', note: '' }, 'ben'),
    () => deleteCollection(id, 'ben'),
    () => shareByLink(id, 'ben'),
    () => takeBackLink(id, 'ben'),
    () => shareWithCompany(id, 'ben'),
    () => takeFromCompany(id, 'ben'),
  ];
  for (const wish of wishes) await expect(wish()).rejects.toMatchObject({ status: 404 });
  expect(await order(id)).toEqual(['a', 'b']);
  expect(await open(id, 'ben')).toBeNull();
});

it('is shown by a link without notes, and by no link once that is taken back', async () => {
  const id = await filled('a');
  await noteItem({ ...thing(id, 'a'), note: 'Too dear' }, 'ann');
  await shareByLink(id, 'ann');
  const first = (await open(id))?.link ?? '';
  await shareByLink(id, 'ann');
  expect((await open(id))?.link).toBe(first);
  const token = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const shared = await sharedPage(token(first), sources);
  expect(shared?.items).toMatchObject([{ key: 'a', href: '/a' }]);
  expect(JSON.stringify(shared)).not.toMatch(/Too dear|ann/);
  await takeBackLink(id, 'ann');
  expect(await sharedPage(token(first), sources)).toBeNull();
  await shareByLink(id, 'ann');
  const second = (await open(id))?.link ?? '';
  expect(await sharedPage(token(second), sources)).not.toBeNull();
  expect(await sharedPage(token(first), sources)).toBeNull();
  expect(await sharedPage(`${token(second)}x`, sources)).toBeNull();
  await deleteCollection(id, 'ann');
  expect(await sharedPage(token(second), sources)).toBeNull();
});

it('is shown to the company with its notes, not to another one, and no longer than its owner is in it', async () => {
  const id = await filled('a');
  await expect(shareWithCompany(id, 'ann')).rejects.toThrow('not part of a company');
  await inCompany('ann', 'ben');
  await inCompany('cora');
  expect((await listed('ben'))?.ofCompany).toEqual([]);
  await noteItem({ ...thing(id, 'a'), note: 'Too dear' }, 'ann');
  await shareWithCompany(id, 'ann');
  expect((await listed('ben'))?.ofCompany).toMatchObject([{ id, things: 1 }]);
  expect((await listed('ann'))?.ofCompany).toEqual([]);
  expect(await open(id, 'ben')).toMatchObject({ own: false, link: null, items: [{ note: 'Too dear' }] });
  expect(await open(id, 'cora')).toBeNull();
  expect((await listed('cora'))?.ofCompany).toEqual([]);
  await run("delete from company_members where user_id = 'ann'");
  expect(await open(id, 'ben')).toBeNull();
  expect((await listed('ben'))?.ofCompany).toEqual([]);
});

it('offers what was saved and is not in it, by every word', async () => {
  await save(
    {
      things: [
        { kind: 'post', key: 'x' },
        { kind: 'application', key: 'y' },
      ],
      saved: true,
    },
    'ann',
    sources,
  );
  const id = await filled('y');
  expect((await open(id))?.found.map(({ ref }) => ref)).toEqual(['post:x']);
  expect((await open(id, 'ann', '&find=y'))?.found).toEqual([]);
});

it('leafs through many, the last changed first, and finds by name', async () => {
  for (let at = 0; at < 21; at += 1) {
    await make(`Set ${at}`);
    moveClock(1000);
  }
  const first = await listed('ann');
  expect([first?.total, first?.pages, first?.collections[0]?.name]).toEqual([21, 2, 'Set 20']);
  expect((await listed('ann', 'page=2'))?.collections.map(({ name }) => name)).toEqual(['Set 0']);
  expect((await listed('ann', 'q=SET+17'))?.collections.map(({ name }) => name)).toEqual(['Set 17']);
});

it('gives a person all of it to take away, and leaves nothing when it is erased', async () => {
  await save({ things: [{ kind: 'post', key: 'x' }], saved: true }, 'ann', sources);
  const id = await filled('y');
  const declared = personalData().find(({ name }) => name === 'saved');
  const { db } = services().database;
  const person = { userId: 'ann', emailKeys: [] };
  const taken = await declared?.export(db, person);
  expect(Object.values(taken ?? {}).map((rows) => rows.length)).toEqual([1, 1, 1]);
  await db.transaction(async (tx) => declared?.erase(tx, person));
  expect(await open(id)).toBeNull();
  for (const table of declared?.tables ?? [])
    expect((await run(`select count(*)::int as rows from ${table}`)).rows[0]?.rows).toBe(0);
});
