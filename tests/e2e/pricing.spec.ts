import { expect } from '@playwright/test';
import { phone, test, tooWide } from './page.ts';

test('without scripts a visitor turns a scope into weeks, people and a range, and brings it to contact or booking', {
  tag: '@smoke',
}, async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.getByText('One person costs €4,800 a week or €1,100 for a single day.')).toBeVisible();
  await page.getByLabel('First version (MVP)').check();
  await page.getByLabel('Payments and invoices').check();
  await page.getByRole('button', { name: 'Show estimate' }).click();
  const estimate = page.getByRole('region', { name: 'Your estimate' });
  await expect(estimate).toContainText('€43,000 to €86,500');
  await expect(estimate).toContainText('5 to 9 weeks, 2 people');
  await expect(page.getByLabel('Payments and invoices')).toBeChecked();
  expect(await tooWide(page)).toBe(0);
  const booking = await estimate.getByRole('link', { name: 'Book a call about it' }).getAttribute('href');
  await estimate.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page.getByLabel('What should we know?')).toHaveValue(
    /First version \(MVP\)\nWith: Payments and invoices\nYour estimate: 5 to 9 weeks, 2 people, €43,000 to €86,500/,
  );
  await page.goto(booking ?? '');
  await page.locator('main a[href*="type="]').first().click();
  // It comes along to the day, the time and the form.
  await expect(page).toHaveURL(/type=.*agenda=.*MVP|agenda=.*MVP.*type=/);
  await context.close();
});

test('the same rates stand on every page about prices', async ({ page }) => {
  for (const path of ['/pricing', '/hire-services', '/pages/pricing']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('€4,800');
  }
});
