import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { hands } from './applications/hands.ts';
import { openWalk } from './applications/walks.ts';
import { phone, test, tooWide, watch } from './page.ts';

test('an adviser finds who missed a date and writes a talk down', async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/studet-counselling');
  const app = page.locator('[data-application]');
  await app.scrollIntoViewIfNeeded();
  const role = app.getByLabel('View as').filter({ visible: true });
  await expect(async () => {
    await role.selectOption({ label: 'Adviser: Joan Castellani' });
    await expect(app.getByRole('heading', { name: /you this week/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await app.locator('section', { hasText: 'Missed a date' }).getByRole('link').first().click();
  await app.getByLabel('What was said').fill('Will call the school tomorrow.');
  await app.getByRole('button', { name: 'Save note' }).click();
  await expect(app.getByText('Will call the school tomorrow.')).toBeVisible();
  await app.getByText('Wishes', { exact: true }).click();
  await app.getByLabel('First', { exact: true }).selectOption('Computing');
  await app.getByRole('button', { name: 'Save and show three paths' }).click();
  await app.getByRole('button', { name: 'Make this the plan' }).first().click();
  await expect(app.getByText(/^Would like to work in: computing/)).toBeVisible();
  const change = app.getByRole('button', { name: /^Change / }).first();
  await change.click();
  await page.getByLabel('What needs to be done').fill('Ring the school');
  await page.getByRole('button', { name: 'Save step' }).click();
  await expect(app.getByRole('checkbox', { name: /Ring the school/ })).toBeVisible();
  await page.reload();
  await app.scrollIntoViewIfNeeded();
  await expect(app.getByRole('checkbox', { name: /Ring the school/ })).toBeVisible();
  await expect(app.getByText('Will call the school tomorrow.')).toBeVisible();
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

for (const { where, options, press } of hands)
  test.describe(where, () => {
    test.use({ ...options, acceptDownloads: true });

    test(`a student says what they want ${where}, chooses a path and takes the plan away`, async ({
      page,
    }) => {
      await openWalk(page, { path: '/studet-counselling', kept: { 'counselling-role': 'student' } }, 'you');
      const app = page.locator('[data-application]');
      await app.getByLabel('First', { exact: true }).selectOption('Computing');
      await app.getByLabel('Maths').fill('101');
      await press(app.getByRole('button', { name: 'Show my three paths' }));
      await expect(app.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
      await app.getByLabel('Maths').fill('71');
      await press(app.getByRole('button', { name: 'Show my three paths' }));
      await expect(app.getByRole('heading', { name: 'IT technician' })).toBeVisible();
      await press(app.getByRole('button', { name: 'Make this the plan' }).first());
      const waiting = page.waitForEvent('download');
      await press(app.getByRole('button', { name: 'Download for my calendar' }));
      const text = await readFile(await (await waiting).path(), 'utf8');
      expect(text).toContain('DTSTART;VALUE=DATE:');
      expect(text.replace(/\r\n /g, '')).toContain('Submit the application to Northgate Data');
      expect(await tooWide(page)).toBe(0);
    });
  });

test('on a phone an adviser imports a school’s list, settles one plan, takes the list away and takes all back', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin, ...phone });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/studet-counselling');
  const app = page.locator('[data-application]');
  await app.scrollIntoViewIfNeeded();
  const role = app.getByLabel('View as').filter({ visible: true });
  await expect(async () => {
    await role.selectOption({ label: 'Adviser: Joan Castellani' });
    await expect(app.getByRole('heading', { name: /you this week/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await app.getByText('Try it with your own data').tap();
  await app.getByRole('link', { name: 'Import your students' }).tap();
  await page
    .getByLabel('Or paste rows')
    .fill(
      'Nachname;Vorname;Wishes;Maths;Town\nBrown;Zoë;Health;1,3;Leeds\nMensah;Kwame;Dancing;2;\nMoe;Ida;Computing;1,7;Brack\n',
    );
  await page.getByRole('button', { name: 'Use these rows' }).tap();
  const check = page.getByRole('dialog', { name: '3 rows in Pasted rows' });
  await expect(check.getByRole('region', { name: 'Preview' })).toContainText('Zoë');
  await expect(check.getByRole('region', { name: 'Lines with problems' })).toContainText(
    'Line 3 First wish: “Dancing” isn’t one of our fields.',
  );
  await check.getByLabel('Scale of the marks').selectOption('1 to 6, where 1 is the best');
  await expect(check.getByRole('region', { name: 'Rows to check' })).toContainText('No mark for Language');
  expect(await tooWide(page)).toBe(0);
  await check.getByRole('button', { name: 'Import 2 students' }).tap();
  await expect(app.getByText('Darius Popescu')).toBeHidden();
  await app.getByRole('link', { name: /^Zoë Brown/ }).tap();
  await app.getByText('Paths', { exact: true }).tap();
  await expect(app.getByText(/away from Leeds/).first()).toBeVisible();
  await app.getByRole('button', { name: 'Make this the plan' }).first().tap();
  await app.getByText('Wishes', { exact: true }).tap();
  await expect(app.getByLabel('Maths')).toHaveValue('94');
  await expect(app.getByLabel('Where they want to stay')).toHaveValue('Leeds');
  await page.goto('/studet-counselling#/');
  const waiting = page.waitForEvent('download');
  await app.getByRole('button', { name: 'Download the list of students' }).tap();
  const list = await readFile(await (await waiting).path(), 'utf8');
  expect(list).toMatch(/^Zoë Brown,(Missed a date|Due within 7 days|On track),[^,\n]+/m);
  expect(list).toMatch(/^Ida Moe,Hasn’t chosen yet,/m);
  for (let step = 0; step < 2; step += 1) await app.getByRole('button', { name: /^Undo: / }).tap();
  await expect(app.getByText('Darius Popescu')).toBeVisible();
  await expect(app.getByText('Zoë Brown')).toBeHidden();
  expect(await tooWide(page)).toBe(0);
  expect(sent).toEqual([]);
  await context.close();
});
