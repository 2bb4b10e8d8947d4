import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../server/http/serve.ts';
import { makePresentSite } from './present-site.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A site whose answer names its version; what it did stands in `story`. */
async function served(sources: { version: string | Error }) {
  const story: string[] = [];
  const told: unknown[] = [];
  const site = makePresentSite({
    async open() {
      const { version } = sources;
      if (version instanceof Error) throw version;
      story.push(`open ${version}`);
      return {
        answer: (_, response) => void response.end(version),
        claimLink: null,
        retire: () => void story.push(`retire ${version}`),
        close: async () => void story.push(`close ${version}`),
      };
    },
    failed: (error) => told.push(error),
  });
  const server = createServer((request, response) =>
    site.answer(request, response).catch((error) => response.writeHead(500).end(String(error))),
  );
  const port = await listen(server, 0, '127.0.0.1');
  ends.push(async () => {
    await site.close();
    server.closeAllConnections();
    server.close();
  });
  const ask = async () => (await fetch(`http://127.0.0.1:${port}`)).text();
  return { site, story, told, ask };
}

describe('the site while it is developed', () => {
  it('closes the former site before it opens the next, and lets requests wait for it', async () => {
    const sources = { version: 'one' };
    const { site, story, ask } = await served(sources);
    const first = ask();
    await site.renew();
    expect(await first).toBe('one');
    sources.version = 'two';
    void site.renew();
    expect(await ask()).toBe('two');
    expect(story).toEqual(['open one', 'retire one', 'close one', 'open two']);
  });

  it('opens once for many changes at a time', async () => {
    const { site, story } = await served({ version: 'one' });
    await Promise.all([site.renew(), site.renew(), site.renew()]);
    expect(story).toEqual(['open one']);
  });

  it('says why it cannot open, and opens after the next change', async () => {
    const sources: { version: string | Error } = { version: new Error('a brace is missing') };
    const { site, told, ask } = await served(sources);
    await expect(site.renew()).rejects.toThrow('a brace is missing');
    expect(await ask()).toContain('a brace is missing');
    expect(told).toEqual([sources.version]);
    sources.version = 'mended';
    await site.renew();
    expect(await ask()).toBe('mended');
  });
});
