import { expect } from '@playwright/test';
import { openSession, site } from '../identity-site.ts';
import { test } from '../page.ts';

test.describe.configure({ timeout: 90_000 });

const name = 'Nora Filled';

/** An account with a name. */
async function named(email: string): Promise<void> {
  const { idToken } = await site.account(email);
  await site.call('/v1/accounts:update', { idToken, displayName: name });
}

test('whoever is signed in finds name and address filled in, and nobody else does', async ({ page }) => {
  const email = 'filled@example.com';
  await named(email);
  await openSession(page.request, email);
  for (const path of ['/contact-us', '/event/booking-without-double-booking']) {
    await page.goto(`${site.address}${path}`);
    const main = page.locator('main');
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(main.getByLabel('Email address', { exact: true })).toHaveValue(email);
  }
  // Whoever signs out leaves nothing of it behind.
  await page.context().clearCookies();
  await page.goto(`${site.address}/contact-us`);
  await expect(page.locator('main').getByLabel('Name', { exact: true })).toHaveValue('');
});

test('the form of a page without scripts is filled in too', async ({ browser }) => {
  const email = 'filled-plain@example.com';
  await named(email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await openSession(context.request, email);
  const page = await context.newPage();
  await page.goto(`${site.address}/contact-us`);
  await expect(page.locator('main').getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.locator('main').getByLabel('Email address', { exact: true })).toHaveValue(email);
  await context.close();
});
