import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { openPart } from '../form-part.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 150_000 });

const panel = `${peeredSite}/admin-panel`;
const run = Date.now().toString(36);

/** Sends an enquiry with something made in a demo, as a visitor; gives its reference. */
async function enquire(page: Page, who: { name: string; email: string }): Promise<string> {
  const state = Buffer.from('{"stops":["Hamburg"]}').toString('base64url');
  await page.goto(`${peeredSite}/contact-us?demo=route-optimization&state=${state}`);
  const main = page.locator('main');
  await main.getByLabel('What should we know?').fill('Please quote this round for five vans.');
  await main.getByLabel('Name').fill(who.name);
  await main.getByLabel('Email address').fill(who.email);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('We’ve received your message');
  const reference = page.getByRole('complementary', { name: 'In short' }).locator('p').first();
  return (await reference.textContent()) ?? '';
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('A company or sole trader').check();
  await page.getByLabel('Name on the invoice').fill('Example Works GmbH');
  await page.getByLabel('Street and number').fill('Musterweg 3');
  await page.getByLabel('Postal code').fill('20095');
  await page.getByLabel('Place').fill('Hamburg');
}

async function fillLine(page: Page, nth: number, line: Record<'what' | 'quantity' | 'price', string>) {
  const fields = page.getByRole('group', { name: `Line ${nth}` });
  await fields.getByLabel('Description').fill(line.what);
  await fields.getByLabel('Quantity').fill(line.quantity);
  await fields.getByLabel('Price each').fill(line.price);
}

const status = (page: Page) => page.locator('main').getByRole('status');

test('an enquiry becomes a quote, is accepted online and paid by card, and stands as paid', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage();
  const email = `gil-${run}@example.com`;
  const reference = await enquire(guest, { name: 'Gil Example', email });

  await makeStaff(await signUp(page, peeredSite, 'seller'), process.env.PEERED_SITE_DATA_DIR, ['sales']);
  await page.goto(`${panel}/inbox?open=${reference}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('link', { name: 'Write a quote' }).click();
  await expect(page.locator('h1')).toHaveText('New quote');
  await hydrated(page);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Name on the invoice')).toHaveValue('Gil Example');
  await openPart(page, 'Recipient');
  await fillAddress(page);
  await openPart(page, 'Title and terms');
  await page.getByLabel('Title').fill('Route planning for five vans');
  await openPart(page, 'Prices');
  await fillLine(page, 1, { what: 'Engineering', quantity: '7.5', price: '120.40' });
  await page.getByRole('button', { name: 'Add a line' }).click();
  await fillLine(page, 2, { what: 'A printed guide', quantity: '3', price: '9.99' });
  await page.getByRole('group', { name: 'Line 2' }).getByLabel('Tax rate').selectOption('reduced');
  // 903.00 at 19% and 29.97 at 7%, each rounded once: the browser says what the server will.
  await expect(page.getByRole('region', { name: 'Prices' }).getByText('VAT 19% on €903.00')).toBeVisible();
  await expect(page.locator('output')).toHaveText('€1,106.64');
  expect(await seriousFindings(page)).toEqual([]);
  await openPart(page, 'Preview');
  const paper = page.getByRole('region', { name: 'Preview' });
  await expect(paper.getByRole('heading', { name: 'Route planning for five vans' })).toBeVisible();
  await expect(paper).toContainText('Example Works GmbH');
  await expect(paper).toContainText('€1,106.64');
  await page.getByRole('button', { name: 'Save as a draft' }).dblclick();
  await expect(page.locator('h1')).toHaveText(/^Quote Q-/);
  const number = (await page.locator('h1').textContent())?.replace('Quote ', '') ?? '';
  await expect(page.getByText('€1,106.64').first()).toBeVisible();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(status(page)).toContainText(`on its way to ${email}`);

  await guest.goto(linkIn((await mailTo(email, /^Quote Q-/)).text, '/billing/quote'));
  await guest.getByLabel('Your name').fill('Gil Example');
  await guest.getByRole('checkbox', { name: /I accept quote/ }).check();
  await guest.getByRole('button', { name: 'Accept and get invoice' }).click();
  await guest.getByRole('button', { name: 'Pay €1,106.64 by card' }).click();
  await guest.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(guest.getByText('Your payment has arrived. Thank you')).toBeVisible();

  await page.goto(`${panel}/quotes?q=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Accepted');
  await hydrated(page);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'View invoice' }).click();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-/);
  await expect(page.locator('main').getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('by card')).toBeVisible();
  // Sales look at invoices, and change none.
  await expect(page.getByRole('button', { name: /credit note/ })).toHaveCount(0);
  const csv = await page.request.get(`${peeredSite}/api/staff/tables/quotes/csv?q=${number}`);
  expect(await csv.text()).toContain(`${number},Example Works GmbH,Route planning for five vans,Accepted`);
  await guest.context().close();
});

test('on a phone without scripts finance writes a quote, notes an order, issues the invoice and books its payment', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await makeStaff(await signUp(page, peeredSite, 'keeper'), process.env.PEERED_SITE_DATA_DIR, ['finance']);
  const email = `hal-${run}@example.com`;
  await page.goto(`${panel}/quotes`);
  await page.getByRole('link', { name: 'Write a quote' }).first().click();
  await page.getByLabel('Email address').fill(email);
  await fillAddress(page);
  await page.getByLabel('Title').fill('Maintenance');
  await fillLine(page, 1, { what: 'Maintenance in November', quantity: '1', price: '500' });
  await page.getByRole('button', { name: 'Add a line' }).click();
  await expect(page.locator('output')).toHaveText('€595.00');
  await expect(page.getByLabel('Title')).toHaveValue('Maintenance');
  await fillLine(page, 2, { what: 'An hour more', quantity: 'one', price: '80' });
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('Enter a number such as 1.5.')).toBeVisible();
  await page.getByRole('group', { name: 'Line 2' }).getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.locator('h1')).toHaveText(/^Quote Q-/);
  await page.getByRole('button', { name: 'Send by email' }).click();
  await mailTo(email, /^Quote Q-/);

  await page.getByRole('button', { name: 'Record order' }).click();
  await page.getByLabel('Who ordered').fill('Hal Example');
  await page.getByLabel('How and when').fill('By phone today');
  await page.getByRole('button', { name: 'Record order' }).click();
  await expect(page.locator('h1')).toHaveText('Invoice draft');
  await page.getByRole('button', { name: 'Issue and email' }).click();
  await expect(page.getByText('Please enter the date of supply first')).toBeVisible();
  await page.getByRole('link', { name: 'Add date' }).click();
  await page.getByLabel('Date of supply').fill('2026-11-02');
  await page.getByLabel('Last day').fill('2026-11-13');
  await page.getByRole('button', { name: 'Save the invoice' }).click();
  await expect(page.getByText('2 November 2026 to 13 November 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Issue and email' }).click();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-/);
  await mailTo(email, /^Invoice INV-/);

  await page.getByLabel('Amount in EUR').fill('6,90.20');
  await page.getByLabel('Bank reference').fill(`SEPA ${run}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('Enter an amount such as 1250.00.')).toBeVisible();
  await expect(page.getByLabel('Bank reference')).toHaveValue(`SEPA ${run}`);
  await page.getByLabel('Amount in EUR').fill('690.20');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.locator('main').getByText('Paid', { exact: true }).first()).toBeVisible();
  await mailTo(email, /^Paid: invoice/);

  // The same reference a second time books nothing until somebody says that it is another booking.
  await page.getByLabel('Amount in EUR').fill('10');
  await page.getByLabel('Direction').selectOption('in');
  await page.getByLabel('Bank reference').fill(`SEPA ${run}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('€690.20 with this reference was already booked')).toBeVisible();
  await expect(page.getByText('paid too much')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record it anyway' }).click();
  await expect(page.getByText('€10.00 paid too much')).toBeVisible();

  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);
  const file = await page.request.get(
    `${peeredSite}/api/staff/billing/accounting?from=${day(-2)}&to=${day(2)}`,
  );
  expect(await file.text()).toMatch(new RegExp(`payment,INV-.*,690\\.20,EUR,H,,SEPA ${run},`));
  await context.close();
});
