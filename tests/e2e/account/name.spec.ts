import { expect } from '@playwright/test';
import { signInAt, site } from '../identity-site.ts';
import { hydrated, test, watch } from '../page.ts';

const details = `${site.address}/account/details`;
const sdk = /sdk-parts/;

test('a name is changed, the header follows, and the SDK waits for the first touch', {
  tag: '@smoke',
}, async ({ page }) => {
  await site.account('name@example.com');
  await signInAt(page, 'name@example.com', details);
  const misdeeds = watch(page, site.address);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => sdk.test(url))).toEqual([]);

  await page.getByLabel('Your name').fill('Grace Example');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  expect(scripts.some((url) => sdk.test(url))).toBe(true);
  await expect(page.getByRole('button', { name: 'Your account: Grace Example' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Example');
  const { user } = await (await page.request.get(`${site.address}/api/session`)).json();
  expect(user.name).toBe('Grace Example');
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});
