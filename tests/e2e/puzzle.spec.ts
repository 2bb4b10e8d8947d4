import { expect, type Page } from '@playwright/test';
import { test, watch } from './page.ts';

const address = '/beat-the-planner?day=2026-11-19';
const game = (page: Page) => page.locator('[data-island=puzzle]');
const stop = (page: Page, number: number) =>
  game(page).getByRole('button', { name: new RegExp(`^Stop ${number}(,|$)`) });
const depot = (page: Page) => game(page).getByRole('button', { name: /^The depot/ });

async function open(page: Page) {
  await page.goto(address);
  await expect(game(page)).toHaveAttribute('data-awake');
}

test('ten stops are planned by hand, a full van says so, and the plan is there after a reload', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await open(page);
  await depot(page).click();
  await expect(game(page).getByText('Choose at least one stop')).toBeVisible();
  for (const number of [1, 7, 8, 10, 3, 4]) await stop(page, number).click();
  await stop(page, 2).click();
  await expect(game(page).getByText('A van takes 6 stops.')).toBeVisible();
  await stop(page, 4).click();
  await depot(page).click();
  for (const number of [4, 2, 6, 9, 5]) await stop(page, number).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('0.1% longer than the planner’s route');
  await result.getByRole('button', { name: 'Show the planner’s plan' }).click();
  await expect(stop(page, 1)).toBeDisabled();
  await page.reload();
  await expect(result).toContainText('You drove 256.6 km, the planner 256.4 km.');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('the puzzle is played by keys alone', async ({ page }) => {
  await open(page);
  for (const number of [1, 7, 8, 10, 3]) await stop(page, number).press('Enter');
  await depot(page).press('Space');
  for (const number of [4, 2, 6, 9, 5]) await stop(page, number).press('Enter');
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('today’s puzzle is played on the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Plan ten stops by hand' }).scrollIntoViewIfNeeded();
    await expect(game(page)).toHaveAttribute('data-awake');
    await stop(page, 1).tap();
    await expect(stop(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(game(page).getByText(/1 \(1 of 6\)/)).toBeVisible();
  });
});
