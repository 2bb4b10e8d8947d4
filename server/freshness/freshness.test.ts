import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { settings } from '../db/tables.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSettings, refreshSettings } from '../settings/settings.ts';
import { bump, defineCopy, defineQuery, forgetVersions, isFresh, onChange, recordTags } from './freshness.ts';
import { makeWatcher, type Watcher } from './watch.ts';

let database: Database;
let watcher: Watcher;
const stops: (() => void)[] = [];
const copies = [
  defineCopy(
    'settings',
    (tags) => (tags.includes('settings') ? refreshSettings(database.db) : undefined),
    () => {},
  ),
];

beforeAll(async () => {
  database = await makeTestDatabase();
  watcher = makeWatcher(database, copies, 60_000);
  await watcher.look();
  watcher.start();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  copies.splice(1);
});
afterAll(async () => {
  await watcher.stop();
  await database.close();
});

const nextChange = () =>
  new Promise<string[]>((resolve) => {
    stops.push(onChange(resolve));
  });

const countTrams = defineQuery(
  (line) => ['trams', `trams:${line}`],
  (line: number) => line,
);

describe('freshness', () => {
  it('lets a cached page ask the database in queries alone', async () => {
    const read = async () => database.db.select().from(settings);
    await expect(recordTags(read)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('defineQuery') },
    });
    const { tags } = await recordTags(defineQuery(['settings'], read));
    expect([...tags.keys()]).toEqual(['settings']);
    expect(await read()).toEqual([]);
  });

  it('knows what a page has read, and when that has changed in any process', async () => {
    const page = await recordTags(async () => {
      countTrams(1);
      return readSettings().brand.name;
    });
    expect([...page.tags.keys()].sort()).toEqual(['settings', 'trams', 'trams:1']);
    expect(isFresh(page.tags)).toBe(true);
    const news = nextChange();
    await inTransaction(database.db, (tx) => bump(tx, 'trams'));
    expect(await news).toEqual(['trams']);
    expect(isFresh(page.tags)).toBe(false);
  });

  it('says nothing of a change that was rolled back', async () => {
    const page = await recordTags(defineQuery(['trains'], () => 1));
    await inTransaction(database.db, async (tx) => {
      await bump(tx, 'trains');
      throw new Error('no');
    }).catch(() => {});
    await watcher.look();
    expect(isFresh(page.tags)).toBe(true);
  });

  it('renews the copy of the settings before it tells anybody', async () => {
    const seen = new Promise<string>((resolve) => {
      stops.push(onChange(() => resolve(readSettings().brand.name)));
    });
    await inTransaction(database.db, async (tx) => {
      await tx
        .insert(settings)
        .values({ section: 'brand', value: { name: 'New Name' }, changedAt: new Date() });
      await bump(tx, 'settings');
    });
    expect(await seen).toBe('New Name');
    expect(readSettings().brand.tagline).not.toBe('');
  });

  it('tells nobody while a copy cannot be renewed, and tries again', async () => {
    let fail = true;
    copies.push(
      defineCopy(
        'failing',
        () => {
          if (fail) throw new Error('away');
        },
        () => {},
      ),
    );
    const page = await recordTags(defineQuery(['plans'], () => 1));
    await watcher.look();
    const news = nextChange();
    await inTransaction(database.db, (tx) => bump(tx, 'plans'));
    await expect(watcher.look()).rejects.toThrow('away');
    expect(isFresh(page.tags)).toBe(true);
    fail = false;
    await watcher.look();
    expect(await news).toContain('plans');
    expect(isFresh(page.tags)).toBe(false);
  });

  it('fills a copy again after everything was forgotten', async () => {
    const asked: string[] = [];
    copies.push(
      defineCopy(
        'copy',
        () => void asked.push('present'),
        () => {},
      ),
    );
    await watcher.look();
    expect(asked).toEqual([]);
    forgetVersions();
    await watcher.look();
    expect(asked).toEqual(['present']);
  });
});
