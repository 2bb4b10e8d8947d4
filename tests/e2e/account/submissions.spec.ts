import { expect } from '@playwright/test';
import { fillDetails, fillWhat, pictureOf } from '../application-draft.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, test, watch } from '../page.ts';
import { signUp } from '../sign-up.ts';
import { makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });

test('on a desktop somebody submits an application, it comes back, is sent again and stands in the catalogue', async ({
  page,
  browser,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  const name = `Stockroom ${Date.now().toString(36)}`;
  await signUp(page, origin, 'maker');
  await page.goto('/account/add_application');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible();

  // The tile follows, the server keeps, and a reload loses nothing.
  await fillWhat(page, name);
  await expect(page.getByRole('complementary', { name: /^Preview in the catalogue/ })).toContainText(name);
  await expect(page.getByText('Saved. You can close this page.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goto(`${page.url()}&step=what`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Save and continue to details' }).click();
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();
  // The browser holds it: a field is empty.
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();

  await expect(page.getByRole('heading', { name: 'Screens' })).toBeVisible();
  await hydrated(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'first.png', mimeType: 'image/png', buffer: await pictureOf(page, 1600, 1000) },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
  ]);
  await expect(page.getByText(/broken\.png/).first()).toBeVisible();
  await expect(page.getByLabel('What the first screen shows')).toBeVisible();
  await page.getByLabel('What the first screen shows').fill('The list of shelves');
  await page.getByRole('button', { name: 'Remove broken.png' }).click();
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('Your application is complete.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Preview its page' }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.getByRole('main')).toContainText('By Shelf & Sons');
  await page.goBack();
  await page.getByLabel('I have the right to publish this text and these pictures').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your application is in review').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const slug = name.toLowerCase().replaceAll(' ', '-');
  expect((await page.request.get(`/applications/${slug}`)).status()).toBe(404);

  const office = await (await browser.newContext({ baseURL: origin })).newPage();
  await makeStaff(await signUp(office, origin, 'reviewer'));
  const decide = (decision: string, comment: string) =>
    office.request.post(`/admin-panel/applications/submissions/${id}`, {
      headers: { origin },
      form: { intent: 'decide', decision, comment },
      maxRedirects: 0,
    });
  expect((await decide('reject', 'Please say where it ends.')).status()).toBe(303);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Please say where it ends.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await expect(page.getByText('You can edit your application again.')).toBeVisible();
  await page.goto(`/account/add_application?open=${id}&step=details`);
  await hydrated(page);
  await page.getByLabel('Where it fits, and where it doesn’t').fill('It ends where a box hides another.');
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByLabel('I have the right to publish this text and these pictures').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your application is in review').first()).toBeVisible();
  expect((await decide('publish', '')).status()).toBe(303);

  // Live on the public pages within five seconds.
  const guest = await (await browser.newContext({ baseURL: origin })).newPage();
  await expect.poll(async () => (await guest.request.get(`/applications/${slug}`)).status()).toBe(200);
  await guest.goto(`/applications/${slug}`);
  await expect(guest.locator('h1')).toHaveText(name);
  await expect(guest.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Remove from the catalogue' }).click();
  await expect(page.getByText('Your application is no longer in the catalogue.').first()).toBeVisible();
  await expect.poll(async () => (await guest.request.get(`/applications/${slug}`)).status()).toBe(404);
  // Chromium writes a line of its own for the picture that was refused.
  expect(misdeeds.console.filter((line) => !line.includes('status of 422'))).toEqual([]);
});

test('on a phone without scripts somebody fills in the steps, adds a screen, sends it and takes it back', async ({
  page: drawing,
  browser,
  origin,
}) => {
  await drawing.goto('/account/add_application');
  const buffer = await pictureOf(drawing, 390, 844);
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signUp(page, origin, 'plainmaker');
  await page.goto('/account/add_application');
  await page.getByRole('button', { name: 'Add application' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Half a shelf');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a shelf');
  await fillWhat(page, `Shelf ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Save and continue to details' }).click();
  await fillDetails(page);
  await page.getByLabel('Features').fill('no colon here');
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();
  await expect(page.getByText(/write a name of at most 40 letters/)).toBeVisible();
  await expect(page.getByLabel('Features')).toHaveValue('no colon here');
  await page.getByLabel('Features').fill('Counting: finds boxes');
  await page.getByRole('button', { name: 'Save and continue to screens' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'phone.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByLabel('What the first screen shows').fill('A shelf on a phone');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByLabel('I have the right to publish this text and these pictures').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your application is in review').first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You have withdrawn your application.')).toBeVisible();
  await context.close();
});
