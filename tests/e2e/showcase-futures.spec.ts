import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test } from './page.ts';

/** Opens the counselling app on one of its screens, awake. */
async function open(page: Page, screen = '') {
  await page.goto(`/student-counselling${screen}`);
  const app = page.getByRole('region', { name: 'Three futures, the app' });
  await app.scrollIntoViewIfNeeded();
  await hydrated(page);
  const island = page.locator('[data-island]', { has: app });
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  return app;
}

test.describe(() => {
  test.use(phone);
  test('on a phone a fourth course replaces one, a paper is ticked for two, and the choice is kept', async ({
    page,
  }) => {
    const app = await open(page);
    await expect(app.getByRole('heading', { name: 'Three futures' })).toBeVisible();
    await app.getByRole('link', { name: 'Courses' }).tap();
    await app.getByRole('searchbox').fill('zebra');
    await expect(app.getByRole('status')).toContainText('No course fits “zebra”. Try another word.');
    await app.getByRole('searchbox').fill('drawings');
    await app.getByRole('button', { name: /Graphic design/ }).tap();
    await app.getByRole('button', { name: 'Take it up' }).tap();
    await app
      .getByRole('group', { name: 'You already have three. Which one should make room?' })
      .getByRole('button', { name: 'Joinery' })
      .tap();
    await app.getByRole('link', { name: 'Documents' }).tap();
    await app.getByLabel(/Letter/).tap();
    await app.getByRole('link', { name: 'Compare' }).tap();
    await expect(app.getByRole('button', { name: /^Graphic design/ })).toContainText('Missing: Ten drawings');
    await expect(app.getByRole('button', { name: /^Surveying/ })).toContainText('Missing: Maths result');

    const again = await open(page);
    await expect(again.getByRole('button', { name: /^Graphic design/ })).toContainText(
      'Missing: Ten drawings',
    );
    await expect(again.getByRole('button', { name: /^Joinery/ })).toHaveCount(0);
  });
});

test('by keys the message to the adviser is written and the dates leave as a calendar', async ({ page }) => {
  const app = await open(page);
  await app.getByRole('link', { name: 'Share' }).press('Enter');
  await expect(app.getByRole('heading', { name: 'A message to your adviser' })).toBeFocused();
  await app.getByRole('checkbox', { name: 'Nursing' }).press('Space');
  await app.getByLabel('What would you like to ask?').fill('Is maths hard there?');
  const message = app.getByRole('status');
  await expect(message).toContainText('Surveying (Technical university), apply by');
  await expect(message).toContainText('Is maths hard there?');
  await expect(message).not.toContainText('Nursing');
  await app.getByRole('link', { name: 'Dates' }).press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save to calendar (.ics)' }).press('Enter'),
  ]);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(calendar).toContain('SUMMARY:Apply: Surveying');
});
