import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

const views = [
  '/pages/grid-view',
  '/pages/list-view',
  '/pages/slider',
  '/pages/courses',
  '/pages/single-course',
];
const row = (page: Page) => page.getByRole('list', { name: 'Case studies' });
const scrolled = (page: Page) => row(page).evaluate((list) => Math.round(list.scrollLeft));

test('the slider runs from edge to edge and moves by drag, keys and buttons', async ({ page }) => {
  await page.goto('/pages/slider');
  await hydrated(page);
  const box = await row(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.x).toBeLessThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(width);
  await expect(page.getByText(/^1 of 1[7-9]$/)).toBeVisible();

  await row(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await row(page).boundingBox()) ?? {};
  const address = page.url();
  await page.mouse.move(x + 700, y + 120);
  await page.mouse.down();
  await page.mouse.move(x + 500, y + 124, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(/^2 of /)).toBeVisible();
  // Drawing along opened nothing.
  expect(page.url()).toBe(address);

  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^3 of /)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^1 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await row(page).getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(address);
});

test('the slider moves by a swipe on a phone without scripts, and shows a screen of every product', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pages/slider');
  await expect(row(page)).toHaveCSS('scroll-snap-type', /x mandatory/);
  expect(await row(page).locator('img').count()).toBeGreaterThanOrEqual(17);
  const { x = 0, y = 0 } = (await row(page).boundingBox()) ?? {};
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: left === undefined ? [] : [{ x: x + left, y: y + 60 }],
    });
  await touch('touchStart', 320);
  for (const left of [290, 240, 180, 110, 50]) await touch('touchMove', left);
  await touch('touchEnd');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await context.close();
});

test('a course lists what its application teaches, and opens there at the lesson', async ({ page }) => {
  await page.goto('/pages/courses');
  await page
    .getByRole('article')
    .filter({ hasText: 'HTML that everybody can use' })
    .getByRole('link', { name: 'See the whole syllabus' })
    .click();
  await expect(page.locator('h1')).toHaveText('HTML that everybody can use');
  await expect(page.getByRole('link', { name: /^Open lesson/ })).toHaveCount(8);
  const third = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Open lesson 3' }) });
  const title = (await third.getByRole('heading').textContent()) ?? '';
  await third.getByRole('link').click();
  await expect(page).toHaveURL(/training-portal\/demo#\/lesson\/html-autumn\/html-3$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await page.goto('/pages/single-course?course=nothing');
  await expect(page.locator('h1')).toHaveText('SQL that answers questions');
});

test('the list leads to every case study with a screen of it', async ({ page }) => {
  await page.goto('/pages/list-view');
  const links = page.locator('main ol a');
  expect(await links.count()).toBeGreaterThanOrEqual(17);
  expect(await page.locator('main ol li:has(img)').count()).toBe(await links.count());
});

test('no view of the work or the courses is wider than a phone, and axe finds nothing', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
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
