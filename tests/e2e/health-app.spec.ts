import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openWalk } from './applications/walks.ts';
import { phone, test, tooWide, watch } from './page.ts';

test('a patient answers a dose, and the practice writes what the patient then prints', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/healthcare');
  const health = page.locator('[data-application]');
  await health.scrollIntoViewIfNeeded();
  const dose = health.getByRole('button', { name: 'Missed: Sample drops, 22:00', exact: true });
  await expect(async () => {
    await dose.click();
    await expect(dose).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await page.reload();
  await health.scrollIntoViewIfNeeded();
  await expect(dose).toHaveAttribute('aria-pressed', 'true');
  await health
    .getByLabel('View as')
    .filter({ visible: true })
    .selectOption({ label: 'Practice: Dr Miriam Hale' });
  await expect(health.getByRole('heading', { name: 'The day at the practice' })).toBeVisible();
  await page.goto('/healthcare#/visit/mine-3');
  await health.getByRole('button', { name: 'Has arrived' }).click();
  await health.getByLabel('Summary for the patient').fill('Everything stays as it is.');
  await health.getByRole('button', { name: 'Save summary' }).click();
  const waiting = page.waitForEvent('download');
  await health.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await waiting).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-paper]')).toContainText('Everything stays as it is.');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-paper]')).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a patient writes a reading down and takes all of them away', async ({ browser, origin }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.goto('/healthcare#/readings');
  const health = page.locator('[data-application]');
  await health.scrollIntoViewIfNeeded();
  await expect(health.getByRole('heading', { name: 'Your readings' })).toBeVisible();
  await health.getByLabel('Upper').fill('1280');
  await health.getByLabel('Lower').fill('83');
  await health.getByRole('button', { name: 'Save reading' }).tap();
  await expect(health.getByText('Enter a number from 50 to 260')).toBeVisible();
  await expect(health.getByLabel('Lower')).toHaveValue('83');
  await health.getByLabel('Upper').fill('127');
  await health.getByRole('button', { name: 'Save reading' }).tap();
  await expect(health.getByText('127/83').first()).toBeVisible();
  await health.getByRole('button', { name: 'Import readings' }).tap();
  const csv =
    'Type,Date,Time,Systolic,Diastolic,Unit\nBP,2026-01-05,7:30,17.3,10.7,kPa\nWeight,2026-01-05,,700,,kg\n';
  await page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles({ name: 'cuff.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('700 kg isn’t plausible')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 reading' }).tap();
  const waiting = page.waitForEvent('download');
  await health.getByRole('button', { name: 'Download CSV' }).tap();
  const taken = await readFile(await (await waiting).path(), 'utf8');
  expect(taken).toContain(',127,83,mmHg');
  expect(taken).toContain('2026-01-05,07:30,129.8,80.3,mmHg');
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ ...phone, acceptDownloads: true });

  test('the practice receives a patient, writes the summary and hands it out', async ({ page }) => {
    await openWalk(page, { path: '/healthcare', kept: { 'health-role': 'practice' } }, '');
    const health = page.locator('[data-application]');
    await expect(health.getByRole('heading', { name: 'The day at the practice' })).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    await page.goto('/healthcare#/visit/mine-3');
    await health.getByRole('button', { name: 'Has arrived' }).tap();
    await health.getByLabel('Summary for the patient').fill('Measure twice a week.');
    await health.getByRole('button', { name: 'Save summary' }).tap();
    expect(await tooWide(page)).toBe(0);
    const waiting = page.waitForEvent('download');
    await health.getByRole('button', { name: 'Download PDF' }).tap();
    const pdf = await readFile(await (await waiting).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
