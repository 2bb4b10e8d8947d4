import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

const people = [
  'Wolfeschlegelsteinhausenbergerdorff Anneliese Freifrau von Hohenstaufen-Wittelsbach zu Guttenberg',
  'محمد عبد الرحمن القحطاني',
  'علی‌رضا نوری',
  'נועה בן־דוד',
  '欧阳娜娜',
  '山田 はなこ',
  '김하늘',
  'Nguyễn Thị Ngọc Ánh',
  'สมชาย ปิยวัฒน์ชัยกุล',
  'Наталія Шевченко',
  'Ελένη Παπαδοπούλου',
  'राम शर्मा',
];
const list = ['Name,Course', ...people.map((name) => `${name},Working at height`)].join('\n');

async function open(page: Page, place = ''): Promise<void> {
  await page.goto(`/certificate-issuance-portal${place}`);
  await hydrated(page);
  const passBy = page.getByRole('button', { name: 'Look around' });
  if (await passBy.isVisible()) await passBy.click();
}

async function bringList(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Add a list of names' }).click();
    await page
      .getByLabel('Choose a file, or drop it here')
      .setInputFiles(
        { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
        { timeout: 2000 },
      );
  }).toPass();
  await page.getByRole('button', { name: 'Import 12 names' }).click();
}

/** The application: its case study speaks of valid certificates, too. */
const checked = (page: Page) => page.locator('#application');

/** Where a certificate's own page leads to check it. */
const checkOf = (page: Page) =>
  page.getByRole('link', { name: 'Check it', exact: true }).getAttribute('href');

test('twelve names of the world are issued, printed, checked without a network, and one is revoked', {
  tag: '@smoke',
}, async ({ page, context, origin }) => {
  test.setTimeout(240_000);
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page);
  await bringList(page);
  await expect(page.getByText('Can’t be printed: राम शर्मा')).toBeVisible();
  await page.getByRole('button', { name: 'Issue 12 certificates' }).click();
  await page.getByRole('searchbox').first().fill('Working at height');
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  const waiting = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByText('Letter', { exact: true }).click();
  await page.getByRole('button', { name: 'Download PDFs' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  const printed = Object.entries(files);
  expect(printed).toHaveLength(11);
  for (const [name, file] of printed) {
    expect(name).toMatch(/^20\d\d-\d{4}\.pdf$/);
    expect(new TextDecoder('latin1').decode(file.subarray(0, 8))).toBe('%PDF-1.7');
  }
  await expect(page.getByText('1 certificate could not be printed')).toBeVisible();
  await expect(page.getByText('missing characters in: राम शर्मा')).toBeVisible();

  await page.getByRole('link', { name: people[1], exact: true }).click();
  const waitingSheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click();
  const sheet = await readFile(await (await waitingSheet).path());
  const address = (await checkOf(page)) ?? '';

  // Somebody else, who got the file alone.
  const stranger = await context.browser()?.newContext({ baseURL: origin });
  if (!stranger) throw new Error('There is no browser');
  const other = await stranger.newPage();
  await open(other, '#/check');
  await other
    .getByLabel('Choose a certificate’s PDF, or drop it here')
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: sheet });
  await expect(checked(other).getByText('Valid', { exact: true })).toBeVisible({ timeout: 60_000 });
  await stranger.setOffline(true);
  await other.getByLabel('Or paste its code or link').fill(address.slice(0, -3));
  await other.getByRole('button', { name: 'Check it', exact: true }).click();
  await expect(checked(other).getByText('Valid', { exact: true })).toHaveCount(0);
  await other.getByLabel('Or paste its code or link').fill(address);
  await other.getByRole('button', { name: 'Check it', exact: true }).click();
  await expect(checked(other).getByText('Valid', { exact: true })).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Revoke it' }).click();
  await page.getByRole('button', { name: 'Revoke this certificate' }).click();
  await expect(
    page.getByText('Enter a reason. Anyone who checks the certificate will see it.'),
  ).toBeVisible();
  await page.getByLabel('Reason for revoking').fill('The course was not finished.');
  await page.getByRole('button', { name: 'Revoke this certificate' }).click();
  await page.getByRole('link', { name: 'Check it', exact: true }).click();
  await expect(page.getByRole('status').getByText('Revoked', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The course was not finished.').first()).toBeVisible();
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone a list becomes certificates and one is taken away', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, ...phone, acceptDownloads: true });
  const page = await context.newPage();
  await open(page);
  await bringList(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Issue 12 certificates' }).tap();
  await page.getByRole('link', { name: '欧阳娜娜' }).tap();
  expect(await tooWide(page)).toBe(0);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF', exact: true }).tap();
  expect((await readFile(await (await waiting).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
});
