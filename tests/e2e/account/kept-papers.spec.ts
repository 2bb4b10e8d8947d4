import { expect } from '@playwright/test';
import { signInAt, site } from '../identity-site.ts';
import { hydrated, test } from '../page.ts';
import { linkIn, mailTo, peeredSite } from '../peers.ts';
import { quoteGuide, staffWorkspace } from '../staff-workspace.ts';

test.describe.configure({ timeout: 150_000 });

const run = Date.now().toString(36);

test('whoever erases their data is told which papers stay, and an open invoice can still be reminded of', async ({
  page,
  browser,
}) => {
  const ann = `kay-${run}@example.com`;
  const staff = await staffWorkspace(browser, `sam-kay-${run}@example.com`);
  await site.confirmedAccount(ann);
  await quoteGuide(staff, ann, 'Kay Example');
  await page.goto(linkIn((await mailTo(ann, /^Quote Q-/)).text, '/billing/quote'));
  await page.getByLabel('Your name').fill('Kay Example');
  await page.getByRole('checkbox', { name: /I accept quote/ }).check();
  await page.getByRole('button', { name: 'Accept and get invoice' }).click();
  await expect(page.locator('h1')).toHaveText(/^Invoice INV-/);
  const number = (await page.locator('h1').textContent())?.replace('Invoice ', '') ?? '';

  await signInAt(page, ann, `${peeredSite}/account/details`);
  await hydrated(page);
  await expect(page.getByText(`We keep ${ann} for reminders until ${number} is paid.`)).toBeVisible();
  await expect(page.getByText(/By tax law we keep accepted quote Q-.* and invoice INV-/)).toBeVisible();

  // Staff erase it as the person would, and see the invoice locked with its address.
  const workspace = await staff.context.newPage();
  await workspace.goto(`${peeredSite}/admin-panel/privacy`);
  await hydrated(workspace);
  await workspace.getByLabel('Email address').fill(ann);
  await workspace.getByRole('button', { name: 'Show data' }).click();
  await expect(workspace.getByText(`for reminders until ${number} is paid`)).toBeVisible();
  await workspace.getByLabel(`Type ${ann} to confirm`).fill(ann);
  await workspace.getByRole('button', { name: `Erase ${ann}` }).click();
  await expect(workspace.getByText('Everything about that address has been erased')).toBeVisible();
  await workspace.goto(`${peeredSite}/admin-panel/invoices?q=${number}`);
  await hydrated(workspace);
  await workspace.getByRole('link', { name: number }).click();
  await expect(workspace.getByText('Locked: this person had their data erased')).toBeVisible();
  await expect(workspace.getByText(ann)).toBeVisible();
  await workspace.getByLabel('Bank reference').fill(`KAY ${run}`);
  await workspace.getByRole('button', { name: 'Record payment' }).click();
  await expect(workspace.getByText('nobody any more: the address was erased')).toBeVisible();
  await staff.context.close();
});
