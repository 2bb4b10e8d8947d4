import { expect, type Page } from '@playwright/test';
import { watchShifts } from '../layout-shifts.ts';
import { hydrated, phone, test, tooWide } from '../page.ts';
import { hardToTouch } from '../phone-walk.ts';

test.describe.configure({ timeout: 120_000 });

const path = '/route-optimization/demo';
const rows = 'name,lat,lon,load\nGouda,52.01,4.71,11\nDelft,52.01,4.36,8\nLeiden,52.16,4.5,5\n';

async function paste(page: Page, text: string) {
  await page.getByLabel('Or paste rows').fill(text);
  await page.getByRole('button', { name: 'Use these rows' }).click();
}

test('a visitor’s own rows come back after an example, by Undo and by name, also after a reload', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Import' }).click();
  await paste(page, rows);
  await expect(page.getByRole('heading', { name: '3 stops, not planned yet' })).toBeVisible();
  const examples = page.getByLabel('Example');
  await examples.selectOption('randstad');
  await expect(page.getByText('21 of 22 stops')).toBeVisible();
  await expect(page.getByText(/Undo brings “.*” back/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '3 stops, not planned yet' })).toBeVisible();

  await examples.selectOption('randstad');
  await examples.selectOption({ label: 'Your own: Pasted rows' });
  await expect(page.getByRole('heading', { name: '3 stops, not planned yet' })).toBeVisible();
  await examples.selectOption('randstad');
  await expect(page.getByText(/is kept in this browser/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { name: '3 stops, not planned yet' })).toBeVisible();
});

test('what cannot be read stays in its cell with a sentence beside it, and so does a field of the inputs', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const cell = page.getByLabel('Latitude of Rotterdam');
  await cell.fill('abc');
  await cell.press('Enter');
  await expect(cell).toHaveValue('abc');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('“abc” wasn’t accepted. Enter a latitude from −85 to 85')).toBeVisible();
  await cell.fill('51.9');
  await cell.press('Enter');
  await expect(page.getByText('“abc” wasn’t accepted')).toHaveCount(0);
  await expect(cell).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  const shift = page.getByLabel('Shift ends').first();
  await shift.fill('noon');
  await shift.press('Enter');
  await expect(shift).toHaveValue('noon');
  await expect(page.getByText('Enter a start and a later end')).toBeVisible();
});

test('an example that is opened while a plan is looked for is not overwritten by it', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Plan again' }).first().click();
  await expect(page.getByText('Looking for a better plan').first()).toBeVisible();
  await page.getByLabel('Example').selectOption('ireland');
  // Its own search begins at once and is the only one that says anything.
  await expect(page.getByRole('status').filter({ hasText: /^Planned: / })).toBeAttached({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: /30 stops|of 30/ })).toBeVisible();
  await expect(page.getByText('Cancelled')).toHaveCount(0);
});

test('nothing jumps while the page opens with a kept day and while a plan is looked for', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(1500);
    expect([size.width, 'opening', await shifted()]).toEqual([size.width, 'opening', []]);
    await page.getByRole('button', { name: 'Plan again' }).filter({ visible: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Planned: / })).toBeAttached({
      timeout: 30_000,
    });
    await page.waitForTimeout(500);
    expect([size.width, 'planning', await shifted()]).toEqual([size.width, 'planning', []]);
  }
});

test('on a phone every target is 44 px, letters on the map are 11 px at least, and figures of benchmarks are folded', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(origin + path);
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await hardToTouch(page)).toEqual([]);
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[aria-roledescription=map] svg text')].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    ),
  );
  expect(letters.length).toBeGreaterThan(3);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
  await expect(page.getByText(/more than the best known|dearer than the best known/)).toBeHidden();
  await page.getByText('How good is it?').tap();
  await expect(page.getByText(/more than the best known|dearer than the best known/)).toBeVisible();
  await page.getByRole('button', { name: 'Inputs' }).tap();
  await expect(page.getByLabel('Time per stop')).toBeVisible();
  expect(await hardToTouch(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await context.close();
});
