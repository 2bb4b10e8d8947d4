import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { site } from '../identity-site.ts';
import { test } from '../page.ts';
import { mailTo } from '../peers.ts';

test.describe.configure({ timeout: 90_000 });

const whoIsIn = async (page: Page) =>
  (await (await page.request.get(`${site.address}/api/session`)).json()).user?.email ?? null;

/** Asks on the sign-in page for a link, on the way to an account page; gives the link that was emailed. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto(`${site.address}/sign-in?redirectFrom=%2Faccount%2Fsecurity`);
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  // What was typed already is not asked for again.
  await expect(page.getByLabel('Email address').first()).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const { text } = await mailTo(email, /^Sign in to/);
  return /https?:\S+mode=signIn\S+/.exec(text)?.[0] ?? '';
}

test('an emailed link signs in with one press in the browser that asked, and leads to the page that was wanted', async ({
  page,
}) => {
  const email = 'by-link@example.com';
  await site.confirmedAccount(email);
  const link = await askForLink(page, email);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(link);
  await expect(page.locator('main').getByText(email)).toBeVisible();
  // Mail programs open links by themselves: opening it signs nobody in.
  expect(await whoIsIn(page)).toBe(null);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.address}/account/security`);
  expect(await whoIsIn(page)).toBe(email);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.locator('h1')).toHaveText('This link no longer works');
});

test('in another browser the link asks for the address, and for the second step of whoever has one', async ({
  page,
  browser,
}) => {
  const email = 'link-steps@example.com';
  const { idToken } = await site.account(email);
  const { recoveryCodes } = await site.twoSteps(email, idToken);
  const link = await askForLink(page, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Email address').first().fill('somebody-else@example.com');
  await other.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert').first()).not.toBeEmpty();
  await other.getByLabel('Email address').first().fill(email);
  await other.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('h1')).toHaveText('One more step');
  await other.getByRole('button', { name: /use a recovery code/ }).click();
  await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.waitForURL(`${site.address}/account/security`);
  expect(await whoIsIn(other)).toBe(email);
  await other.context().close();
});
