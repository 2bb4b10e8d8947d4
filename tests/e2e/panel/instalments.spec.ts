import { expect } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { openPart } from '../form-part.ts';
import { hydrated, phone, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 150_000 });

const panel = `${peeredSite}/admin-panel`;
const run = Date.now().toString(36);

test('a quote is paid in two parts: the deposit on acceptance, the rest once the work is done', async ({
  page,
  browser,
}) => {
  await makeStaff(await signUp(page, peeredSite, 'keeper'), process.env.PEERED_SITE_DATA_DIR, ['finance']);
  const email = `ida-${run}@example.com`;
  await page.goto(`${panel}/quotes/new?email=${email}`);
  await hydrated(page);
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Description').fill('A first version');
  await line.getByLabel('Price each').fill('10000');
  await openPart(page, 'Title and terms');
  await page.getByLabel('Title').fill('Route planning');
  await page.getByLabel('Payment plan').fill('50% Deposit on order\n40% On delivery');
  await openPart(page, 'Recipient');
  await page.getByLabel('Name on the invoice').fill('Exemple SARL');
  await page.getByLabel('Street and number').fill('1 rue de l’Exemple');
  await page.getByLabel('Postal code').fill('75001');
  await page.getByLabel('Place').fill('Paris');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByLabel('VAT number').fill('FR40303265045');
  await openPart(page, 'Prices');
  // The tax follows from the buyer, without anybody choosing it.
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices.getByText('Reverse charge: the customer owes')).toBeVisible();
  await expect(page.locator('output')).toHaveText('€10,000.00');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  // The part with the refused field is open.
  await hydrated(page);
  await expect(page.getByText('The parts add up to 90%, not to 100%.')).toBeVisible();
  await page.getByLabel('Payment plan').fill('50% Deposit on order\n50% On delivery');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.locator('h1')).toHaveText(/^Quote Q-/);
  await expect(page.getByText('50% Deposit on order')).toBeVisible();
  const quote = page.url();
  await page.getByRole('button', { name: 'Send by email' }).click();

  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(linkIn((await mailTo(email, /^Quote Q-/)).text, '/billing/quote'));
  await expect(guest.getByRole('heading', { name: 'Paid in 2 parts' })).toBeVisible();
  await guest.getByLabel('Your name').fill('Ida Example');
  await guest.getByRole('checkbox', { name: /payable in parts: 50% Deposit on order/ }).check();
  await guest.getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(guest.getByRole('heading', { name: 'Pay €5,000.00' })).toBeVisible();
  await expect(guest.getByText('1 of 2')).toBeVisible();
  await expect(guest.getByText('Payment in advance, before the work is done')).toBeVisible();

  await page.goto(quote);
  await hydrated(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Draft invoice' }).click();
  await page.getByRole('link', { name: 'Add date' }).click();
  await hydrated(page);
  await openPart(page, 'Title and terms');
  await page.getByLabel('Date of supply').fill('2026-11-13');
  await page.getByRole('button', { name: 'Save the invoice' }).click();
  await page.getByRole('button', { name: 'Issue and email' }).click();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-/);
  await expect(page.getByText('2 of 2')).toBeVisible();
  const number = (await page.locator('h1').textContent())?.replace('Invoice ', '') ?? '';
  await guest.goto(linkIn((await mailTo(email, new RegExp(`^Invoice ${number}`))).text, '/billing/invoice'));
  await expect(guest.getByRole('heading', { name: 'Pay €5,000.00' })).toBeVisible();
  await expect(guest.getByText('13 November 2026')).toBeVisible();
  await context.close();
});
