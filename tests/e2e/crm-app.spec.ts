import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hands } from './applications/hands.ts';
import { hydrated, test, tooWide, watch } from './page.ts';

async function open(page: Page, place = '') {
  await page.addInitScript(() => localStorage.setItem('demo:looked-around', '"yes"'));
  await page.goto(`/feature-crm${place}`);
  await hydrated(page);
}

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Castell=C3=A0;Núria;;;',
  'FN:Núria Castellà',
  'ORG:Taller Nou',
  'EMAIL:nuria@taller.example',
  'END:VCARD',
].join('\r\n');

test('a salesperson works through the day by key, and takes the last step back', { tag: '@smoke' }, async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await open(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/people to speak to/);
  const before = Number.parseInt((await heading.textContent()) ?? '', 10);
  await page.keyboard.press('c');
  await page.getByLabel('What was said on the phone?').fill('Wants the second branch, too.');
  await page.keyboard.press('Control+Enter');
  await expect(heading).toHaveText(new RegExp(`^${before - 1} `));
  await page.reload();
  await expect(heading).toHaveText(new RegExp(`^${before - 1} `));
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

for (const { where, options, press } of hands)
  test.describe(where, () => {
    test.use({ ...options, acceptDownloads: true });

    test(`the lead sees everybody’s people and the forecast ${where}, and takes it away as CSV`, async ({
      page,
    }) => {
      await open(page);
      await page
        .getByLabel('View as')
        .filter({ visible: true })
        .selectOption({ label: 'Head of sales: Ewa Lindqvist' });
      const screen = (name: string) =>
        page.locator('[data-application]').getByRole('link', { name }).filter({ visible: true }).first();
      await press(screen('Pipeline'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipeline');
      expect(await tooWide(page)).toBe(0);
      await press(screen('Forecast'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecast');
      const waiting = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download CSV' }));
      const text = await readFile(await (await waiting).path(), 'utf8');
      expect(text).toContain('Month,Seller,"Likely, EUR"');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecast');
      expect(await tooWide(page)).toBe(0);
    });
  });

test('on a phone somebody imports a card, writes down a talk and takes the contacts away', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await open(page, '#/people');
  await page.getByRole('button', { name: 'Import contacts' }).tap();
  await page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles({ name: 'nuria.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card) });
  await page.getByRole('button', { name: 'Import it' }).tap();
  await page.getByRole('searchbox', { name: 'Find people' }).fill('Castella');
  await page.getByRole('link', { name: 'Núria Castellà' }).tap();
  await page.getByRole('button', { name: 'Called' }).tap();
  await page.getByLabel('What comes next?').selectOption('Tomorrow');
  await page.getByLabel('What did you promise?').fill('');
  await page.getByRole('button', { name: 'Save call' }).tap();
  await expect(page.getByText('Write what you promised')).toBeVisible();
  await page.getByLabel('What did you promise?').fill('Send samples');
  await page.getByRole('button', { name: 'Save call' }).tap();
  await expect(page.getByText('Send samples')).toBeVisible();
  await page.goto('/feature-crm#/people');
  await page.getByRole('button', { name: 'Export' }).tap();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'vCard' }).tap();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain('FN:Núria Castellà');
  await context.close();
});

test('two records of one person become one, and undo brings both back', async ({ page }) => {
  await open(page, '#/people/twins');
  const pairs = page.getByRole('button', { name: 'Merge them' });
  await expect(pairs.first()).toBeVisible();
  const before = await pairs.count();
  await pairs.first().click();
  await expect(pairs).toHaveCount(before - 1);
  await page.getByRole('button', { name: /^Undo: Merged/ }).click();
  await expect(pairs).toHaveCount(before);
});
