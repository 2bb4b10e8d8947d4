import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServices } from '../testing/test-services.ts';
import { cookieIn, cookieLine, cookieNames, noCookieLine } from './cookies.ts';

const asking = (cookie: string) => ({ headers: new Headers({ cookie }) });
const hidden = cookieNames.filter((name) => name !== 'who');

describe.each([
  ['https', 'https://akra.example', '__Host-', '; Secure'],
  ['http', 'http://localhost:3000', '', ''],
])('over %s', (_, publicUrl, prefix, secure) => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = (await openTestServices({ PUBLIC_URL: publicUrl })).close;
  });
  afterAll(() => close());

  it.each(hidden)('%s belongs to this host alone, and no script reads it', (name) => {
    expect(cookieLine(name, 'a', 60)).toMatch(
      new RegExp(`^${prefix}${name}=a; Max-Age=60; Path=/; HttpOnly${secure}; SameSite=(Lax|Strict)$`),
    );
    expect(noCookieLine(name)).toContain(`${prefix}${name}=; Max-Age=0; Path=/`);
  });

  it('who can be read by the page, which shows a name', () => {
    expect(cookieLine('who', '{}', 60)).toBe(
      `${prefix}who=%7B%7D; Max-Age=60; Path=/${secure}; SameSite=Lax`,
    );
  });

  it('takes what came under the name of this scheme, and nothing else', () => {
    const other = prefix ? '' : '__Host-';
    expect(cookieIn(asking(`a=b; ${prefix}sid=mine`), 'sid')).toBe('mine');
    expect(cookieIn(asking(`${other}sid=planted`), 'sid')).toBeUndefined();
    expect(cookieIn(asking(`${other}sid=planted; ${prefix}sid=mine`), 'sid')).toBe('mine');
  });
});

it('is the only place that makes cookies', () => {
  const root = join(import.meta.dirname, '../..');
  const makers =
    /hono\/(utils\/)?cookie|createCookie|\bcookieStore\b|document\.cookie\s*=[^=]|['"]set-cookie['"](?!, cookieLine\(|, line\b|, sayNext\(|: sayNext\(|: saidOnce\(\)|[:,] chatCookie\(|: noChatCookie\(\)|\])/i;
  const found = ['app', 'features', 'server', 'kit', 'ui', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\//.test(name))
      .map((name) => join(folder, name))
      .filter((name) => makers.test(readFileSync(join(root, name), 'utf8'))),
  );
  expect(found).toEqual([join('server', 'http', 'cookies.ts')]);
});
