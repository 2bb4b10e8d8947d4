import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { signInAt, site } from '../identity-site.ts';
import { phone, test, tooWide } from '../page.ts';
import { mailTo } from '../peers.ts';

test.describe.configure({ timeout: 90_000 });

const security = `${site.address}/account/security`;

/** Gives the tab an authenticator that knows its owner, as a laptop with a fingerprint reader does. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Lets the person fail, or again pass, the check of their finger. */
    knowsOwner: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const signOut = (page: Page) =>
  page.evaluate(() => fetch('/api/session', { method: 'DELETE' }).then(() => localStorage.clear()));

test('a passkey is added under Security, signs in without a password, and is removed by its own proof', async ({
  page,
}) => {
  const email = 'passkey@example.com';
  await site.confirmedAccount(email);
  const authenticator = await addAuthenticator(page);
  await signInAt(page, email, security);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('not used yet');
  expect(await authenticator.credentials()).toBe(1);
  expect((await mailTo(email, /passkey was added/)).text).toContain('Chrome');
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await tooWide(page)).toBe(0);

  await signOut(page);
  await page.goto(`${site.address}/sign-in?redirectFrom=%2Faccount%2Fsecurity`);
  await authenticator.knowsOwner(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await authenticator.knowsOwner(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(security);
  await expect(list).toContainText('last used on');

  await list.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('button', { name: 'Use a passkey, then remove it' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(list).toHaveCount(0);
});
