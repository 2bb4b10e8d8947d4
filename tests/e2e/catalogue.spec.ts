import { expect, type Page } from '@playwright/test';
import { hydrated, test, watch } from './page.ts';
import { signUp } from './sign-up.ts';
import { makeStaff } from './staff.ts';

const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('article') });
const countIn = (page: Page) => page.getByRole('main').getByRole('status').first();

test('on a desktop somebody finds an application in spite of a typo, saves, compares and asks for it', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await page.goto('/applications');
  await page.getByLabel('Search the applications').fill('clnic');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No application mentions “clnic”')).toBeVisible();
  await expect(results(page).first()).toContainText('Clinic desk');

  await page.getByRole('checkbox', { name: /^Custom/ }).click();
  await expect(page).toHaveURL(/[?&]kind=custom/);
  await expect(countIn(page)).toHaveText(/applications? match(es)?$/);
  // The boxes stay ticked and in focus while the list follows.
  await expect(page.getByRole('checkbox', { name: /^Custom/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Health \d/ }).click();
  await expect(page).toHaveURL(/trade=Health/);
  // A pick is part of the address, so it is still there on another page of the list.
  await page.getByRole('checkbox', { name: 'Compare Patient app' }).click();
  await expect(page).toHaveURL(/with=patient-app/);
  await page.getByRole('link', { name: 'Remove Health' }).click();
  await expect(page.getByRole('checkbox', { name: 'Compare Patient app' })).toBeChecked();
  await page.getByRole('link', { name: 'Clinic desk' }).click();

  await expect(page.locator('h1')).toHaveText('Clinic desk');
  await page.getByRole('button', { name: 'Save: Clinic desk' }).click();
  await expect(page.getByRole('button', { name: 'Saved: Clinic desk' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'See all saved items' }).click();
  await expect(page).toHaveURL(`${origin}/account/saved-items`);
  await expect(page.getByRole('region', { name: 'Saved in this browser' })).toContainText('Clinic desk');
  await page.goto('/applications/saved');
  await expect(page.locator('h1')).toHaveText('Saved applications');
  await expect(page.getByRole('link', { name: 'Clinic desk' })).toBeVisible();

  // What this browser kept moves into the account.
  await signUp(page, origin, 'catalogue');
  await page.goto('/applications/saved');
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('saved')), { message: 'handed over' })
    .toBeNull();
  await page.goto('/applications/saved');
  await page.getByRole('link', { name: 'Clinic desk' }).click();
  await expect(page.locator('h1')).toHaveText('Clinic desk');

  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  // The page before has a link of this name too.
  await expect(page).toHaveURL(/\/applications\/compare/);
  await expect(page.locator('h1')).not.toHaveText('Clinic desk');
  await page.getByRole('link', { name: 'Patient app' }).click();
  await expect(page.locator('h1')).toHaveText('Two applications, side by side');
  await expect(page).toHaveURL(`${origin}/applications/compare?with=clinic-desk,patient-app`);
  await expect(page.getByRole('table').getByRole('row', { name: /^Price/ })).toContainText('By the week');
  await page.getByRole('link', { name: 'Request Clinic desk' }).click();
  await expect(page).toHaveURL(`${origin}/contact-us?application=clinic-desk`);
  await expect(page.getByRole('main')).toContainText('Clinic desk');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone without scripts somebody filters, leafs, compares and opens', { tag: '@smoke' }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/applications');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${origin}/applications?page=2`);
  await expect(page.getByRole('main')).toContainText('46');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.goto('/applications');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Learning/ }).check();
  await page.getByRole('checkbox', { name: /^Custom/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(`${origin}/applications?kind=custom&trade=Learning`);
  await expect(countIn(page)).toHaveText('6 applications match');
  await page.getByRole('checkbox', { name: 'Compare Course portal' }).check();
  await page.getByRole('checkbox', { name: 'Compare Certificate portal' }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('h1')).toHaveText('Two applications, side by side');
  await page.goBack();
  await page.getByRole('link', { name: 'Certificate portal' }).click();
  await expect(page.locator('h1')).toHaveText('Certificate portal');
  await expect(page.getByRole('button', { name: 'Save to my account' })).toBeVisible();
  await context.close();
});

test('the second view is the same catalogue, unlisted, and keeps what is in review from visitors', async ({
  page,
  request,
  origin,
}) => {
  await page.goto('/applications_test?q=stock+floor');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/applications`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Stock floor' })).toHaveCount(0);
  for (const list of ['applications', 'applications_test'])
    expect((await request.get(`/${list}/stock-floor`)).status()).toBe(404);
  await page.goto('/applications_test/booking');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/applications/booking`);
});

test('staff see in the second view what is in review, and nowhere else', async ({ page, origin }) => {
  await makeStaff(await signUp(page, origin, 'catalogue'));
  await page.goto('/applications_test?q=stock+flor&view=list');
  await expect(page.getByRole('row', { name: /Stock floor/ })).toContainText('In review');
  await page.getByRole('link', { name: /Stock floor/ }).click();
  await expect(page.locator('h1')).toHaveText('Stock floor');
  expect((await page.request.get('/applications/stock-floor')).status()).toBe(404);
  expect(await (await page.request.get('/applications?q=stock+floor')).text()).not.toContain('/stock-floor');
});
