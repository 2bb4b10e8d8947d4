import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveClock, releaseClock } from '../../clock.ts';
import { loadEnv } from '../../env.ts';
import { type S3StandIn, startS3StandIn } from '../../storage/testing/s3-stand-in.ts';
import { fetchCopy, listCopies, putCopy, removeOldCopies } from './copies.ts';
import { type OffsitePlace, offsitePlace } from './place.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra offsite '));
const file = join(folder, 'backup.tar.gz');
const content = Buffer.concat([Buffer.from('somebody@example.com'), randomBytes(250_000)]);
const key = { BACKUP_KEY: 'correct horse battery staple' };
const places: Record<string, OffsitePlace> = {};
let s3: S3StandIn;

const placeFrom = (variables: Record<string, string>): OffsitePlace => {
  const place = offsitePlace(loadEnv(variables));
  if (!place) throw new Error('no place is set');
  return { ...place, cost: 2 ** 10 };
};

beforeAll(async () => {
  writeFileSync(file, content);
  s3 = await startS3StandIn();
  places.folder = placeFrom({ ...key, BACKUP_FOLDER: join(folder, 'elsewhere') });
  places.s3 = placeFrom({
    ...key,
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_REGION: s3.region,
    BACKUP_S3_BUCKET: s3.bucket,
    BACKUP_S3_ACCESS_KEY_ID: s3.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

describe.each(['folder', 's3'])('copies in %s', (kind) => {
  const place = (): OffsitePlace => places[kind] ?? placeFrom({});
  const out = join(folder, `back-${kind}`);

  it('come back as they were, in pieces, and hold nothing readable', async () => {
    await putCopy(place(), file, 'one', 100_000);
    await fetchCopy(place(), 'one', out);
    expect(readFileSync(out).equals(content)).toBe(true);
    const keys: string[] = [];
    for await (const { key } of place().storage.list()) {
      keys.push(key);
      expect((await place().storage.get(key))?.includes('somebody@')).toBe(false);
    }
    expect(keys.toSorted()).toEqual(['one/000001', 'one/000002', 'one/000003', 'one/head.json']);
  });

  it('do not open with another passphrase', async () => {
    const other = { ...place(), passphrase: 'another passphrase of its own' };
    await expect(fetchCopy(other, 'one', out)).rejects.toThrow(/BACKUP_KEY is a different one/);
  });

  it('are refused when a piece was changed, swapped, dropped or cut off', async () => {
    const { storage } = place();
    const [first, second] = [await storage.get('one/000001'), await storage.get('one/000002')];
    const head = await storage.get('one/head.json');
    if (!first || !second || !head) throw new Error('the copy is not there');
    const put = (name: string, bytes: Buffer) => storage.put(name, bytes, 'application/octet-stream');
    const changed = Buffer.from(second);
    changed[500] = (changed[500] ?? 0) ^ 1;
    await put('one/000002', changed);
    await expect(fetchCopy(place(), 'one', out)).rejects.toThrow(/piece 2 of 3 was changed/);
    await put('one/000002', first);
    await expect(fetchCopy(place(), 'one', out)).rejects.toThrow(/piece 2 of 3 was changed/);
    await storage.delete('one/000002');
    await expect(fetchCopy(place(), 'one', out)).rejects.toThrow(/piece 2 of 3 is missing/);
    await put('one/000002', second);
    await put('one/head.json', Buffer.from(head.toString().replace('"pieces":3', '"pieces":2')));
    await expect(fetchCopy(place(), 'one', out)).rejects.toThrow(/piece 2 of 2 was changed/);
    await put('one/head.json', head);
    await fetchCopy(place(), 'one', out);
  });

  it('count only when they are whole, and go after their days, but for the newest', async () => {
    await place().storage.put('half/000001', Buffer.from('x'), 'application/octet-stream');
    moveClock(40 * 86_400_000);
    try {
      await putCopy(place(), file, 'two');
      moveClock(40 * 86_400_000);
      expect((await listCopies(place())).map(({ name }) => name)).toEqual(['two', 'one']);
      expect(await removeOldCopies(place())).toEqual(['one']);
      expect((await listCopies(place())).map(({ name }) => name)).toEqual(['two']);
    } finally {
      releaseClock();
    }
  });
});

it('makes it hard to try passphrases', () => {
  expect(offsitePlace(loadEnv({ ...key, BACKUP_FOLDER: folder }))?.cost).toBe(2 ** 17);
});

it('leaves no draft in the folder', () => {
  expect(readdirSync(join(folder, 'elsewhere', 'two')).toSorted()).toEqual(['000001', 'head.json']);
});

it.each([
  [{ BACKUP_FOLDER: '/mnt/x' }, /BACKUP_KEY: needed/],
  [key, /set BACKUP_FOLDER or BACKUP_S3_ENDPOINT/],
  [{ ...key, BACKUP_S3_ENDPOINT: 'https://s3.example.com' }, /BACKUP_S3_BUCKET: needed/],
  [{ BACKUP_KEY: 'short', BACKUP_FOLDER: '/mnt/x' }, /at least 20 characters/],
])('says what is wrong with %j', (variables, sentence) => {
  expect(() => loadEnv(variables)).toThrow(sentence);
});
