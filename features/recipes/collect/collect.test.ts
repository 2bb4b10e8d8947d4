import { describe, expect, it } from 'vitest';
import type { Element } from '#engines/scrape/page/bounded-parse.ts';
import { readPage } from '#engines/scrape/page/page.ts';
import { recordsAround } from '#engines/scrape/pattern/records.ts';
import { makeRecipe } from '#engines/scrape/recipe/make.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { fetchStored, type StoredSite } from '#server/tools/stored-site.ts';
import { collect } from './collect.server.ts';
import { collectPages, type PageAnswer } from './collect-pages.ts';

const at = (page: number) => `https://shop.example/list?page=${page}`;

interface Listed {
  prices: readonly string[];
  next?: string;
}

const listed = ({ prices, next }: Listed) =>
  `<h1>List</h1><ul>${prices.map((price) => `<li class="offer"><b class="name">Item at ${price}</b> <span class="price">${price}</span></li>`).join('')}</ul>${next ? `<a rel="next" href="${next}">Next</a>` : ''}`;

/** Three pages; only the last tells that prices are written with a comma. */
const shop: readonly Listed[] = [
  { prices: ['1.200 €', '1.300 €'], next: at(2) },
  { prices: ['1.400 €', 'on request'], next: at(3) },
  { prices: ['1.500,50 €', '16,50 €'] },
];

function recipeFor(pages: number): Recipe {
  const page = readPage(listed(shop[0] ?? { prices: [] }), at(1));
  const price = page.$('.price')[0] as Element;
  const pattern = recordsAround(page, price);
  const name = page.$('.name')[0] as Element;
  const recipe = pattern && makeRecipe(page, pattern, [{ element: name }, { element: price }], pages);
  if (!recipe) throw new Error('the sample page gives no recipe');
  return {
    ...recipe,
    fields: recipe.fields.map((field, one) => (one === 1 ? { ...field, kind: 'money' } : field)),
  };
}

function pagesOf(list: readonly Listed[]) {
  const asked: string[] = [];
  const ask = async (address: string): Promise<PageAnswer> => {
    asked.push(address);
    const page = list[Number(new URL(address).searchParams.get('page')) - 1];
    return page
      ? { is: 'page', address, source: listed(page) }
      : { is: 'refused', ended: 'problem', problem: 'It is not there.' };
  };
  return { ask, asked };
}

const quiet = () => {};

describe('collectPages', () => {
  it('reads to the last page, and each column once for all of them', async () => {
    const reports: number[] = [];
    const { ask } = pagesOf(shop);
    const got = await collectPages(recipeFor(10), { ask, report: ({ page }) => reports.push(page) });
    expect(got).toMatchObject({ ended: 'last page', columns: ['name', 'price'] });
    expect(got.pages).toEqual([1, 2, 3].map((page) => ({ address: at(page), rows: 2 })));
    // On its first page alone, 1.200 would be one and two tenths.
    expect(got.values.map(([, price]) => price)).toEqual([
      { amount: 1200, currency: 'EUR' },
      { amount: 1300, currency: 'EUR' },
      { amount: 1400, currency: 'EUR' },
      null,
      { amount: 1500.5, currency: 'EUR' },
      { amount: 16.5, currency: 'EUR' },
    ]);
    expect(got.misfits).toEqual([{ row: 3, column: 1, text: 'on request' }]);
    expect(got.health).toEqual([1, 1]);
    expect(reports).toEqual([1, 2, 3]);
  });

  it('ends at as many pages as were asked for', async () => {
    const { ask, asked } = pagesOf(shop);
    expect(await collectPages(recipeFor(2), { ask, report: quiet })).toMatchObject({ ended: 'page limit' });
    expect(asked).toEqual([at(1), at(2)]);
  });

  it('ends where pages lead round, or show the same under another number', async () => {
    const [first = { prices: [] }, second = { prices: [] }] = shop;
    const round = pagesOf([first, { ...second, next: at(1) }]);
    const led = await collectPages(recipeFor(50), { ask: round.ask, report: quiet });
    expect(led).toMatchObject({ ended: 'last page', pages: [{ rows: 2 }, { rows: 2 }] });
    const same = pagesOf([first, { ...first, next: at(3) }, { ...first, next: at(4) }]);
    const stuck = await collectPages(recipeFor(50), { ask: same.ask, report: quiet });
    expect(stuck).toMatchObject({ ended: 'last page', pages: [{ rows: 2 }] });
    expect(same.asked).toHaveLength(2);
  });

  it('keeps what it has where a page is refused, is late, or is one too many', async () => {
    const { ask } = pagesOf(shop.slice(0, 2));
    const broken = await collectPages(recipeFor(9), { ask, report: quiet });
    expect(broken).toMatchObject({ ended: 'problem', problem: 'It is not there.', pages: [{}, {}] });
    expect(broken.rows).toHaveLength(4);
    const late = async (address: string): Promise<PageAnswer> =>
      address === at(1) ? ask(address) : { is: 'late' };
    expect(await collectPages(recipeFor(9), { ask: late, report: quiet })).toMatchObject({
      ended: 'time limit',
      pages: [{ rows: 2 }],
    });
    const full = await collectPages(recipeFor(9), { ask: pagesOf(shop).ask, report: quiet, most: 3 });
    expect(full).toMatchObject({ ended: 'row limit', pages: [{ rows: 2 }, { rows: 1 }] });
    expect(full.rows).toHaveLength(3);
  });
});

describe('collect', () => {
  const site: StoredSite = Object.fromEntries(
    shop.map((page, number) => [
      at(number + 1),
      { status: 200, headers: { 'content-type': 'text/html' }, body: listed(page) },
    ]),
  );
  const reader = (forbidden: (address: string) => boolean = () => false) => ({
    fetch: async (address: string) => fetchStored(site, address),
    mayCrawl: async (address: string) => ({ allowed: !forbidden(address), delay: undefined, sitemaps: [] }),
  });
  const never = new AbortController().signal;

  it('asks robots.txt for every page, and stops where it forbids one', async () => {
    const midway = await collect(recipeFor(9), {
      reader: reader((address) => address === at(3)),
      signal: never,
    });
    expect(midway).toMatchObject({ ended: 'robots', pages: [{ rows: 2 }, { rows: 2 }] });
    expect(midway.problem).toContain('robots.txt');
  });

  it('says what was in the way, and ends with its signal', async () => {
    const broken = { ...reader(), fetch: () => Promise.reject(new FetchProblem('nowhere', 'It is gone.')) };
    const told = await collect(recipeFor(9), { reader: broken, signal: never });
    expect(told).toMatchObject({
      ended: 'problem',
      problem: expect.stringMatching(/^It is gone\. Check the name/),
    });
    const stop = new AbortController();
    const running = collect(recipeFor(9), {
      reader: reader(),
      signal: stop.signal,
      report: () => stop.abort(),
    });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});
