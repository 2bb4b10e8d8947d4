import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { openSession, signInAt, site } from '../identity-site.ts';
import { phone, test, tooWide } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

// Addresses of this run alone: the site may have been used before.
const run = Date.now().toString(36);
const address = (name: string) => `${name}-${run}@example.com`;

/** Makes a quote and sends it, as staff do. */
async function sendQuote(page: Page, to: string, title: string): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('there is no browser');
  const sam = address(`sam-${to.split('-')[0]}`);
  await site.confirmedAccount(sam);
  await openSession(context.request, sam);
  await makeStaff(sam, process.env.PEERED_SITE_DATA_DIR);
  const post = async (path: string, form: Record<string, string>): Promise<string> => {
    const headers = { origin: peeredSite };
    const answer = await context.request.post(peeredSite + path, { headers, form, maxRedirects: 0 });
    expect(answer.status(), await answer.text()).toBe(303);
    return answer.headers().location ?? '';
  };
  const quote = await post('/admin-panel/quotes/new', {
    intent: 'save',
    email: to,
    'buyer.kind': 'business',
    'buyer.name': 'Example Works GmbH',
    'buyer.street': 'Musterweg 3',
    'buyer.postalCode': '20095',
    'buyer.city': 'Hamburg',
    'buyer.country': 'DE',
    title,
    'lines.0.description': 'Engineering',
    'lines.0.quantity': '10',
    'lines.0.unit': 'hours',
    'lines.0.unitPrice': '100.00',
    validUntil: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  });
  await post(quote, { intent: 'send' });
  await context.close();
}

test('on a desktop somebody with an account accepts a quote, cancels at the payment page, pays, and saves billing details', async ({
  page,
}) => {
  const ann = address('ann');
  await sendQuote(page, ann, 'Route planning for five vans');
  await site.confirmedAccount(ann);
  await signInAt(page, ann, `${peeredSite}/account/payment`);
  await page.getByRole('link', { name: /^Quotes/ }).click();
  await page.getByRole('link', { name: /^Q-\d{4}-\d{4}/ }).click();
  await expect(page.locator('h1')).toHaveText('Route planning for five vans');
  await page.getByLabel('Your name').fill('Ann Example');
  await page.getByRole('checkbox', { name: /I accept quote/ }).check();
  await page.getByRole('button', { name: 'Accept and get invoice' }).dblclick();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-\d{4}-\d{4}$/);
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await expect(page.getByText('Payment in advance, before the work is done')).toBeVisible();
  const pdf = await page.request.get(
    new URL((await page.getByRole('link', { name: 'Open PDF' }).getAttribute('href')) ?? '', peeredSite).href,
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await mailTo(ann, /^Invoice INV-/);

  await page.getByRole('button', { name: 'Pay €1,190.00 by card' }).click();
  await expect(page.locator('h1')).toHaveText('Pay 119000 eur');
  await page.getByRole('button', { name: 'cancel' }).click();
  await expect(page.getByText('You haven’t paid yet')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €1,190.00 by card' }).click();
  await page.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(page.getByText('Your payment has arrived. Thank you')).toBeVisible();
  await mailTo(ann, /^Paid: invoice/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${peeredSite}/account/payment?show=payments`);
  await expect(page.getByRole('row', { name: /INV-/ })).toContainText('€1,190.00');
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`${peeredSite}/account/payment?q=nothing+like+it`);
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.getByRole('link', { name: 'Billing details' }).click();
  await page.getByLabel('A company or sole trader').check();
  await page.getByLabel('Name on the invoice').fill('Société Exemple');
  await page.getByLabel('Street and number').fill('1 rue de l’Exemple');
  await page.getByLabel('Postal code').fill('7500');
  await page.getByLabel('Place').fill('Paris');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByLabel('VAT number').fill('FR41303265045');
  await page.getByRole('button', { name: 'Save billing details' }).click();
  await expect(page.getByText('Postal codes there look like 75001')).toBeVisible();
  await expect(page.getByLabel('Postal code')).toBeFocused();
  await expect(page.getByText('This number’s check digits don’t match')).toBeVisible();
  await expect(page.getByLabel('Name on the invoice')).toHaveValue('Société Exemple');
  await page.getByLabel('Postal code').fill('75001');
  await page.getByLabel('VAT number').fill('FR40303265045');
  await page.getByRole('button', { name: 'Save billing details' }).click();
  await expect(page.getByText('We’ll use this address for future quotes and invoices')).toBeVisible();
  await expect(page.getByLabel('VAT number')).toHaveValue('FR40303265045');
});

test('on a phone without scripts somebody accepts, cancels and fails, then makes an account, and pays from there', async ({
  browser,
  page: workspace,
}) => {
  const ben = address('ben');
  await sendQuote(workspace, ben, 'A printed guide');
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(linkIn((await mailTo(ben, /^Quote Q-/)).text, '/billing/quote'));
  await expect(page.locator('h1')).toHaveText('A printed guide');
  await page.getByLabel('Your name').fill('Ben 太郎');
  await page.getByRole('checkbox', { name: /I accept quote/ }).check();
  await page.getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(page.getByText('Our documents can only print European Latin letters')).toBeVisible();
  await page.getByLabel('Your name').fill('Ben Example');
  await page.getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(page.getByText('Quote accepted. Here is your invoice')).toBeVisible();

  const pay = () => page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await pay();
  await page.getByRole('button', { name: 'cancel' }).click();
  await expect(page.getByText('Nothing was charged, and the invoice is still open')).toBeVisible();
  await pay();
  await page.getByRole('button', { name: 'fail' }).click();
  await expect(page.getByText('Your payment failed')).toBeVisible();
  await mailTo(ben, /failed$/);

  // What was mailed to the address before stands in the account that is made with it.
  await site.confirmedAccount(ben);
  await openSession(context.request, ben);
  await page.goto(`${peeredSite}/account/payment`);
  const papers = page.getByRole('table');
  await expect(papers.getByRole('row', { name: /INV-/ })).toContainText('Open');
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('searchbox', { name: 'Find an invoice' }).fill('printed guide');
  await page.locator('main').getByRole('button', { name: 'Search' }).tap();
  await papers.getByRole('link', { name: /^INV-/ }).tap();
  await pay();
  await page.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(page.getByText('Your payment has arrived. Thank you')).toBeVisible();
  await page.getByRole('link', { name: 'All your invoices' }).tap();
  await expect(papers.getByRole('row', { name: /INV-/ })).toContainText('Paid');
  await page.getByRole('link', { name: 'Quotes', exact: true }).tap();
  await expect(papers.getByRole('row', { name: /Q-/ })).toContainText('Accepted');
  await page.getByRole('link', { name: 'Payments', exact: true }).tap();
  await expect(papers.getByRole('row', { name: /INV-/ })).toContainText('€1,190.00');

  await page.getByRole('link', { name: 'Billing details' }).tap();
  await page.getByLabel('A private person').check();
  await page.getByLabel('Name on the invoice').fill('Ben Example');
  await page.getByLabel('Street and number').fill('Musterweg 5');
  await page.getByLabel('Postal code').fill('123');
  await page.getByLabel('Place').fill('Berlin');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Save billing details' }).tap();
  await expect(page.getByText('Postal codes there look like 10115')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Musterweg 5');
  expect(await tooWide(page)).toBe(0);
  await page.getByLabel('Postal code').fill('10115');
  await page.getByRole('button', { name: 'Save billing details' }).tap();
  await expect(page.getByText('We’ll use this address for future quotes and invoices')).toBeVisible();
  await expect(page.getByLabel('Postal code')).toHaveValue('10115');
  await context.close();
});

test('a visitor sees what the payment page is for, and a made-up link opens nothing', async ({ page }) => {
  await page.goto(`${peeredSite}/account/payment`);
  await expect(page.getByRole('link', { name: 'Sign in to see yours' })).toBeVisible();
  await page.goto(`${peeredSite}/billing/invoice?token=made.up`);
  await expect(page.locator('h1')).toHaveText('We can’t show this invoice');
  await page.goto(`${peeredSite}/billing/invoice?number=INV-2026-0001`);
  await expect(page.locator('h1')).toHaveText('We can’t show this invoice');
  expect((await page.request.get(`${peeredSite}/api/staff/billing/accounting`)).status()).toBe(403);
});
