import { expect } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, test, tooWide } from '../page.ts';
import { peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const panel = `${peeredSite}/admin-panel`;

test('the overview says what needs somebody, and ⌘K finds people, enquiries and pages although they are misspelt', async ({
  page,
  browser,
}) => {
  const name = `Wilhelmina Ostergaard ${crypto.randomUUID().slice(0, 6)}`;
  const writer = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await writer.goto(`${peeredSite}/contact-us`);
  const main = writer.locator('main');
  await main.getByLabel('What should we know?').fill('Our lighthouse needs a timetable.');
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email address').fill(`${crypto.randomUUID()}@ostergaard.example`);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(writer.locator('h1')).toHaveText('We’ve received your message');
  await writer.context().close();

  const email = await signUp(page, peeredSite, 'sales');
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['owner']);
  await page.goto(panel);
  await hydrated(page);
  const part = (heading: string) => page.getByRole('region', { name: heading });
  await expect(part('Needs you today')).toContainText(/points? to settle before going live/);
  await expect(part('Pipeline').getByRole('link')).toHaveCount(5);
  await expect(part('Revenue').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Everything' })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), String(width)).toBe(0);
  }

  const results = page.locator('#search-results');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Wilhemina Ostergard');
  await expect(results.getByRole('region', { name: 'Enquiries' }).getByRole('link').first()).toContainText(
    'Wilhelmina Ostergaard',
  );
  await page.getByLabel('Search all pages and headings').fill('lighthouse timetable');
  await results
    .getByRole('region', { name: 'Enquiries' })
    .getByRole('link', { name: /Wilhelmina/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin-panel\/inbox\?open=/);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search all pages and headings').fill('setings');
  await expect(results.getByRole('button', { name: /Settings/ }).first()).toBeVisible();

  // Whoever may not enter the inbox is not told who wrote.
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['editor']);
  const answer = await page.request.get(`${peeredSite}/api/staff/search?q=Wilhelmina`);
  expect(await answer.json()).toEqual({ groups: [] });
});

test('⌘K answers a visitor’s question and forgives two typing errors', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const results = page.locator('#search-results');
  const field = page.getByLabel('Search all pages and headings');
  await field.fill('how much does it cost');
  await expect(results).toContainText(/costs .+ a day or .+ a week/);
  await expect(results.locator('a[href="/pricing"]').first()).toBeVisible();
  await field.fill('rout planing');
  await expect(results.locator('a[href="/route-optimization"]').first()).toBeVisible();
  // In words that nobody wrote down: until the model is open, asking again is the way to its answer.
  await expect(async () => {
    await field.fill('');
    await field.fill('is it very expensive');
    await expect(results).toContainText(/costs .+ a day or .+ a week/, { timeout: 3000 });
  }).toPass();
});

test('without scripts the search page answers the same question', async ({ browser, origin }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${origin}/search?q=${encodeURIComponent('how much does it cost')}`);
  await expect(page.locator('main a[href="/pricing"]').first()).toBeVisible();
  await page.goto(`${origin}/search?q=${encodeURIComponent('rout planing')}`);
  await expect(page.locator('main a[href="/route-optimization"]').first()).toBeVisible();
  await page.context().close();
});
