import { expect } from '@playwright/test';
import { signInAt, site } from '../identity-site.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { quoteGuide, staffDesk } from '../staff-desk.ts';

test.describe.configure({ timeout: 150_000 });

const run = Date.now().toString(36);

test('whoever erases their data is told which papers stay, and an open invoice can still be reminded of', async ({
  page,
  browser,
}) => {
  const ann = `kay-${run}@example.com`;
  const staff = await staffDesk(browser, `sam-kay-${run}@example.com`);
  await site.confirmedAccount(ann);
  await quoteGuide(staff, ann, 'Kay Example');
  await page.goto(linkIn((await mailTo(ann, /^Quote Q-/)).text, '/billing/quote'));
  await page.getByLabel('Your name').fill('Kay Example');
  await page.getByRole('checkbox', { name: /I accept quote/ }).check();
  await page.getByRole('button', { name: 'Accept and get the invoice' }).click();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-/);
  const number = (await page.locator('h1').textContent())?.replace('Invoice ', '') ?? '';

  await signInAt(page, ann, `${peeredSite}/account/details`);
  await hydrated(page);
  await expect(page.getByText(`We keep ${ann} for reminders until ${number} is paid.`)).toBeVisible();
  await expect(page.getByText(/By tax law we keep accepted quote Q-.* and invoice INV-/)).toBeVisible();

  // Staff erase it as the person would, and see the invoice locked with its address.
  const desk = await staff.context.newPage();
  await desk.goto(`${peeredSite}/admin-panel/privacy`);
  await hydrated(desk);
  await desk.getByLabel('E-mail address').fill(ann);
  await desk.getByRole('button', { name: 'Show what is kept' }).click();
  await expect(desk.getByText(`for reminders until ${number} is paid`)).toBeVisible();
  await desk.getByLabel(`Type ${ann} to say that you mean it`).fill(ann);
  await desk.getByRole('button', { name: `Erase ${ann}` }).click();
  await expect(desk.getByText('Everything of that address was erased')).toBeVisible();
  await desk.goto(`${peeredSite}/admin-panel/invoices?q=${number}`);
  await hydrated(desk);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText('Locked: this person had their data erased')).toBeVisible();
  await expect(desk.getByText(ann)).toBeVisible();
  await desk.getByLabel('Reference of the bank').fill(`KAY ${run}`);
  await desk.getByRole('button', { name: 'Book the payment' }).click();
  await expect(desk.getByText('nobody any more: the address was erased')).toBeVisible();
  await staff.context.close();
});
