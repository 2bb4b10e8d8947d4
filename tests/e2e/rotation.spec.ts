import { expect, type Page } from '@playwright/test';
import { signInByForm, site } from './identity-site.ts';
import { test } from './page.ts';
import { inDatabase } from './sign-up.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => context.route('https://accounts.google.com/**', (route) => route.abort()));

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').stsTokenManager?.refreshToken ?? '';
  });
const inside = `${site.address}/account/details`;
// The sign-in page asks for a new token of whom the SDK keeps, and leads on.
const renew = async (page: Page) => {
  await page.goto(`${site.address}/sign-in?redirectFrom=%2Faccount%2Fdetails`);
  await page.waitForURL(inside);
};

test('two tabs that renew at once share one new token; the old one, used later, signs both out', async ({
  page,
  context,
  request,
}) => {
  const email = 'two-tabs@example.com';
  await site.account(email);
  await page.goto(`${site.address}/sign-in?redirectFrom=%2Faccount%2Fdetails`);
  await signInByForm(page, email);
  await page.waitForURL(inside);
  const first = await kept(page);
  const other = await context.newPage();
  await Promise.all([renew(page), renew(other)]);
  const second = await kept(page);
  expect(second).not.toBe(first);
  expect(await kept(other)).toBe(second);

  await inDatabase(site.address, (client) =>
    client.query(
      `update identity_logins set rotated_at = rotated_at - interval '61 seconds'
       from identity_users where user_id = identity_users.id and email = $1`,
      [email],
    ),
  );
  const thief = await request.post(`${site.address}/v1/token?key=embedded-identity`, {
    form: { grant_type: 'refresh_token', refresh_token: first },
  });
  expect((await thief.json()).error.message).toBe('TOKEN_EXPIRED');
  for (const tab of [page, other]) {
    await tab.goto(inside);
    await tab.waitForURL(/\/sign-in/);
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
  const mails = await inDatabase(site.address, (client) =>
    client.query('select purpose from outbox where recipient = $1', [email]),
  );
  expect(mails.rows.map(({ purpose }) => purpose)).toContain('identity.token-reused');
});
