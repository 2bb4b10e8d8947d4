import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGuarded } from './fetch-guarded.ts';
import type { FetchOptions } from './fetched.ts';
import { openHostile } from './testing/hostile.ts';
import { answers, redirections, spellings } from './testing/tricks.ts';

let hostile: Awaited<ReturnType<typeof openHostile>>;
beforeAll(async () => {
  hostile = await openHostile();
});
afterAll(() => hostile.close());

const leads =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const go = (address: string, options: Partial<FetchOptions> = {}) =>
  fetchGuarded(address, {
    userAgent: 'TestBot/1.0',
    allowed: [hostile.origin, hostile.rawOrigin],
    resolve: leads('127.0.0.1'),
    timeoutMs: 5000,
    ...options,
  });
const at = (path: string, text = '') => `${hostile.origin}${path}?text=${encodeURIComponent(text)}`;

it('there are eighty tricks and more', () => {
  expect(spellings.length + answers.length + redirections.length).toBeGreaterThanOrEqual(80);
});

describe('is not gone to', () => {
  it.each(spellings)('%j (%s)', async (address, kind) => {
    await expect(go(address, { allowed: [] })).rejects.toMatchObject({ kind, message: /^\S.*\.$/ });
  });

  it.each(answers)('a name that leads to %s', async (...found) => {
    await expect(go('https://harmless.example/', { resolve: leads(...found) })).rejects.toMatchObject({
      kind: 'private',
    });
  });

  it.each(redirections)('a redirect to %s (%s)', async (target, kind) => {
    hostile.seen.length = 0;
    await expect(go(at('/to', target))).rejects.toMatchObject({ kind });
    expect(hostile.seen).toHaveLength(1);
  });
});

describe('a name that changes its mind', () => {
  it('is asked once, and gone to where it was looked at', async () => {
    const asked: string[] = [];
    const name = hostile.origin.replace('127.0.0.1', 'rebound.example');
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const { status, hops } = await go(`${name}/page`, { allowed: [name], resolve });
    expect({ status, machine: hops[0]?.machine, asked }).toEqual({
      status: 200,
      machine: '127.0.0.1',
      asked: ['rebound.example'],
    });
  });

  it('is looked at again after a redirect to itself', async () => {
    let turn = 0;
    // First as public as the test allows, then private: the second answer counts for the second hop.
    const resolve = async () => {
      turn += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const first = hostile.origin.replace('127.0.0.1', 'first.example');
    await expect(
      go(`${first}/to?text=${encodeURIComponent('http://first.example/')}`, { allowed: [first], resolve }),
    ).rejects.toMatchObject({ kind: 'private' });
    expect(turn).toBe(2);
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
    ['/big-bomb', '', small, 'too-big'],
    ['/packed', 'gzip', {}, 'encoding'],
    ['/packed', 'br', {}, 'encoding'],
    ['/packed', 'zstd', {}, 'encoding'],
    ['/packed', 'gzip, gzip, gzip', {}, 'encoding'],
    ['/packed', 'lzma', {}, 'encoding'],
    ['/type', 'application/zip', { accept: ['text/html'] }, 'type'],
  ] as const)('%s %s is told as what it is', async (path, text, options, kind) => {
    await expect(go(at(path, text), options)).rejects.toMatchObject({ kind, message: /^\S.*\.$/ });
  });

  it.each([
    ['/nonsense', 'malformed'],
    ['/two-lengths', 'malformed'],
    ['/both-lengths', 'malformed'],
    ['/bad-header', 'malformed'],
    ['/bad-chunk', 'malformed'],
    ['/headers', 'headers'],
    ['/short', 'unreachable'],
    ['/nothing', 'unreachable'],
  ] as const)('that speaks %s is told as what it is', async (path, kind) => {
    await expect(go(`${hostile.rawOrigin}${path}`)).rejects.toMatchObject({ kind, message: /^\S.*\.$/ });
  });

  it('that redirects ten thousand times is left after ten', async () => {
    hostile.seen.length = 0;
    await expect(go(at('/steps', '0'))).rejects.toMatchObject({ kind: 'hops' });
    expect(hostile.seen).toHaveLength(11);
  });

  it('may be read at its beginning alone', async () => {
    const { body, cut } = await go(at('/endless'), { ...small, cut: true });
    expect({ size: body.length, cut }).toEqual({ size: 100_000, cut: true });
  });

  it('is left when the visitor stops', async () => {
    await expect(go(at('/drip'), { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      kind: 'stopped',
    });
    await expect(
      go('https://slow.example/', { timeoutMs: 50, resolve: () => new Promise(() => undefined) }),
    ).rejects.toMatchObject({ kind: 'too-slow' });
  });
});

describe('a page', () => {
  it('comes with its cookies, its hops and what they said', async () => {
    const found = await go(at('/to', '/cookies'));
    expect(found).toMatchObject({
      address: `${hostile.origin}/cookies`,
      status: 200,
      setCookie: ['a=1; Secure', 'b=2'],
      text: '<p>é</p>',
      charset: 'utf-8',
      cut: false,
      downgraded: false,
    });
    expect(found.hops.map(({ status, headers }) => [status, headers.location?.[0]])).toEqual([
      [302, '/cookies'],
      [200, undefined],
    ]);
  });

  it('is asked for its headers alone', async () => {
    expect(await go(at('/cookies'), { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});
