import { expect } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

const views = [
  '/blog',
  '/pages/grid-view-no-sidebar',
  '/pages/list-view-with-sidebar',
  '/pages/grid-view-with-sidebar',
  '/pages/list-view-no-sidebar',
  '/pages/simple-feed',
  '/pages/single-post',
];
const reader = '/pages/list-view-with-sidebar';

test('the seven views of the journal lead to every post, also without scripts', { tag: '@smoke' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const posts = new Set<string>();
  for (const view of views) {
    await page.goto(view);
    await expect(page.locator('h1')).toBeVisible();
    for (const href of await page
      .locator('main a[href^="/blog/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      posts.add(href);
    const ways = page.getByRole('navigation', { name: 'Ways to read the journal' });
    if (view === '/pages/single-post') await expect(ways).toHaveCount(0);
    else await expect(ways.getByRole('link')).toHaveCount(views.length);
  }
  expect(posts.size).toBeGreaterThanOrEqual(17);
  await context.close();
});

test('the archive finds words in the text, keeps to a topic, and says when nothing fits; no script is needed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search the posts' }).fill('exclusion constr');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^[1-4] of \d+ posts/)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('exclusion', { ignoreCase: true });
  await page.getByRole('searchbox', { name: 'Words in a post' }).fill('');
  await page.getByLabel('Topic').selectOption('Algorithms');
  await page.getByRole('button', { name: 'Show posts' }).click();
  await expect(page.getByText(/^3 of \d+ posts/)).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue('Algorithms');
  await page.getByRole('searchbox', { name: 'Words in a post' }).fill('zebra <b>');
  await page.getByRole('button', { name: 'Show posts' }).click();
  await expect(page.getByRole('heading', { name: 'No post fits' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Words in a post' })).toHaveValue('zebra <b>');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await context.close();
});

test('the reader goes from post to post by keys and comes back to where somebody stopped', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(reader);
  await hydrated(page);
  await expect(page.getByLabel('Letter keys work as shortcuts')).toBeChecked();
  const open = () => page.locator('#reading h2').textContent();
  const first = await open();
  await page.keyboard.press('j');
  await page.waitForURL(/\?post=/);
  await expect(page.getByLabel('Letter keys work as shortcuts')).toBeVisible();
  const second = await open();
  expect(second).not.toBe(first);
  const address = page.url();

  // Reads a good part of it, and goes away.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.35));
  const begun = page.getByRole('navigation', { name: 'Posts', exact: true }).locator('[aria-current]');
  await expect(begun).toContainText(/\d+%/);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL((url) => url.href !== address);
  expect(await open()).toBe(first);

  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'where you stopped' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto(reader);
  await page.getByRole('link', { name: /Go on where you stopped/ }).click();
  await page.waitForURL(address);

  // A mark is kept, and switched-off letters do nothing while arrows go on.
  await expect(page.getByLabel('Letter keys work as shortcuts')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('t');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('journal-reading') ?? '{}').read))
    .toHaveLength(1);
  await page.getByLabel('Letter keys work as shortcuts').uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  expect(page.url()).toBe(address);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.href !== address);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('the reader opens posts by links without scripts, and says when a post is gone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(reader);
  await page
    .getByRole('navigation', { name: 'Posts', exact: true })
    .getByRole('link', { name: /^Two clicks/ })
    .click();
  await expect(page.locator('#reading h2')).toHaveText('Two clicks, one slot');
  await page.goto(`${reader}?post=no-such-post`);
  await expect(page.getByText(/isn’t public any more/)).toBeVisible();
  await context.close();
});

test('a post has its contents, its topic, its neighbours and its subject, and its link can be copied', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/blog/two-clicks-one-slot');
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/.+\/blog\/two-clicks-one-slot$/,
  );
  await expect(page.getByRole('link', { name: 'By email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Two%20clicks/,
  );
  const around = page.getByRole('navigation', { name: 'Previous and next posts' });
  await expect(around.getByRole('link')).not.toHaveCount(0);
  const related = page.getByRole('region', { name: 'On the same subject' });
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(related.getByRole('link').first()).toHaveText('Invoices that never change');
  await page.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('Data');
});

test('the featured post says to search engines where it lives', async ({ request }) => {
  const html = await (await request.get('/pages/single-post')).text();
  const [, newest] = /<link rel="canonical" href="[^"]*(\/blog\/[\w-]+)"/.exec(html) ?? [];
  expect(newest).toBeDefined();
  expect((await request.get(newest ?? '')).status()).toBe(200);
});

test('a feed is copied from its page, and opens in full', async ({ page, context, origin, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/pages/simple-feed');
  await page.getByRole('button', { name: 'Copy the address' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/blog\.rss$/);
  const feed = await (await request.get(new URL(copied).pathname)).text();
  expect(feed).toContain('<content:encoded>');
  await page
    .getByRole('link', { name: /^Algorithms/ })
    .evaluate((link) => link.getAttribute('href'))
    .then(async (href) => {
      expect(await (await request.get(href ?? '')).text()).toContain('journal, Algorithms');
    });
});

test('on a phone no view is wider than its screen, and axe finds nothing in any of them', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ ...phone, baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const view of views) {
      await page.goto(view);
      expect(await tooWide(page), view).toBe(0);
      expect(await seriousFindings(page), view).toEqual([]);
    }
    await context.close();
  }
});
