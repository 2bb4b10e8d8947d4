import { afterAll, beforeAll, expect, it } from 'vitest';
import { scrapeTool } from '../scrape/tool.server.ts';
import { openHostileSite } from './testing/hostile-site.server.ts';

let hostile: Awaited<ReturnType<typeof openHostileSite>>;
beforeAll(async () => {
  hostile = await openHostileSite();
});
afterAll(() => hostile.close());

// These take as long as a server may.
it.each(['/silent', '/drip'])('a server that keeps a visitor waiting by %s is left', async (path) => {
  const { run } = scrapeTool.prepare({ is: 'page', address: `${hostile.origin}${path}` });
  const began = performance.now();
  const { signal } = new AbortController();
  await expect(run({ visitor: '192.0.2.1', signal, report: () => {} })).rejects.toThrow(
    'took too long to answer.',
  );
  expect(performance.now() - began).toBeLessThan(30_000);
});
