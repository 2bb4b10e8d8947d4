import { expect, it } from 'vitest';
import { loadEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { configureLog } from '#server/log.ts';
import { createHttpApp } from './http-app.server.ts';
import type { Pages } from './pages.server.ts';

const app = createHttpApp({
  env: loadEnv({}),
  // No page is asked for here.
  pages: { keeps: true } as Pages,
  security: securityHeaders({ https: false }),
  served: () => ({}),
});

it('answers icons with headers under which nothing in them can run', async () => {
  const answer = await app.request('/api/icons/lucide/calendar.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
});

it('answers a name that is none without leading anybody astray', async () => {
  const answer = await app.request('/api/icons/lucide/no-such-thing.svg');
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});

it.each([
  ['/newsletter', 1],
  ['/contact-us', 52],
])('says to people that a form sent to %s is larger than %i MB', async (path, megabytes) => {
  const send = (accept: string, bytes: number) =>
    app.request(path, {
      method: 'POST',
      headers: { accept, 'content-length': String(bytes) },
    });
  const most = megabytes * 1024 * 1024;
  const page = await send('text/html', most + 1);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    413,
    expect.stringContaining('text/html'),
  ]);
  expect(await page.text()).toContain(`more than ${megabytes} MB`);
  const script = await send('application/json', most + 1);
  expect(await script.json()).toMatchObject({ error: { code: 'too_large' } });
  expect((await send('application/json', most)).status).not.toBe(413);
});

it('writes down that a request was refused, and nothing of who sent it', async () => {
  const lines: string[] = [];
  configureLog('info', { write: (line: string) => void lines.push(line) });
  try {
    const answer = await app.request('/newsletter', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'x-forwarded-for': '203.0.113.9' },
      body: new URLSearchParams({ email: 'ada@example.com' }),
    });
    expect(answer.status).toBe(403);
  } finally {
    configureLog('silent');
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ status: 403, code: 'forbidden' }]);
  expect(lines.join('')).not.toMatch(/ada|203\.0/);
});
