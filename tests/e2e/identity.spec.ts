import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { password, signInByForm, site, standInForGoogle } from './identity-site.ts';
import { test } from './page.ts';
import { mailTo } from './peers.ts';
import { inDatabase } from './sign-up.ts';

test.describe.configure({ timeout: 90_000 });
// Nothing goes out of the house; tests that need Google bring a stand-in.
test.beforeEach(({ context }) => context.route('https://accounts.google.com/**', (route) => route.abort()));

const whoIsIn = async (page: Page) =>
  (await (await page.request.get(`${site.address}/api/session`)).json()).user?.email ?? null;
const signOut = (page: Page) =>
  page.evaluate(() => fetch('/api/session', { method: 'DELETE' }).then(() => localStorage.clear()));

/** As if so many wrong passwords had come from as many networks; a journey comes from one alone. */
async function countGuesses(email: string, used: number): Promise<void> {
  const secret = await readFile(join(process.env.PEERED_SITE_DATA_DIR ?? '', 'app-secret'), 'utf8');
  const hash = createHmac('sha256', secret.trim()).update(JSON.stringify(['failed-account', email]));
  const key = `identity:${hash.digest('base64url').slice(0, 22)}:account`;
  await inDatabase(site.address, (client) =>
    client.query("insert into limit_counters values ($1, $2, now() + interval '1 day')", [key, used]),
  );
}

test('somebody signs up by mail, signs out, forgets the password, sets a new one by mail and signs in', {
  tag: '@smoke',
}, async ({ page }) => {
  const email = 'ada@example.com';
  await page.goto(`${site.address}/sign-up?redirectFrom=%2Faccount%2Fdetails`);
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const { text } = await mailTo(email, /^Finish your account/);
  await page.goto(/https?:\S+mode=signUp\S+/.exec(text)?.[0] ?? '');
  await page.getByLabel('Name').first().fill('Ada Example');
  const secret = page.getByLabel(`Password for ${email}`);
  const rules = page.getByRole('list', { name: 'Rules for the password' });
  await secret.fill('password');
  // While it is typed, beside the field, and which of the reasons it is; nothing says that it would do.
  await expect(secret).toHaveAccessibleDescription(/first passwords people try/);
  await expect(rules).toContainText('Hard to guess, not met yet');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(secret).toHaveAccessibleDescription(/first passwords people try/);
  expect(await seriousFindings(page)).toEqual([]);
  await secret.fill('ada-example-1');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(secret).toHaveAccessibleDescription(/“example”, which is part of your name/);
  await secret.fill(password);
  await expect(rules).toContainText('Hard to guess, met');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.locator('h1')).toHaveText('Your account is ready');
  await page.locator('main').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`${site.address}/account/details`);
  expect(await whoIsIn(page)).toBe(email);
  await expect(page.getByText('Not confirmed yet')).toHaveCount(0);

  await page.goto(`${site.address}/privacy`);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL(`${site.address}/`);
  expect(await whoIsIn(page)).toBe(null);

  await page.goto(`${site.address}/sign-in`);
  await page.getByLabel('Email address').first().fill(email);
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByLabel('Email address of your account')).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const link = await site.mailedLink(email, 'PASSWORD_RESET');
  await page.goto(link);
  const fresh = 'another horse battery 42';
  await page.getByLabel(`New password for ${email}`).fill(fresh);
  // They push the button down when they arrive, which a hand sees and waits for.
  await expect(page.getByRole('list', { name: 'Rules for the password' })).toBeVisible();
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.locator('h1')).toHaveText('Your password is set');
  await page.goto(link);
  await expect(page.locator('h1')).toHaveText('This link no longer works');

  await page.goto(`${site.address}/sign-in`);
  await signInByForm(page, email, password);
  await expect(page.getByRole('alert').first()).toContainText('don’t match');
  await signInByForm(page, email, fresh);
  await page.waitForURL(`${site.address}/account/details`);
});

test('signing up says the same of a taken address, whose owner is told by mail', async ({ page }) => {
  const said: string[] = [];
  await site.account('taken@example.com');
  for (const email of ['taken@example.com', 'not-taken@example.com']) {
    await page.goto(`${site.address}/sign-up`);
    await page.getByLabel('Email address').first().fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    said.push((await page.locator('main').textContent())?.replaceAll(email, '') ?? '');
  }
  expect(said[0]).toBe(said[1]);
  const { text } = await mailTo('taken@example.com', /^You already have an account/);
  expect(text).toContain(`${site.address}/sign-in`);
  expect(text).not.toContain('oobCode');
});

test('an account that many guess at refuses new browsers, and says beside the field what to do', async ({
  page,
}) => {
  const email = 'guessed@example.com';
  await site.account(email);
  await countGuesses(email, 100);
  await page.goto(`${site.address}/sign-in`);
  await signInByForm(page, email);
  const field = page.locator('[data-field="Password"]');
  await expect(field).toContainText('new devices have to wait up to 15 minutes');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Set a new password' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.goto(await site.mailedLink(email, 'PASSWORD_RESET'));
  await page.getByLabel(`New password for ${email}`).fill('another horse battery 43');
  await expect(page.getByRole('list', { name: 'Rules for the password' })).toBeVisible();
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.locator('h1')).toHaveText('Your password is set');
  await page.goto(`${site.address}/sign-in`);
  await signInByForm(page, email, 'another horse battery 43');
  await page.waitForURL(`${site.address}/account/details`);
});

test('the guard asks to sign in and comes back to the very page, and never leaves the site', {
  tag: '@smoke',
}, async ({ page }) => {
  await site.account('guard@example.com');
  await page.goto(`${site.address}/account/details?from=mail`);
  expect(page.url()).toBe(
    `${site.address}/sign-in?redirectFrom=${encodeURIComponent('/account/details?from=mail')}`,
  );
  await signInByForm(page, 'guard@example.com');
  await page.waitForURL(`${site.address}/account/details?from=mail`);

  // Whoever is signed in already does not see the form; another site is not gone to.
  await page.goto(`${site.address}/sign-in?redirectFrom=${encodeURIComponent('//evil.example/')}`);
  await page.waitForURL(`${site.address}/account/details`);

  // The SDK still knows the user when the site's own session has ended: it is renewed without a question.
  await page.context().clearCookies();
  await page.goto(`${site.address}/account/details`);
  await page.waitForURL(`${site.address}/account/details`);
  expect(await whoIsIn(page)).toBe('guard@example.com');
});

test('after some wrong passwords the browser solves a puzzle, and the right one still opens', async ({
  page,
}) => {
  // Solving is work for a processor, and other browsers share it.
  test.setTimeout(180_000);
  await site.account('puzzle@example.com');
  await page.goto(`${site.address}/sign-in`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha')) asked.push(request.method());
    if (request.url().includes('www.google.com')) asked.push('a captcha of Google');
  });
  for (let tries = 0; tries < 6; tries += 1) {
    const answered = page.waitForResponse(/signInWithPassword/);
    await signInByForm(page, 'puzzle@example.com', `wrong ${tries}`);
    await answered;
    await expect(
      page.locator('main').getByRole('button', { name: 'Sign in', exact: true }),
    ).not.toHaveAttribute('aria-busy', { timeout: 60_000 });
  }
  await signInByForm(page, 'puzzle@example.com');
  await page.waitForURL(`${site.address}/account/details`);
  expect(new Set(asked)).toEqual(new Set(['GET', 'POST']));
});

test('two steps: the code of the app, and a recovery code when the phone is gone', async ({ page }) => {
  const email = 'recovery@example.com';
  const { idToken } = await site.account(email);
  const { recoveryCodes } = await site.twoSteps(email, idToken);
  await page.goto(`${site.address}/sign-in`);
  await signInByForm(page, email);
  await expect(page.locator('h1')).toHaveText('One more step');
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type('000000');
  await expect(page.getByRole('alert').first()).toContainText('That code is wrong');
  await page.getByRole('button', { name: /use a recovery code/ }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${site.address}/account/details`);
  expect(await whoIsIn(page)).toBe(email);
});

test('Google: its own button opens a session, and a dead credential is forgotten', async ({
  context,
  page,
}) => {
  const claims = { sub: '4710', email: 'gwen@example.com', email_verified: true, name: 'Gwen Example' };
  await standInForGoogle(context, claims);
  await page.goto(`${site.address}/sign-in`);
  await page.locator('#google-signin-button').getByRole('button').click();
  await page.waitForURL(`${site.address}/account/details`);
  expect(await whoIsIn(page)).toBe('gwen@example.com');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(kept.user ?? '')).toEqual({
    id: '4710',
    email: 'gwen@example.com',
    name: 'Gwen Example',
    picture: '',
  });
  expect(kept.google_user).toBe(kept.user);

  await context.clearCookies();
  await page.goto(`${site.address}/sign-in`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
  await expect(page.locator('h1')).toHaveText('Sign in');
});

test('Google: a script that does not come is said so', async ({ page }) => {
  await page.goto(`${site.address}/sign-in`);
  await expect(page.getByText('Failed to load Google script')).toBeVisible();
});

test('the sign-in window signs in, and says what kept it from doing so', async ({ context, page }) => {
  const claims = { sub: '815', email: 'pia@example.com', email_verified: true, name: 'Pia Example' };
  await standInForGoogle(context, claims);
  await page.goto(`${site.address}/sign-in`);
  const open = page.getByRole('button', { name: 'Open a sign-in window' });
  const said = page.getByRole('alert').first();

  const [first] = await Promise.all([context.waitForEvent('page'), open.click()]);
  expect(await first.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await first.close();
  await expect(said).toContainText('closed before you finished');

  const [lost] = await Promise.all([context.waitForEvent('page'), open.click()]);
  const [other] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await expect(said).toContainText('Another sign-in window is open');
  await expect.poll(() => lost.isClosed()).toBe(true);
  await other.close();
  await expect(said).toContainText('closed before you finished');

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open.click();
  await expect(said).toContainText('blocks storage for this site');

  await page.reload();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await open.click();
  await expect(said).toContainText('blocked the sign-in window');

  await page.reload();
  await context.route('**/v1/projects?**', (route) =>
    route.fulfill({ json: { projectId: 'embedded', authorizedDomains: ['elsewhere.example'] } }),
  );
  await open.click();
  await expect(said).toContainText('isn’t set up for this web address');
  await context.unroute('**/v1/projects?**');

  const [second] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await second.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${site.address}/account/details`);
  await expect.poll(() => second.isClosed()).toBe(true);
  expect(await whoIsIn(page)).toBe('pia@example.com');
  await signOut(page);
});

test('a page for the demo user is shown to the demo user alone', async ({ page }) => {
  await page.goto(`${site.address}/fixture/demo-only?tab=2`);
  await page.waitForURL(
    `${site.address}/sign-in?redirectFrom=${encodeURIComponent('/fixture/demo-only?tab=2')}`,
  );
  await page.evaluate(() => {
    localStorage.setItem('demo-name', 'Demo');
    localStorage.setItem('demo-email', 'demo@example.com');
  });
  await page.goto(`${site.address}/fixture/demo-only`);
  await expect(page.locator('h1')).toHaveText('For the demo user');
});
