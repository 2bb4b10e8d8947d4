import { type Browser, expect, type Page } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test, watch } from '../page.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

/** Within five seconds, in whichever process. */
const soon = { intervals: [100] };

/** A page of somebody who edits, signed in. */
async function editor(browser: Browser, origin: string, options = {}): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, ...options })).newPage();
  await makeStaff(await signUp(page, origin, 'editor'));
  return page;
}

/** Writes a post with an old date, so that it never stands first in the journal that others read; gives its address. */
async function writePost(page: Page, title: string, body: string): Promise<string> {
  await page.goto('/admin-panel/content/new?kind=post');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Date', { exact: true }).fill('2020-02-03');
  await page.getByLabel('Topic', { exact: true }).fill('Data');
  await page.getByLabel('Lead', { exact: true }).fill('Who wrote this wants to know whether it arrives.');
  await page.getByLabel('Text', { exact: true }).fill(body);
  await page.getByRole('button', { name: 'Save draft' }).first().click();
  await expect(page.getByText('The post is saved as a draft')).toBeVisible();
  return page.url();
}

test('on a desktop a post goes from draft to the public page, back to an earlier version, and leaves a redirect', async ({
  browser,
  origin,
  request,
}) => {
  const page = await editor(browser, origin);
  const misdeeds = watch(page, origin);
  const title = `Arrivals ${Date.now().toString(36)}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const workspace = await writePost(page, title, '## First\n\nThe first words, {{proof:torture.kills}}.');
  await hydrated(page);
  expect((await request.get(`${origin}/blog/${slug}`)).status()).toBe(404);

  // The preview follows the keys, figures filled; a figure that nobody measured is refused beside its field.
  const preview = page.getByRole('region', { name: 'Preview' });
  await page
    .getByLabel('Text', { exact: true })
    .fill('## First\n\nThe **first** words, {{proof:nobody.measured}}.');
  await expect(preview.locator('strong')).toHaveText('first');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('{{proof:nobody.measured}} stands for nothing')).toBeVisible();
  await page
    .getByLabel('Text', { exact: true })
    .fill('## First\n\nThe first words, {{proof:torture.kills}}.');

  const link = await page.getByRole('link', { name: 'Open saved draft' }).getAttribute('href');
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link ?? '');
  await expect(colleague.locator('h1')).toHaveText(title);
  await expect(colleague.getByText('A draft, version 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is now public')).toBeVisible();
  const shows = async (path: string, words: string) =>
    (await (await request.get(origin + path)).text()).includes(words);
  await expect.poll(() => shows(`/blog/${slug}`, 'The first words'), soon).toBe(true);
  await expect.poll(() => shows('/blog', title), soon).toBe(true);
  for (const list of ['/sitemap.xml', '/search-index.json', '/llms.txt'])
    expect(await shows(list, `/blog/${slug}`), list).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel('Text', { exact: true }).fill('## Second\n\nOther words by now.');
  await page.getByLabel('Address (optional)').fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 is now public')).toBeVisible();
  await expect.poll(() => shows(`/blog/${slug}-moved`, 'Other words by now.'), soon).toBe(true);
  const leads = async () => {
    const old = await request.get(`${origin}/blog/${slug}`, { maxRedirects: 0 });
    return [old.status(), old.headers().location];
  };
  await expect.poll(leads, soon).toEqual([308, `/blog/${slug}-moved`]);

  await page.getByRole('button', { name: 'Compare version 1 with the newest' }).click();
  await expect(page.getByRole('heading', { name: 'Changes from version 1 to version 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('The text of version 1 is restored')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/The first words/);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 3 is now public')).toBeVisible();
  await expect.poll(() => shows(`/blog/${slug}`, 'The first words'), soon).toBe(true);

  // Deleted, it is off the site at once, and back with one press.
  await page.goto(workspace);
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Moved to the bin')).toBeVisible();
  await expect.poll(async () => (await request.get(`${origin}/blog/${slug}`)).status(), soon).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shows(`/blog/${slug}`, 'The first words'), soon).toBe(true);
  expect({ ...misdeeds, failed: [] }).toEqual({
    console: [expect.stringContaining('422')],
    failed: [],
    foreign: [],
  });
});

test('the second of two editors is told, with the difference, and loses nothing', async ({
  browser,
  origin,
}) => {
  const [ann, ben] = [await editor(browser, origin), await editor(browser, origin)];
  const workspace = await writePost(ann, `Two hands ${Date.now().toString(36)}`, '## One\n\nText.');
  await ben.goto(workspace);
  await hydrated(ben);
  await ann.goto(workspace);
  await hydrated(ann);
  await ann.getByLabel('Lead', { exact: true }).fill('What Ann wrote.');
  await ann.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ann.getByText('Saved as version 2')).toBeVisible();

  await ben.getByLabel('Lead', { exact: true }).fill('What Ben wrote.');
  await ben.getByRole('button', { name: 'Save', exact: true }).click();
  const note = ben.getByText('saved this while you were writing').first();
  await expect(note).toBeVisible();
  await expect(ben.getByText('What Ann wrote.')).toBeVisible();
  await expect(ben.getByLabel('Lead', { exact: true })).toHaveValue('What Ben wrote.');
  expect(await seriousFindings(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(ben.getByText('Saved as version 3')).toBeVisible();
  await expect(note).toBeHidden();
});

test('on a phone without scripts a post is written, published and taken off', async ({
  browser,
  origin,
  request,
}) => {
  const page = await editor(browser, origin, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const title = `Only when I start it ${Date.now().toString(36)}`;
  const address = `${origin}/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
  await writePost(page, title, '## One\n\nWritten on a *phone*.');
  await expect(page.getByRole('region', { name: 'Preview' }).locator('em')).toHaveText('phone');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is now public')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status(), soon).toBe(200);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Taken off the site')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status(), soon).toBe(404);
});

test('an area that is switched off is gone from pages, menu, sitemap and search, and comes back', async ({
  browser,
  request,
}) => {
  const site = await startSite();
  try {
    const page = await (await browser.newContext({ baseURL: site.address })).newPage();
    await makeStaff(await signUp(page, site.address, 'owner', site.dataFolder), site.dataFolder);
    const text = async (path: string) => (await request.get(site.address + path)).text();
    const status = async (path: string) => (await request.get(site.address + path)).status();
    const kit = '/ui/typography';
    const names = async (path: string, words = kit) => (await text(path)).includes(words);
    /** Whether the page answers and is named wherever pages are listed. */
    const expectEverywhere = async (answer: number, isListed: boolean) => {
      await expect.poll(() => status(kit), soon).toBe(answer);
      await expect.poll(() => names('/pricing', `href="${kit}"`), soon).toBe(isListed);
      for (const list of ['/sitemap.xml', '/llms.txt', '/search-index.json'])
        expect(await names(list), list).toBe(isListed);
    };
    await expectEverywhere(200, true);

    await page.goto('/admin-panel/areas');
    await hydrated(page);
    const choice = page.getByRole('group', { name: 'Visibility of Interface kit' });
    await choice.getByText('Off').click();
    await page.getByRole('button', { name: 'Save areas' }).click();
    await expect(page.getByText('Saved. Pages, menus, sitemap and search update')).toBeVisible();
    await expectEverywhere(404, false);

    await choice.getByText('Unlisted').click();
    await page.getByRole('button', { name: 'Save areas' }).click();
    await expectEverywhere(200, false);
    expect(await text(kit)).toContain('<meta name="robots" content="noindex"');

    await choice.getByText('Public').click();
    await page.getByRole('button', { name: 'Save areas' }).click();
    await expectEverywhere(200, true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await seriousFindings(page)).toEqual([]);
  } finally {
    await site.stop();
  }
});
