import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { settings } from '../db/tables.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSettings, refreshSettings } from '../settings/settings.ts';
import { bump, defineCopy, forgetVersions, isFresh, onChange, reads, recordTags } from './freshness.ts';
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

describe('freshness', () => {
  it('knows what a page has read, and when that has changed in any process', async () => {
    const page = await recordTags(async () => {
      reads('trams');
      return readSettings().brand.name;
    });
    expect([...page.tags.keys()].sort()).toEqual(['settings', 'trams']);
    expect(isFresh(page.tags)).toBe(true);
    const news = nextChange();
    await inTransaction(database.db, (tx) => bump(tx, 'trams'));
    expect(await news).toEqual(['trams']);
    expect(isFresh(page.tags)).toBe(false);
  });

  it('says nothing of a change that was rolled back', async () => {
    const page = await recordTags(() => reads('trains'));
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
    const page = await recordTags(() => reads('plans'));
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
