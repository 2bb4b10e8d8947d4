import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteDefaults } from '../../../content/site.ts';
import { startSite } from '../../../scripts/test/site.ts';
import { test } from '../page.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 300_000 });

/** What only stands in for something that the owner has not said, or leads nowhere. */
const standIns =
  /akra\.example|wa\.me\/|meet\.example|Sample street|sample (address|company|number)|10115|until an operator|this installation|href="mailto:["?]/i;

const publicPages = [
  '/',
  '/contact-us',
  '/pages/contacts-1',
  '/pages/contacts-2',
  '/pages/contacts-3',
  '/newsletter?state=check-inbox',
  '/imprint',
  '/privacy',
  '/terms&conditions',
  '/pricing-policy',
  '/refund-and-cancellation-policy',
  '/shipping-policy',
  '/accessibility-statement',
  '/events',
  '/sign-in',
  '/sign-up',
  '/.well-known/security.txt',
];

test('a new site shows nothing that its owner has not said, asks for it before going live, and shows it once it is set', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-new-'));
  const site = await startSite({ DATA_DIR: folder });
  try {
    for (const path of publicPages) {
      const answer = await page.request.get(site.address + path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).not.toMatch(standIns);
    }
    await page.goto(`${site.address}/imprint`);
    await expect(page.locator('main')).toContainText(`${siteDefaults.brand.name} runs this site.`);
    await page.goto(`${site.address}/sign-in`);
    await expect(page.locator('#google-signin-button')).toHaveCount(1);
    await page.goto(`${site.address}/pages/contacts-1`);
    await page.getByRole('link', { name: 'Something new' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue(/^Who will use it/);

    await makeStaff(await signUp(page, site.address, 'owner', folder), folder);
    await page.goto(`${site.address}/admin-panel/go-live`);
    const line = (name: string) =>
      page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const name of ['Legal details', 'Email address', 'People', 'Policies', 'Online events', 'Prices'])
      await expect(line(name)).toContainText('Open');
    for (const name of [
      'Telephone',
      'Messaging link',
      'Source code link',
      'Google sign-in',
      'Bank account',
      'Clients',
      'Quotes',
    ])
      await expect(line(name)).toContainText('Optional');

    await line('Legal details').getByRole('link', { name: 'Set this up' }).click();
    const company = page.locator('#company');
    await company.getByLabel('Registered name').fill('Harbour Works GmbH');
    await company.getByLabel('Street and number').fill('Kai 3');
    await company.getByLabel('Postal code').fill('20457');
    await company.getByLabel('Town').fill('Hamburg');
    await company.getByLabel('Country').fill('Germany');
    await company.getByLabel('Responsible for the content').fill('Noor Bakker');
    await company.getByRole('button', { name: /^Save/ }).click();
    await expect(page.locator('main').getByRole('status').filter({ hasText: /./ }).first()).toContainText(
      'saved',
    );
    await page.goto(`${site.address}/admin-panel/go-live`);
    await expect(line('Legal details')).toContainText('Done');
    await expect
      .poll(async () => (await page.request.get(`${site.address}/imprint`)).text(), { timeout: 30_000 })
      .toContain('Harbour Works GmbH');
    await page.goto(`${site.address}/imprint`);
    await expect(page.locator('main')).not.toContainText('runs this site.');
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
