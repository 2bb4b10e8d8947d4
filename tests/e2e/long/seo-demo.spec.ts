import { expect } from '@playwright/test';
import { chooseMore, exported } from '../exported.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';

test.describe.configure({ timeout: 60_000 });

const path = '/case-studies/seo-analysis/demo';

test('on a desktop an example is read by the server, narrowed down, compared with its mended self and exported', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('7 errors, 11 warnings on 7 pages');
  await page.getByText('Warnings 11').click();
  await main.locator('summary', { hasText: 'img without alt attribute' }).click();
  await expect(main.getByText('<img alt="rack" src="/pictures/rack.webp"')).toBeVisible();
  const { text: table } = await exported(page, 'Findings, CSV');
  expect(table.trim().split('\r\n')).toHaveLength(31);
  expect(table).toContain('canonical-http');

  await page.getByLabel('Example').selectOption({ label: 'The same shop, fixed' });
  await expect(main).toContainText('Nothing to fix on 6 pages', { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(main).toContainText('Fixed (30)');
  expect(JSON.parse((await exported(page, 'Report, JSON')).text)).toMatchObject({
    score: { value: 100, lines: [] },
  });

  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Check the site' }).click();
  await expect(page.getByText('leads into a private network')).toBeVisible();
  await expect(main).toContainText('We couldn’t read http://10.0.0.1/');
  await expect(main).not.toContainText('Nothing to fix');
  await expect(main).not.toContainText('Sample data');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Show the last result' }).click();
  await expect(main).toContainText('Nothing to fix on 6 pages');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a pasted page is checked in the browser, and a link shows the report to somebody else', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Check your site' }).click();
  await page.getByText('Source', { exact: true }).click();
  await page
    .getByRole('textbox', { name: 'HTML' })
    .fill(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><h1>Hello</h1></body></html>',
    );
  await page
    .getByRole('region', { name: 'Inputs' })
    .getByRole('button', { name: 'Check the source' })
    .click();
  await expect(page.getByRole('main')).toContainText('There is no title in the head.', { timeout: 30_000 });
  expect(await tooWide(page)).toBe(0);
  expect((await exported(page, 'Report, HTML')).text).toContain('title-missing (1)');

  await page.getByLabel('Example').selectOption({ label: 'Sample page, pasted source' });
  await expect(page.getByRole('main')).toContainText('Sample page, pasted', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Inputs' }).click();
  await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(/<h1>Hello/);
  await page.keyboard.press('Escape');
  await chooseMore(page, 'Undo');
  await expect(page.getByRole('main')).toContainText('There is no title in the head.');

  await chooseMore(page, 'Share');
  const link = await page.getByLabel('Link').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('There is no title in the head.');
  expect(new URL(other.url()).search).toBe('');
  await context.close();
});
