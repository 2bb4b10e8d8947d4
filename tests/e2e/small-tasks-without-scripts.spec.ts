import { expect } from '@playwright/test';
import { test } from './page.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000, mode: 'default' });

test('without scripts a task answers with its result, and a refused one keeps what was typed', async ({
  page,
}) => {
  await page.goto('/ai/demo/table-out-of-text');
  await page.locator('[name="text"]').fill('Bread costs £2, milk is £1 and cheese comes at £5.');
  await page.locator('[name="columns"]').fill('Product, Price');
  await page.getByRole('button', { name: 'Make a table' }).click();
  const result = page.locator('section[aria-labelledby=result]');
  await expect(result.getByRole('heading')).toHaveText('A table of 3 rows');
  await expect(result.getByRole('cell', { name: '£5' })).toBeVisible();
  await expect(page.locator('[name="columns"]')).toHaveValue('Product, Price');

  await page.locator('[name="text"]').fill(' ');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(
    page.getByText('Paste a text that lists things and their figures.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('[name="columns"]')).toHaveValue('Product, Price');
});

test('without scripts a task that needs the model is done on the server', async ({ page }) => {
  await page.goto('/ai/demo/search-by-meaning');
  await page.locator('[name="question"]').fill('how do I clean my jumper?');
  await page.getByRole('button', { name: 'Search the texts' }).click();
  await expect(page.locator('section[aria-labelledby=result] li').first()).toContainText('Wash wool by hand');
});

test('without scripts the box of the tools opens the one that is chosen, and else searches for what was typed', async ({
  page,
}) => {
  await page.goto('/ai-tools');
  await page.getByLabel('What do you have?').fill('route planner');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=route%20planner/);
  await page.goto('/ai-tools');
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('Turn speech into text');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/ai-tools\/speech-to-text$/);
});
