import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guard, makeGuardedFetch } from './make-guarded-fetch.ts';
import { openHostile } from './testing/hostile.ts';
import { answers, redirections, spellings } from './testing/tricks.ts';

interface Heard {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}
const heard: Heard[] = [];
let hostile: Awaited<ReturnType<typeof openHostile>>;
/** Redirects as it is asked to (`/308?to=…`), and else says what it heard. */
const peer = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  heard.push({
    line: `${request.method} ${pathname}`,
    headers: request.headers,
    body: await text(request),
  });
  const status = Number(pathname.slice(1)) || 200;
  const to = searchParams.get('to');
  response.writeHead(status, to === null ? {} : { Location: to }).end(status === 204 ? undefined : 'heard');
});
let origin = '';
let second = '';
beforeAll(async () => {
  hostile = await openHostile();
  await new Promise<void>((done) => {
    peer.listen(0, '127.0.0.1', done);
  });
  const { port } = peer.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  // Another origin, although it is the same machine.
  second = `http://localhost:${port}`;
});
afterAll(() => {
  hostile.close();
  peer.close();
});
beforeEach(() => {
  heard.length = 0;
});

const leads =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const guarded = (guard: Partial<Guard> = {}) =>
  makeGuardedFetch({
    trusted: [origin, second, hostile.origin, hostile.rawOrigin],
    resolve: leads('127.0.0.1'),
    ...guard,
  });
const at = (path: string, said = '') => `${hostile.origin}${path}?text=${encodeURIComponent(said)}`;
const moved = (status: number, to: string) => `${origin}/${status}?to=${encodeURIComponent(to)}`;
const lines = () => heard.map(({ line }) => line);

describe('is not gone to', () => {
  it.each(spellings)('%j over https (%s)', async (address, kind) => {
    const secure = address.replace(/^(\s*)http:/, '$1https:');
    await expect(guarded({ trusted: [] })(secure)).rejects.toMatchObject({ kind, message: /^\S.*\.$/ });
  });

  it('anything over plain http that was not named', async () => {
    await expect(guarded()('http://example.com/')).rejects.toMatchObject({ kind: 'scheme' });
  });

  it.each(answers)('a name that leads to %s', async (...found) => {
    await expect(guarded({ resolve: leads(...found) })('https://harmless.example/')).rejects.toMatchObject({
      kind: 'private',
    });
  });

  it.each(redirections)('a redirect to %s', async (target) => {
    hostile.seen.length = 0;
    await expect(guarded()(at('/to', target))).rejects.toMatchObject({ name: /Problem|Refused/ });
    expect(hostile.seen).toHaveLength(1);
  });

  it('a private origin beside the one that was named: another port, scheme or spelling', async () => {
    const named = guarded({ trusted: [`${origin}/v1`] });
    expect((await named(`${origin}/anything`)).status).toBe(200);
    for (const other of [hostile.origin, second, origin.replace('http:', 'https:'), 'http://127.0.0.1/'])
      await expect(named(other)).rejects.toMatchObject({ name: 'AddressRefused' });
    expect(hostile.seen).not.toContain('/');
  });
});

describe('a redirect', () => {
  it('carries no body and no method to another origin', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'REPORT', 'PATCH'])
      for (const status of [301, 302, 303, 307, 308])
        await expect(guarded()(moved(status, `${second}/`), { method })).rejects.toMatchObject({
          kind: 'hops',
        });
    expect(new Set(lines().map((line) => line.split(' ')[1]))).toEqual(
      new Set(['/301', '/302', '/303', '/307', '/308']),
    );
  });

  it('is followed at the same origin with method, body and password', async () => {
    const headers = { Authorization: 'Basic eA==' };
    await guarded()(moved(308, '/there/'), { method: 'PUT', body: 'entry', headers });
    expect(heard[1]).toMatchObject({
      line: 'PUT /there/',
      body: 'entry',
      headers: { authorization: 'Basic eA==' },
    });
    await expect(guarded()(moved(303, '/there/'), { method: 'PUT' })).rejects.toMatchObject({ kind: 'hops' });
  });

  it('to another origin leaves passwords, keys and cookies behind', async () => {
    const headers = { Authorization: 'Bearer x', Cookie: 'a=1', 'X-Api-Key': 'k', Accept: 'text/calendar' };
    await guarded()(moved(302, `${second}/`), { headers });
    expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer x', 'x-api-key': 'k' });
    expect(Object.keys(heard[1]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('is an error or an answer where the caller says so, and ends after five', async () => {
    await expect(guarded()(moved(302, '/'), { redirect: 'error' })).rejects.toMatchObject({ kind: 'hops' });
    expect((await guarded()(moved(302, '/'), { redirect: 'manual' })).status).toBe(302);
    hostile.seen.length = 0;
    await expect(guarded()(at('/steps', '0'))).rejects.toMatchObject({ kind: 'hops' });
    expect(hostile.seen).toHaveLength(6);
  });
});

describe('a hostile server', () => {
  const small = { maxBytes: 100_000 };
  it.each([
    ['/endless', '', small, 'too-big'],
    ['/drip', '', { timeoutMs: 200 }, 'too-slow'],
    ['/silent', '', { waitMs: 100 }, 'too-slow'],
    ['/bomb', 'gzip', small, 'too-big'],
    ['/bomb', 'br', small, 'too-big'],
    ['/bomb', 'deflate', small, 'too-big'],
    ['/bomb', 'zstd', small, 'too-big'],
    ['/bomb', 'gzip, gzip', small, 'too-big'],
    ['/packed', 'gzip', {}, 'encoding'],
    ['/packed', 'gzip, gzip, gzip', {}, 'encoding'],
    ['/packed', 'lzma', {}, 'encoding'],
  ] as const)('%s %s is told as what it is', async (path, said, guard, kind) => {
    const read = async () => (await guarded(guard)(at(path, said))).text();
    await expect(read()).rejects.toMatchObject({ kind, message: /^\S.*\.$/ });
  });

  it.each([
    ['/nonsense', 'malformed'],
    ['/bad-header', 'malformed'],
    ['/bad-chunk', 'malformed'],
    ['/headers', 'headers'],
    ['/short', 'unreachable'],
    ['/nothing', 'unreachable'],
  ] as const)('that speaks %s is told as what it is', async (path, kind) => {
    const read = async () => (await guarded()(`${hostile.rawOrigin}${path}`)).text();
    await expect(read()).rejects.toMatchObject({ kind });
  });

  it('is left when the caller stops, with the caller’s reason', async () => {
    const stop = new AbortController();
    const answer = await guarded()(at('/drip'), { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(answer.text()).rejects.toThrow('enough');
    const never = { resolve: () => new Promise<never>(() => undefined), timeoutMs: 50 };
    await expect(guarded(never)('https://slow.example/')).rejects.toMatchObject({ kind: 'too-slow' });
  });
});

describe('an answer', () => {
  it('is a Response, unpacked, with the headers that still hold', async () => {
    const answer = await guarded()(at('/cookies'));
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2']);
    expect(await answer.text()).toBe('<p>é</p>');
    const bomb = await guarded({ maxBytes: 20 * 2 ** 20 })(at('/bomb', 'gzip'));
    expect([...bomb.headers.keys()]).not.toContain('content-encoding');
    expect((await bomb.arrayBuffer()).byteLength).toBe(10 * 2 ** 20);
  });

  it('may be empty, and is asked for with whatever a Request holds', async () => {
    const answer = await guarded()(
      new Request(`${origin}/204`, { method: 'PUT', body: new URLSearchParams({ a: '1' }) }),
    );
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(heard[0]).toMatchObject({
      line: 'PUT /204',
      body: 'a=1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'content-length': '3',
      },
    });
    expect((await guarded()(origin, { method: 'HEAD' })).body).toBeNull();
  });

  it('that nobody reads lets its connection go when it is cancelled', async () => {
    const answer = await guarded()(at('/endless'));
    await answer.body?.cancel();
    await expect.poll(hostile.connections).toBe(0);
  });
});
