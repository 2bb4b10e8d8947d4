import { expect } from '@playwright/test';
import { hydrated, test } from './page.ts';

const late = 3000;

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue();
  });
});

test('links act at once, though the scripts come three seconds late', async ({ page }) => {
  await page.goto('/');
  const began = Date.now();
  await page.locator('footer').getByRole('link', { name: 'Plans and prices' }).click();
  await page.waitForURL('**/pricing');
  expect(Date.now() - began).toBeLessThan(late);
});

test('what is typed before the scripts are there survives them', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('footer input[name=email]');
  await field.fill('reader@example.com');
  await hydrated(page);
  await expect(field).toHaveValue('reader@example.com');
});

test("a plain button's click is held, shown as pressed, and done once", async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Count';
    button.addEventListener('click', () => {
      button.dataset.count = String(Number(button.dataset.count ?? 0) + 1);
    });
    document.body.append(button);
  });
  const button = page.getByRole('button', { name: 'Count' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.getAttribute('data-count')).toBeNull();
  await hydrated(page);
  await expect(button).toHaveAttribute('data-count', '1');
  await expect(button).not.toHaveAttribute('aria-busy');
});
