import { expect, it } from 'vitest';
import { loadEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
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
