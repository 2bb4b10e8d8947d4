import { expect } from '@playwright/test';
import { seriousFindings } from '../axe.ts';
import { hydrated, test } from '../page.ts';
import { mailTo, peeredSite } from '../peers.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 90_000 });

const panel = `${peeredSite}/admin-panel`;
const calls = `${peeredSite}/api/v1`;

test('an owner makes a key, a program calls with it, and is refused once it is revoked', async ({
  page,
  playwright,
}) => {
  await makeStaff(await signUp(page, peeredSite, 'keeper'), process.env.PEERED_SITE_DATA_DIR);
  const name = `Ledger ${Date.now()}`;
  const customer = `through-${Date.now()}@example.com`;
  await page.goto(`${panel}/api`);
  await hydrated(page);

  const make = page.locator('#make');
  await make.getByLabel('What the key is for').fill(name);
  await make.getByRole('button', { name: 'Create key' }).click();
  await expect(make.getByText('Please tick at least one permission.')).toBeVisible();
  await expect(make.getByLabel('What the key is for')).toHaveValue(name);
  await make.getByLabel('read:enquiries').check();
  await make.getByLabel('write:enquiries').check();
  await make.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('heading', { name: 'Copy the key now' })).toBeVisible();
  const key = (await page.locator('[data-key]').textContent()) ?? '';
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(key)).toHaveCount(0);

  // A program of its own: no cookie of the owner comes along.
  const program = await playwright.request.newContext();
  const headers = { authorization: `Bearer ${key}` };
  const data = { name: 'Ana Example', email: customer, message: 'Two vans, twelve stops.' };
  const made = await program.post(`${calls}/enquiries`, { headers, data });
  expect(made.status()).toBe(201);
  await mailTo(customer);
  const { id } = await made.json();
  const read = await program.get(`${calls}/enquiries/${id}`, { headers });
  expect(await read.json()).toMatchObject({ email: customer, messages: [{ body: data.message }] });
  expect((await program.get(`${calls}/invoices`, { headers })).status()).toBe(403);
  // The owner's own cookie opens nothing there.
  expect((await page.request.get(`${calls}/enquiries`)).status()).toBe(401);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('3 times');
  await row.getByText('Revoke', { exact: true }).click();
  await row.getByRole('button', { name: /^Revoke key/ }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('no longer works');
  expect((await program.get(`${calls}/enquiries`, { headers })).status()).toBe(401);

  await page.goto(`${panel}/api/reference`);
  await expect(page.locator('h1')).toHaveText('API reference');
  await expect(page.getByRole('heading', { name: 'POST /enquiries' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const described = await (await program.get(`${calls}/openapi.json`)).json();
  expect(described.openapi).toBe('3.1.0');
  await program.dispose();
});
