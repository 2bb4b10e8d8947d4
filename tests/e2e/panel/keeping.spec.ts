import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { devices, expect, type Page } from '@playwright/test';
import type { HeardHook } from '../../../scripts/test/hook-sink.ts';
import { isSigned } from '../../../server/http/webhook-signature.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { mailsTo, mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

const folder = process.env.PEERED_SITE_DATA_DIR;
const peers = process.env.PEERS_ADDRESS ?? '';
const panel = `${peeredSite}/admin-panel`;
const said = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });
const unique = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

async function enterAsOwner(page: Page): Promise<string> {
  const email = await signUp(page, peeredSite, 'keeper');
  await makeStaff(email, folder);
  return email;
}

/** Somebody asks for the newsletter, which sends them a mail. */
const subscribe = (page: Page, email: string) =>
  page.request.post(`${peeredSite}/newsletter`, { form: { email }, headers: { Origin: peeredSite } });

test('a backup is made, watched and taken away', async ({ page }) => {
  await enterAsOwner(page);
  await page.goto(`${panel}/backups`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  // Another journey may be making one: then this one says so, and the list shows that.
  const whole = page.getByRole('listitem').filter({ hasText: 'Complete' }).first();
  await expect(whole).toBeVisible({ timeout: 60_000 });
  expect(await seriousFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    whole.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^backup-.*\.tar\.gz$/);
  const tar = gunzipSync(await readFile(await download.path()));
  expect(tar.includes('manifest.json') && tar.includes('database/public.identity_users/')).toBe(true);
});

test('news are delivered, fail, are sent again and end in the bin', async ({ page }) => {
  const name = `desk-${crypto.randomUUID().slice(0, 8)}`;
  const sink = `${peers}/hooks/${name}`;
  const heard = async () => (await (await fetch(sink)).json()) as HeardHook[];
  await enterAsOwner(page);
  await page.goto(`${panel}/webhooks`);
  await hydrated(page);
  const adding = page.getByRole('region', { name: 'Add a webhook' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Address').fill('https://127.0.0.1/private');
  await adding.getByLabel('A new enquiry').check();
  await adding.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address leads into a private network.')).toBeVisible();
  // What was typed is still there.
  await expect(adding.getByLabel('Name')).toHaveValue(name);
  await expect(adding.getByLabel('A new enquiry')).toBeChecked();
  await adding.getByLabel('Address').fill(sink);
  await adding.getByRole('button', { name: 'Add webhook' }).click();
  const secret = /whsec_\S+/.exec((await said(page).textContent()) ?? '')?.[0] ?? '';
  expect(secret).not.toBe('');
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);

  const row = page.getByRole('region', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: name });
  const log = page
    .getByRole('region', { name: 'Sent messages' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await row.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBe(1);
  const [first] = await heard();
  const heads = new Headers(first?.heads as Record<string, string>);
  expect(isSigned(secret, heads, first?.body ?? '', new Date())).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(log.first()).toContainText('Delivered');
  }).toPass({ timeout: 20_000 });

  await fetch(sink, { method: 'PUT', body: '410' });
  await row.getByRole('button', { name: 'Send a test' }).click();
  await expect(async () => {
    await page.reload();
    await expect(log.first()).toContainText('Failed');
  }).toPass({ timeout: 20_000 });
  await fetch(sink, { method: 'PUT', body: '200' });
  await log.first().getByRole('button', { name: 'Send again' }).click();
  await expect(said(page)).toContainText('sending it again');
  await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBe(3);
  const [, failed, again] = await heard();
  expect(again?.heads['webhook-id']).toBe(failed?.heads['webhook-id']);
  expect(await seriousFindings(page)).toEqual([]);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Off');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
});

test('a test email arrives, and a blocked address gets none until it is unblocked', async ({ page }) => {
  const owner = await enterAsOwner(page);
  await page.goto(`${panel}/mail`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'The sender’s domain' })).toContainText('v=spf1 mx ~all');
  await page.getByRole('button', { name: `Send a test email to ${owner}` }).click();
  await expect(said(page)).toContainText('on its way');
  await mailTo(owner, /^Test email from/);
  expect(await seriousFindings(page)).toEqual([]);

  const shut = unique('no-mail');
  await page.getByText('Block an address').click();
  const list = page.getByRole('region', { name: 'Blocked addresses' });
  await list.getByLabel('Email address').fill(shut);
  await list.getByLabel('Why').fill('Asked by telephone');
  await list.getByRole('button', { name: 'Block address' }).click();
  await expect(said(page)).toContainText('is now blocked');
  expect((await subscribe(page, shut)).ok()).toBe(true);
  await expect(async () => {
    await page.goto(`${panel}/outbox?q=${encodeURIComponent(shut)}`);
    await expect(page.getByText('Held back').last()).toBeVisible();
  }).toPass({ timeout: 20_000 });
  expect(await mailsTo(shut)).toEqual([]);

  await page.goto(`${panel}/mail`);
  await list
    .getByRole('listitem')
    .filter({ hasText: shut })
    .getByRole('button', { name: /^Unblock/ })
    .click();
  await expect(said(page)).toContainText('gets email again');
});

test('on a phone, without scripts: what is kept of somebody is shown, taken and erased', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...devices['iPhone 13'], javaScriptEnabled: false });
  const page = await context.newPage();
  await enterAsOwner(page);
  const person = unique('erased');
  expect((await subscribe(page, person)).ok()).toBe(true);
  await page.goto(`${panel}/privacy`);
  await page.getByLabel('Email address').fill(person);
  await page.getByRole('button', { name: 'Show data' }).click();
  await expect(page).not.toHaveURL(new RegExp(person.slice(0, 20)));
  const part = page.getByRole('region', { name: 'One person' });
  await expect(part).toContainText('newsletter', { ignoreCase: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: /^Download everything/ }).click(),
  ]);
  expect(String(await readFile(await download.path()))).toContain(person);

  const sure = part.getByLabel(`Type ${person} to confirm`);
  await sure.fill('somebody@example.com');
  await part.getByRole('button', { name: `Erase ${person}` }).click();
  await expect(part).toContainText(`Type ${person} to confirm that you mean this address.`);
  await sure.fill(person);
  await part.getByRole('button', { name: `Erase ${person}` }).click();
  await expect(said(page)).toContainText('has been erased');
  await page.getByLabel('Email address').fill(person);
  await page.getByRole('button', { name: 'Show data' }).click();
  await expect(part).toContainText(`We keep nothing about ${person}`);

  await page.goto(`${panel}/health`);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Database');
  await page.goto(`${panel}/backups`);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible();
  await context.close();
});
