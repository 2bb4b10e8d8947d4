import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { codeNow, openSession, password, signInAt, site, standInForGoogle } from '../identity-site.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { mailTo } from '../peers.ts';

test.describe.configure({ timeout: 90_000 });

const details = `${site.address}/account/details`;
const security = `${site.address}/account/security`;

/** A browser of its own in which the person is signed in. */
async function elsewhere(browser: Browser, email: string, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await signInAt(page, email, security);
  return page;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('an address is confirmed by a link sent again, and changed by links at both', async ({ page }) => {
  await site.account('old@example.com');
  await signInAt(page, 'old@example.com', details);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We’re emailing you the link.')).toBeVisible();
  const oobCode = new URL(await site.mailedLink('old@example.com', 'VERIFY_EMAIL')).searchParams.get(
    'oobCode',
  );
  await site.call('/v1/accounts:update', { oobCode });
  await page.getByRole('link', { name: 'Change it under Security' }).click();
  await page.waitForURL(/security/);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await page.getByText('Change the address').click();
  await page.getByLabel('New email address').fill('new@example.com');
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('We’re emailing you two links')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  for (const half of ['old@example.com', 'new@example.com'])
    expect((await mailTo(half, /address for/)).text).toContain('mode=verifyAndChangeEmail');
});

test('one browser ends another in the list, which is asked to sign in at its next step', async ({
  page,
  browser,
}) => {
  const email = 'two@example.com';
  await site.account(email);
  const other = await elsewhere(browser, email, firefox);
  const third = await elsewhere(browser, email, iphone);
  await signInAt(page, email, security);
  const list = page.getByRole('list', { name: 'Where you’re signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);

  await list.getByRole('button', { name: /Firefox on Windows/ }).click();
  await expect(page.getByText('Firefox on Windows is signed out')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await other.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Details' }).click();
  await other.waitForURL(/\/sign-in\?redirectFrom=%2Faccount%2Fdetails/);
  // What the SDK kept there is worth nothing any more, so the form is asked for.
  await expect(other.getByLabel('Email address').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign out the other device' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await third.goto(details);
  expect(third.url()).toContain('/sign-in?');
  await other.context().close();
  await third.context().close();
});

test('two steps are switched on with the first code of an app, and the recovery codes shown once', async ({
  page,
}) => {
  const email = 'steps@example.com';
  const { idToken } = await site.account(email);
  await signInAt(page, email, security);
  await expect(page.getByText(`Confirm ${email} first`)).toBeVisible();
  await site.confirm(email, idToken);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
  const shown = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type('000000');
  await expect(page.getByText(/That code is wrong/)).toBeVisible();
  await page.keyboard.type(codeNow(shown.replaceAll(' ', '')));

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(codes.first()).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await page.reload();
  await expect(codes).toHaveCount(0);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL(`${site.address}/`);
  await page.goto(details);
  expect(page.url()).toContain('/sign-in?');
});

test('a new password needs the old one, meets the policy, and ends every other browser', async ({
  page,
  browser,
}) => {
  const email = 'word@example.com';
  await site.account(email);
  const other = await elsewhere(browser, email, iphone);
  await signInAt(page, email, security);
  const change = page.getByRole('button', { name: 'Change the password' });
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('abc');
  await expect(page.getByRole('list', { name: 'Rules for the password' })).toContainText('not met yet');
  await change.click();
  await expect(page.getByText('This password doesn’t meet all the rules below yet.')).toBeVisible();
  await page.getByLabel('New password').fill('another horse battery 42');
  await expect(page.getByRole('list', { name: 'Rules for the password' })).toContainText(
    'Hard to guess, met',
  );
  await change.click();
  await expect(page.getByText('That isn’t your password. Try again.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(password);
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  const lately = page.getByRole('list', { name: 'Recent activity', exact: true });
  await expect(lately).toContainText('The password was changed');
  await expect(lately.getByText(/^Signed in on /).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await other.goto(details);
  expect(other.url()).toContain('/sign-in?');
  await page.reload();
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();
  await other.context().close();
});

test('security on a phone: a session is ended, the password changed and two steps set up with a thumb', async ({
  browser,
}) => {
  const email = 'thumb@example.com';
  await site.confirmedAccount(email);
  const elsewhere = await browser.newContext({ userAgent: firefox });
  await openSession(elsewhere.request, email);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await signInAt(page, email, details);
  await page.getByRole('button', { name: /^Details/ }).tap();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Security' }).tap();
  await page.waitForURL(security);
  await hydrated(page);

  const sessions = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await sessions.getByRole('button', { name: /Firefox on Windows/ }).tap();
  await expect(page.getByText('Firefox on Windows is signed out')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.request.get(details)).url()).toContain('/sign-in?');

  const secret = 'another horse battery 43';
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(secret);
  await page.getByRole('button', { name: 'Show the password' }).last().tap();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Change the password' }).tap();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByRole('button', { name: 'Set up an app' }).tap();
  // The camera cannot read its own screen: the app is opened by the address.
  const app = page.getByRole('link', { name: 'Open an app on this device' });
  const key = new URL((await app.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  expect(await tooWide(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Digit 1 of 6').tap();
  await page.keyboard.type(codeNow(key));
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'I’ve saved them' }).tap();
  const lately = page.getByRole('list', { name: 'Recent activity', exact: true });
  await expect(lately).toContainText('Two-step sign-in was switched on');

  // Without scripts the page still tells how things stand, and what it cannot do.
  const plain = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const quiet = await plain.newPage();
  await quiet.goto(security);
  // A search by text passes over what stands in a noscript element.
  const limit = quiet.locator('noscript > div');
  await expect(limit).toBeVisible();
  await expect(limit).toContainText('Changing anything here needs JavaScript');
  await expect(quiet.getByRole('list', { name: 'Where you’re signed in' })).toContainText('This browser');
  await expect(quiet.getByText('10 recovery codes left')).toBeVisible();
  for (const one of [elsewhere, context, plain]) await one.close();
});

test('a Google account is linked in a window of its own, and taken off again', async ({ page, context }) => {
  const email = 'linked@example.com';
  await site.account(email);
  await standInForGoogle(context, {
    sub: '4711',
    email: 'linked.too@example.com',
    email_verified: true,
  });
  await signInAt(page, email, security);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link a Google account' }).click();
  await (await popup).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Google linked')).toBeVisible();
  const part = page.getByRole('region', { name: 'Google' });
  await expect(part.getByText('linked.too@example.com')).toBeVisible();
  await part.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google unlinked')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Link a Google account' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('whoever came by Google’s button proves by Google who they are, and can set a password', async ({
  page,
  context,
}) => {
  await standInForGoogle(context, { sub: '42', email: 'button@example.com', email_verified: true });
  await page.goto(`${site.address}/sign-in?redirectFrom=%2Faccount%2Fsecurity`);
  await page.locator('#google-signin-button').getByRole('button').click();
  await page.waitForURL(security);
  await hydrated(page);
  await expect(page.getByText('Google is the only way you can sign in.')).toBeVisible();
  await page.getByLabel('New password').fill('another horse battery 42');
  await page.getByRole('button', { name: 'Set the password' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask Google, then continue' }).click();
  await (await popup).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Password set')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
});

test('without a session security shows its example; whom the SDK keeps is let in again on the way', async ({
  page,
}) => {
  await page.goto(security);
  await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
  const way = page.getByRole('link', { name: 'Sign in to see yours' });
  await expect(way).toHaveAttribute('href', '/sign-in?redirectFrom=%2Faccount%2Fsecurity');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Details' }).click();
  await page.waitForURL(/\/sign-in\?redirectFrom=%2Faccount%2Fdetails/);

  await site.account('kept@example.com');
  await signInAt(page, 'kept@example.com', `${site.address}/account/messages`);
  await page.context().clearCookies();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(page.url()).toBe(details);
});

test('closing the account asks for the password, and leaves nobody signed in', async ({ page, browser }) => {
  const email = 'leaving@example.com';
  await site.account(email);
  const other = await elsewhere(browser, email, iphone);
  await signInAt(page, email, details);
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account?' });
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(dialog.getByText('That isn’t your password. Try again.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await page.waitForURL(`${site.address}/your-data?state=closed`);
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.goto(details);
  expect(other.url()).toContain('/sign-in?');
  await other.context().close();
});
