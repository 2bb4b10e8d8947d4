import { rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ownFolder, startSite } from '../../../scripts/test/site.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { mailTo, peeredSite } from '../peers.ts';
import { inDatabase, signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 90_000 });

const panel = `${peeredSite}/admin-panel`;

test('a new site prints one link, and whoever presses its button runs the panel', async ({
  page,
  request,
}) => {
  const site = await startSite();
  try {
    const printed = () => /http:\/\/\S+\/admin-panel\/claim\?token=\S+/.exec(site.output())?.[0] ?? '';
    await expect.poll(printed).not.toBe('');
    const link = printed();
    await page.goto(link);
    await expect(page.getByRole('link', { name: 'Sign in first' })).toBeVisible();
    await signUp(page, site.address, 'first', site.dataFolder);
    await page.reload();
    await page.getByRole('button', { name: /^Become the owner as first-/ }).click();
    await expect(page.locator('h1')).toHaveText('Overview');
    await page.goto(link);
    await expect(page.locator('h1')).toHaveText('This link no longer works');
    // Whoever has no account reads who may enter, and gets nothing of the staff's.
    expect((await request.get(`${site.address}/admin-panel/staff`)).status()).toBe(403);
  } finally {
    await site.stop();
  }
});

test('an owner adds somebody for one area, who sees that one, and takes them off again', async ({
  page,
  browser,
}) => {
  await makeStaff(await signUp(page, peeredSite, 'boss'), process.env.PEERED_SITE_DATA_DIR);
  await page.goto(panel);
  await hydrated(page);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.locator('h1')).toHaveText('Staff');
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const email = await signUp(other, peeredSite, 'reader');

  const add = page.locator('#add');
  await add.getByLabel('Their email address').fill(email);
  await add.getByRole('button', { name: 'Add person' }).click();
  await expect(add.getByText('Please tick at least one role.')).toBeVisible();
  await expect(add.getByLabel('Their email address')).toHaveValue(email);
  await add.getByLabel('Reader').check();
  await add.getByRole('button', { name: 'Add person' }).click();
  await expect(page.locator('main').getByRole('status')).toContainText(`${email} is now on the staff`);
  expect(await seriousFindings(page)).toEqual([]);

  // The mark counts once the address is confirmed, which a link in a mail does.
  await other.goto(panel);
  await expect(other.locator('h1')).toHaveText('Admin panel');
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR, ['readonly']);
  await mailTo(email, /You’ve been added to the staff/);
  await other.goto(panel);
  await expect(other.locator('h1')).toHaveText('Overview');
  await other.goto(`${panel}/staff`);
  await expect(other.locator('h1')).toHaveText('You don’t have access to this part');

  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Change', { exact: true }).click();
  await row.getByRole('button', { name: /^Remove from staff/ }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('is no longer on the staff');
  await other.goto(panel);
  await expect(other.locator('h1')).toHaveText('Admin panel');
  await other.context().close();
});

test('where a second step is demanded, staff are asked for it on their first visit, and enter with it', async ({
  page,
}) => {
  const DATA_DIR = await ownFolder();
  const before = await startSite({ DATA_DIR });
  const write = (text: string, values: unknown[] = []) =>
    inDatabase('', (client) => client.query(text, values), DATA_DIR);
  await write(
    `insert into settings (section, value, changed_at) values ('staff', '{"secondFactor": true}', now())`,
  );
  await before.stop();
  const site = await startSite({ DATA_DIR });
  try {
    const email = await signUp(page, site.address, 'new', DATA_DIR);
    await makeStaff(email, DATA_DIR);
    // The panel's front page is there for everybody; only what it shows differs.
    for (const [path, status] of [
      ['/admin-panel', 200],
      ['/admin-panel/inbox', 403],
      ['/admin-panel/settings', 403],
    ] as const) {
      expect((await page.goto(site.address + path))?.status()).toBe(status);
      await expect(page.locator('h1')).toHaveText('Set up two-step sign-in first');
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();

    // How it is set up is tried by account/security.spec.ts.
    await write(
      `insert into identity_factors (id, user_id, secret_sealed, last_step, enrolled_at)
       select gen_random_uuid(), id, 'sealed', 0, now() from identity_users where email = $1`,
      [email],
    );
    await page.goto(`${site.address}/admin-panel`);
    await expect(page.locator('h1')).toHaveText('Overview');
  } finally {
    await site.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
