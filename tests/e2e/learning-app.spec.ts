import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test, watch } from './page.ts';

const address = '/online-student-training-portal/demo';

test('a student solves an exercise, finishes the lesson and finds it after reloading', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const editor = page.getByLabel('Your query');
  await editor.fill('select what from items');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The answer has 2 columns (what, found_on)')).toBeVisible();
  await editor.fill('select what, found_on from items');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Right: 50 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Exercise 1, solved' })).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('a teacher marks work by the rubric and takes the grades away', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByLabel('Seen as').first().selectOption('teacher');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const grades = await readFile(await (await waiting).path(), 'utf8');
  expect(grades).toContain('Amara Osei');
  await page.getByRole('link', { name: 'Marking' }).first().click();
  await page.getByText('Tomás Herrera').click();
  await page.getByRole('button', { name: 'Save marks' }).first().click();
  await expect(page.getByText('Choose a level for “The question”')).toBeVisible();
});

test('an endless query can be stopped, and what was typed stays', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).click();
  const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
  await page.getByLabel('Your query').fill(endless);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. What you typed is still there.')).toBeVisible();
  await expect(page.getByLabel('Your query')).toHaveValue(endless);
});

test('a lesson can be taken on a phone without a network, and nothing is sent', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Look around' }).tap();
  await page.getByLabel('Your query').fill('select what, found_on from items');
  await page.getByRole('button', { name: 'Run query' }).tap();
  await expect(page.getByText('Right: 50 rows')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next exercise' }).tap();
  await page.getByLabel('Your query').fill("select name || ' (' || district || ')' as label from places");
  await page.getByRole('button', { name: 'Run query' }).tap();
  await expect(page.getByText('Right: 11 rows')).toBeVisible();
  expect(sent).toEqual([]);
  await context.close();
});
