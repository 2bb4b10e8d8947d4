import { expect, it } from 'vitest';
import { readPage } from '#engines/scrape/page/page.ts';
import type { PageSource } from './job.ts';
import { pointOn } from './page-work.ts';
import { scrapeTool } from './tool.server.ts';

const hooks = { visitor: '192.0.2.1', signal: new AbortController().signal, report: () => {} };
const ask = (job: unknown) => scrapeTool.prepare(job).run(hooks);

it('gives a page’s source with what robots.txt says, and nothing of what that forbids', async () => {
  expect(await ask({ is: 'page', address: 'example:books' })).toMatchObject({
    address: 'https://books.example/fiction',
    source: expect.stringContaining('Tidewater Books'),
    robots: { allowed: true, delay: 1 },
  });
  expect(await ask({ is: 'page', address: 'vergabe.example/archiv?seite=3' })).toMatchObject({
    address: 'https://vergabe.example/archiv?seite=3',
    source: '',
    robots: { allowed: false },
  });
  await expect(ask({ is: 'page', address: 'https://books.example/gone' })).rejects.toThrow('status 404');
});

it('collects by a recipe until robots.txt ends it, and refuses what is no recipe', async () => {
  const { source, address } = (await ask({ is: 'page', address: 'example:tenders' })) as PageSource;
  const page = readPage(source, address);
  const begun = pointOn(
    page,
    page.elements.findIndex(({ name }) => name === 'h3'),
    null,
    true,
  );
  if (begun.is !== 'begun') throw new Error(begun.is);
  const collected = await ask({ is: 'collect', recipe: begun.recipe, example: 'tenders' });
  expect(collected).toMatchObject({ ended: 'robots', pages: [{ rows: 6 }, { rows: 6 }] });
  expect(() => scrapeTool.prepare({ is: 'collect', recipe: { ...begun.recipe, pages: 51 } })).toThrow();
});
