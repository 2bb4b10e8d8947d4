import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test, watch } from './page.ts';

test('somebody writes down a talk and the person comes back to the middle', async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/personal-crm-business');
  const circle = page.locator('[data-application]');
  await circle.scrollIntoViewIfNeeded();
  const heading = circle.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/people to speak to/);
  const before = Number.parseInt((await heading.textContent()) ?? '', 10);
  await expect(async () => {
    await circle.getByRole('link', { name: /^Noura Al-Sayed\./ }).click();
    await expect(circle.getByLabel('What about?')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await circle.getByLabel('What about?').fill('The second shop');
  await circle.getByRole('button', { name: 'We spoke' }).click();
  await expect(heading).toHaveText(new RegExp(`^${before - 1} `));
  await page.reload();
  await circle.scrollIntoViewIfNeeded();
  await expect(heading).toHaveText(new RegExp(`^${before - 1} `));
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone contacts come in from a file and go out as a vCard', async ({ browser, origin }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.goto('/personal-crm-business#/people');
  const circle = page.locator('[data-application]');
  await circle.scrollIntoViewIfNeeded();
  await expect(circle.getByRole('button', { name: 'Download vCard' })).toBeVisible();
  await circle.getByRole('button', { name: 'Import contacts' }).tap();
  await page
    .getByLabel('Or paste cards or rows')
    .fill('Name,Email,Birthday\nÉva Tóth,eva@example.org,4.5.1991');
  await page.getByRole('button', { name: 'Check them' }).tap();
  await page.getByRole('button', { name: 'Import it' }).tap();
  await circle.getByRole('searchbox', { name: 'Find people' }).fill('eva toth');
  await expect(circle.getByRole('link', { name: /Éva Tóth/ })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await circle.getByRole('button', { name: 'Download vCard' }).tap();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toContain('FN:Éva Tóth');
  expect(text).toContain('BDAY:1991-05-04');
  await context.close();
});
