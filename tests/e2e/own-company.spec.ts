import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '#demos/app-kit/pdf/testing/read-pdf.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

const name = 'Bäckerei Yılmaz';

/** Opens an application past its door, on a phone of somebody who reads American English. */
async function open(page: Page, place: string, role?: string) {
  await page.addInitScript(
    (seenAs) => {
      localStorage.setItem('demo:looked-around', '"yes"');
      for (const [key, value] of Object.entries(seenAs))
        localStorage.setItem(`demo:${key}`, JSON.stringify(value));
    },
    role ? { [role.split('=')[0] ?? '']: role.split('=')[1] } : {},
  );
  await page.goto(place);
  await hydrated(page);
}

/** Writes down the own company by the menu, after an attempt that is refused. */
async function introduce(page: Page, what: string, more: Record<string, string> = {}) {
  const application = page.locator('[data-application]');
  await application.scrollIntoViewIfNeeded();
  await application.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: `Your ${what}` }).tap();
  const sheet = page.getByRole('dialog', { name: `Your ${what}` });
  await sheet.getByRole('button', { name: `Save ${what}` }).tap();
  await expect(sheet.getByText('Fill this in')).toBeVisible();
  await sheet.getByLabel('Name').fill(name);
  for (const [label, value] of Object.entries(more)) {
    const field = sheet.getByLabel(label);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await sheet.getByRole('button', { name: `Save ${what}` }).tap();
  await expect(sheet).toBeHidden();
}

/** The text of the PDF that a button gives, and the width of its first page in points. */
async function pdfOf(page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  await page.locator('[data-application]').getByRole('button', { name: button, exact: true }).tap();
  const { pages, info } = await readPdf(new Uint8Array(await readFile(await (await waiting).path())));
  return { text: pages[0]?.text ?? '', width: pages[0]?.view[2], author: info.Author };
}

test.use({ ...phone, locale: 'en-US' });

test('a payslip on Letter names the visitor’s company, also after a reload, and their file carries it', async ({
  page,
}) => {
  await open(page, '/employee-management-system/demo#/pay', 'people-role=hr');
  await introduce(page, 'company', { Address: 'Deichstr. 4\n20459 Hamburg' });
  await page.reload();
  await hydrated(page);
  await page
    .getByRole('link', { name: /Adaeze Lindqvist/ })
    .first()
    .tap();
  await expect(page.getByText(`Made in the name of ${name}.`)).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  const { text, width, author } = await pdfOf(page, 'Download PDF');
  expect(text).toContain(`${name} Deichstr. 4, 20459 Hamburg`);
  expect(width).toBe(612);
  expect(author).toBe(name);
  await page.getByText('A4', { exact: true }).tap();
  expect((await pdfOf(page, 'Download PDF')).width).toBeCloseTo(595.28, 0);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Download all records' }).tap();
  const file = await (await waiting).path();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Start again with the sample data' }).tap();
  await page.getByRole('button', { name: 'Delete my changes' }).tap();
  await expect(page.getByText('Made in the name of Tidewell, a sample company.')).toBeVisible();
  await page.getByLabel('A file with records that you downloaded here').setInputFiles(file);
  await expect(page.getByText(`Made in the name of ${name}.`)).toBeVisible();
});

test('an offer letter and the career page name the visitor’s company and currency', async ({ page }) => {
  await open(page, '/application-tracking-system/demo#/careers');
  await introduce(page, 'company', { Currency: 'USD' });
  await expect(page.getByRole('heading', { name: `Work at ${name}` })).toBeVisible();
});

test('an invoice names the visitor’s company and where to pay; a mistyped IBAN is refused', async ({
  page,
}) => {
  await open(page, '/accounting#/invoices');
  await page.locator('a[href^="#/invoices/"]:not([href$="/new"])').first().tap();
  await page.getByRole('button', { name: 'Use your own company' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Your company' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Bank account for payments').fill('DE88 3704 0044 0532 0130 00');
  await sheet.getByRole('button', { name: 'Save company' }).tap();
  await expect(sheet.getByText('This IBAN has a typing error')).toBeVisible();
  await expect(sheet.getByLabel('Name')).toHaveValue(name);
  await sheet.getByLabel('Bank account for payments').fill('DE89 3704 0044 0532 0130 00');
  await sheet.getByRole('button', { name: 'Save company' }).tap();
  const { text } = await pdfOf(page, 'Download PDF');
  expect(text).toContain(`to ${name}, IBAN DE89 3704 0044 0532 0130 00`);
  expect(text).not.toContain('Kestrel');
  await page.getByRole('button', { name: 'Undo: Changed your company' }).tap();
  await expect(page.getByRole('article')).toContainText('Kestrel & Rowe Sign Workshop');
});

test('a visit summary names the visitor’s practice', async ({ page }) => {
  await open(page, '/healthcare#/visits/mine-2');
  await introduce(page, 'practice', { Address: '1 High Street\nLeeds' });
  const { text, width } = await pdfOf(page, 'Download PDF');
  expect(text).toContain(`${name} 1 High Street, Leeds`);
  expect(width).toBe(612);
});

test('certificates are issued in the visitor’s name, and so are the next ones', async ({ page }) => {
  await open(page, '/certificate-issuance-portal');
  await introduce(page, 'organisation');
  await expect(page.getByLabel('Issued by')).toHaveValue(name);
  await page.getByLabel('Issued by').fill('Werkakademie');
  await page.getByRole('button', { name: /^Issue \d+ certificates/ }).tap();
  await page.getByRole('link', { name: 'Li Na', exact: true }).tap();
  const { text, author } = await pdfOf(page, 'Download PDF');
  expect(text).toContain('Werkakademie');
  expect(author).toBe('Werkakademie');
});
