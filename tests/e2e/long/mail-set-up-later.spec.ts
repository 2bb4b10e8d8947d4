import { expect } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { startMailPeer } from '../../torture/mail-peer.ts';
import { test } from '../page.ts';
import { newSession, signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 240_000 });

test('what was kept without a mail server leaves in one step once there is one, with links that work', async ({
  page,
}) => {
  const before = await startSite();
  const { address, dataFolder } = before;
  const { email, sid } = await newSession(address, 'early', dataFolder);
  await makeStaff(await signUp(page, address, 'owner', dataFolder), dataFolder);

  // Nobody can be sent a link, so staff confirm an address on their word.
  const other = await newSession(address, 'known', dataFolder);
  await page.goto(`${address}/admin-panel/staff/accounts?q=${other.email}`);
  await page.getByRole('checkbox', { name: other.email }).check();
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText(`${other.email} is confirmed`)).toBeVisible();

  // A reader asks for the newsletter, and is told that nothing can be sent yet.
  await page.context().clearCookies();
  await page.goto(`${address}/newsletter`);
  await page.locator('main').getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('h1')).toHaveText('Your address is saved');
  before.process.kill('SIGTERM');
  await new Promise((done) => before.process.once('close', done));

  const peer = await startMailPeer();
  const after = await startSite({
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    MAIL_FROM: 'Akra <hello@example.com>',
  });
  await page.context().addCookies([{ name: 'sid', value: sid, url: address }]);
  await makeStaff(email, dataFolder);
  await page.goto(`${address}/admin-panel`);
  await expect(page.getByText(/written while email was off/)).toBeVisible();
  await page.getByRole('button', { name: /^Send \d+ message/ }).click();
  await expect(page.getByText(/in a few seconds/)).toBeVisible();
  await expect.poll(() => peer.mails.some(({ to }) => to === email), { timeout: 60_000 }).toBe(true);
  await page.goto(`${address}/admin-panel`);
  await expect(page.locator('[data-mail]')).toHaveCount(0);
  const link = /https?:\/\/\S+\/newsletter\/confirm\?token=\S+/.exec(
    peer.mails.find(({ to }) => to === email)?.text ?? '',
  )?.[0];
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.locator('h1')).toHaveText('You’ve subscribed');
  await after.stop();
  await peer.close();
  await before.stop();
});
