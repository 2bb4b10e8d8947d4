import { expect } from '@playwright/test';
import { type Site, startSite } from '../../../scripts/test/site.ts';
import { openPart } from '../form-part.ts';
import { hydrated, test } from '../page.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 150_000 });

let own: Site;
// Its own site: without legal data nobody else's quotes would leave either.
test.beforeAll(async () => {
  own = await startSite();
});
test.afterAll(() => own.stop());

test('a quote stays a draft until the company details are complete, and the page says which are missing', async ({
  page,
}) => {
  const panel = `${own.address}/admin-panel`;
  await makeStaff(await signUp(page, own.address, 'owner', own.dataFolder), own.dataFolder);
  const setIban = async (iban: string) => {
    await page.goto(`${panel}/settings`);
    await hydrated(page);
    const billing = page.locator('form').filter({ has: page.getByLabel('IBAN') });
    await billing.getByLabel('IBAN').fill(iban);
    await billing.getByRole('button', { name: /^Save/ }).click();
    await expect(page.locator('main').getByRole('status')).toContainText('saved');
  };
  await setIban('');
  const missing = page.getByRole('link', { name: 'bank account (IBAN)' });
  await expect(async () => {
    await page.goto(`${panel}/quotes/new?email=ann@example.com`);
    await expect(missing).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hydrated(page);
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Description').fill('Engineering');
  await line.getByLabel('Price each').fill('100');
  await openPart(page, 'Title and terms');
  await page.getByLabel('Title').fill('A first version');
  await openPart(page, 'Recipient');
  await page.getByLabel('Name on the invoice').fill('Example Works GmbH');
  await page.getByLabel('Street and number').fill('Musterweg 3');
  // Its label says that it is optional.
  await expect(page.getByLabel('Postal code')).toHaveValue('');
  await page.getByLabel('Place').fill('Hamburg');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.locator('h1')).toHaveText(/^Quote Q-/);
  const quote = page.url();
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(page.getByText('This can’t be sent yet.')).toBeVisible();
  await expect(page.locator('main').getByText('Draft', { exact: true })).toBeVisible();

  await missing.click();
  await expect(page).toHaveURL(/settings#billing$/);
  await setIban('DE02 1203 0000 0000 2020 51');
  await expect(async () => {
    await page.goto(quote);
    await expect(missing).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(page.locator('main').getByText('Draft', { exact: true })).toHaveCount(0);
});
