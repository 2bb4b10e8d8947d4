import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolderStorage } from './folder.ts';
import { makeS3Storage } from './s3.ts';
import { sha256, signedHeaders, signedUrl } from './sigv4.ts';
import type { Storage } from './storage.ts';
import { type S3StandIn, startS3StandIn } from './testing/s3-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra files '));
const stores: Record<string, Storage> = { folder: makeFolderStorage(folder) };

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
  stores.s3 = makeS3Storage(s3);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const textOf = async (body: Readable): Promise<string> => Buffer.concat(await body.toArray()).toString();

describe.each(['folder', 's3'])('storage in %s', (name) => {
  const store = (): Storage => stores[name] ?? makeFolderStorage(folder);

  it('keeps, gives, streams in parts and removes a file', async () => {
    await store().put('notes/a.txt', Buffer.from('hello world'), 'text/plain');
    expect((await store().get('notes/a.txt'))?.toString()).toBe('hello world');
    const part = await store().stream('notes/a.txt', { start: 6, end: 10 });
    expect(part?.size).toBe(11);
    expect(part && (await textOf(part.body))).toBe('world');
    await store().delete('notes/a.txt');
    await store().delete('notes/a.txt');
    expect(await store().get('notes/a.txt')).toBeNull();
    expect(await store().stream('notes/a.txt')).toBeNull();
  });

  it('lists every file, and no draft', async () => {
    const names = ['a.txt', 'deep/b.txt', 'deep/er/c.txt', '2026', '001'];
    for (const name of names) await store().put(`list/${name}`, Buffer.from(name), 'text/plain');
    const listed: { key: string; size: number }[] = [];
    for await (const file of store().list()) listed.push(file);
    expect(
      listed.filter(({ key }) => key.startsWith('list/')).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ).toEqual(names.toSorted().map((name) => ({ key: `list/${name}`, size: name.length })));
  });

  it.each([
    '../etc/passwd',
    '/etc/passwd',
    'a//b',
    'a/../b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    '',
    'a/',
    'x'.repeat(600),
  ])('refuses the key %j', async (key) => {
    await expect((async () => store().get(key))()).rejects.toMatchObject({ code: 'bad_key' });
    await expect((async () => store().put(key, Buffer.from(''), ''))()).rejects.toMatchObject({
      code: 'bad_key',
    });
  });
});

it('the folder holds no draft after a write', async () => {
  await stores.folder?.put('b.txt', Buffer.from('x'), 'text/plain');
  expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(stores.folder?.url('b.txt')).toBe('/files/b.txt');
});

it('an S3 address is signed and ends', () => {
  expect(stores.s3?.url('b.txt')).toMatch(/X-Amz-Expires=3600.*X-Amz-Signature=[0-9a-f]{64}/);
});

it('signs as Amazon documents it', () => {
  const documented = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const at = new Date('2013-05-24T00:00:00Z');
  const headers = signedHeaders(documented, {
    method: 'GET',
    url,
    headers: { Range: 'bytes=0-9' },
    bodyHash: sha256(''),
    at,
  });
  expect(headers.authorization).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  expect(signedUrl(documented, url, at, 86_400)).toContain(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
