import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolderStorage } from './folder.ts';
import { makeS3Storage } from './s3.ts';
import { sha256, signedHeaders, signedUrl } from './sigv4.ts';
import type { Storage } from './storage.ts';

const signer = { region: 'eu-central-1', accessKeyId: 'AK', secretAccessKey: 'SK' };
const objects = new Map<string, Buffer>();

/** A list of the objects, two a page, as S3 writes it. */
function listing(url: URL): string {
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const all = [...objects].slice(from, from + 2);
  const next = from + 2 < objects.size;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next}</IsTruncated>${
    next ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  }${all.map(([path, body]) => `<Contents><Key>${path.slice('/akra/'.length)}</Key><Size>${body.length}</Size></Contents>`).join('')}</ListBucketResult>`;
}

/** A small S3: keeps objects in memory and turns away whoever cannot sign. */
const fake = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const date = String(request.headers['x-amz-date']);
  const at = new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const names = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const own = new Set(['host', 'x-amz-date', 'x-amz-content-sha256']);
  const headers = Object.fromEntries(
    names.filter((n) => !own.has(n)).map((n) => [n, String(request.headers[n])]),
  );
  const expected = signedHeaders(signer, {
    method: request.method ?? '',
    url,
    headers,
    bodyHash: sha256(body),
    at,
  });
  if (expected.authorization !== request.headers.authorization) return response.writeHead(403).end();
  if (request.method === 'PUT') objects.set(url.pathname, body);
  if (request.method === 'DELETE') objects.delete(url.pathname);
  if (request.method !== 'GET') return response.writeHead(200).end();
  if (url.searchParams.get('list-type') === '2') return response.writeHead(200).end(listing(url));
  const found = objects.get(url.pathname);
  if (!found) return response.writeHead(404).end();
  const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
  if (!range) return response.writeHead(200, { 'content-length': found.length }).end(found);
  const [start, end] = [Number(range[1]), Number(range[2])];
  response
    .writeHead(206, { 'content-range': `bytes ${start}-${end}/${found.length}` })
    .end(found.subarray(start, end + 1));
});

const folder = mkdtempSync(join(tmpdir(), 'akra files '));
const stores: Record<string, Storage> = { folder: makeFolderStorage(folder) };

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    fake.listen(0, '127.0.0.1', resolve);
  });
  const { port } = fake.address() as AddressInfo;
  stores.s3 = makeS3Storage({ ...signer, endpoint: `http://127.0.0.1:${port}`, bucket: 'akra' });
});
afterAll(() => {
  fake.close();
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
