import { expect } from '@playwright/test';
import { openPart } from '../form-part.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 150_000 });

const panel = `${peeredSite}/admin-panel`;
const run = Date.now().toString(36);

test('a quote starts from a lead with its details filled in, and the lead follows it to won', async ({
  page,
  browser,
}) => {
  await makeStaff(await signUp(page, peeredSite, 'seller'), process.env.PEERED_SITE_DATA_DIR, ['sales']);
  const email = `jo-${run}@example.com`;
  await page.goto(`${panel}/leads/new`);
  await hydrated(page);
  const main = page.locator('main');
  await main.getByLabel('Name').fill('Jo Example');
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Company').fill(`Jo’s Works ${run}`);
  await main.getByRole('button', { name: 'Add' }).click();
  await expect(main.getByRole('heading', { name: 'Jo Example' })).toBeVisible();
  const lead = page.url();
  await page.getByRole('link', { name: 'Write a quote' }).click();
  await expect(page.locator('h1')).toHaveText('New quote');
  await hydrated(page);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Name on the invoice')).toHaveValue(`Jo’s Works ${run}`);
  await expect(page.getByLabel('For the attention of')).toHaveValue('Jo Example');
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Description').fill('A first version');
  await line.getByLabel('Price each').fill('20000');
  await openPart(page, 'Title and terms');
  await page.getByLabel('Title').fill('Route planning');
  await openPart(page, 'Recipient');
  await page.getByLabel('Street and number').fill('Musterweg 3');
  await page.getByLabel('Place').fill('Hamburg');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.locator('h1')).toHaveText(/^Quote Q-/);
  await page.getByRole('button', { name: 'Send by email' }).click();
  const fact = (term: string) => main.locator('dl div').filter({ hasText: term }).locator('dd').first();
  const stands = (stage: string) =>
    expect(async () => {
      await page.goto(lead);
      await expect(fact('Stage')).toHaveText(stage, { timeout: 1000 });
    }).toPass();
  await stands('Proposal');
  await expect(fact('Value')).toHaveText('€20,000.00');

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(linkIn((await mailTo(email, /^Quote Q-/)).text, '/billing/quote'));
  await guest.getByLabel('Your name').fill('Jo Example');
  await guest.getByRole('checkbox', { name: /I accept quote/ }).check();
  await guest.getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(guest.locator('h1')).toHaveText(/^Invoice INV-/);
  await stands('Won');

  // The next one begins with the address that the last one had.
  await page.goto(`${panel}/quotes/new`);
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Lead or client' }).fill(email);
  await page.getByRole('button', { name: 'Fill in their details' }).click();
  await expect(page.getByLabel('Street and number')).toHaveValue('Musterweg 3');
  await guest.context().close();
});
