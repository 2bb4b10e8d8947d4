import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '#demos/kit/pdf/testing/read-pdf.ts';
import { test as base, hydrated, phone, tooWide, watch } from './page.ts';

const name = 'Bäckerei Yılmaz';

/** Every journey here watches the network: what is written down of a company stays in the browser. */
const test = base.extend<{ network: undefined }>({
  network: [
    async ({ page, origin }, use) => {
      const misdeeds = watch(page, origin);
      const sent: string[] = [];
      page.on('request', (request) => {
        const [method, address] = [request.method(), decodeURIComponent(request.url())];
        if (method !== 'GET' || address.includes(name)) sent.push(`${method} ${address}`);
      });
      // While developing, the server tells the page of changes by a socket with a token.
      page.on('websocket', (socket) => socket.url().includes('?token=') || sent.push(socket.url()));
      await use(undefined);
      expect(sent).toEqual([]);
      expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
    },
    { auto: true },
  ],
});

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
  await introduce(page, 'company', { Address: 'Deichstr. 4\n20459 Hamburg', Currency: 'CHF' });
  await page.reload();
  await hydrated(page);
  await page
    .getByRole('link', { name: /Adaeze Lindqvist/ })
    .first()
    .tap();
  await expect(page.getByText(`Issued in the name of ${name}.`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/Paid outCHF\s[\d,]+\.\d\d/);
  await expect(page.getByRole('article')).not.toContainText('€');
  expect(await tooWide(page)).toBe(0);
  const { text, width, author } = await pdfOf(page, 'Download PDF');
  expect(text).toContain(`${name} Deichstr. 4, 20459 Hamburg`);
  expect(text).toMatch(/Paid out CHF\s[\d,]+\.\d\d/);
  expect(text).not.toContain('€');
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
  await expect(page.getByText('Issued in the name of Tidewell, a sample company.')).toBeVisible();
  await page.getByLabel('A file with records that you downloaded here').setInputFiles(file);
  await expect(page.getByText(`Issued in the name of ${name}.`)).toBeVisible();
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

const statement = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">1190.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>Invoice A-2031</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

test('books in another currency say so on every screen, in the PDF and the CSV, and refuse a statement in euros', async ({
  page,
}) => {
  await open(page, '/accounting#/invoices');
  await introduce(page, 'company', { Currency: 'GBP' });
  const application = page.locator('[data-application]');
  await expect(application.locator('tfoot')).toContainText('£');
  for (const place of ['', '/bills', '/bills/new', '/books', '/books/new', '/reports/vat', '/reports/open']) {
    await page.goto(`/accounting#${place || '/'}`);
    await expect(application.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(application).toContainText('£');
    await expect(application).not.toContainText('€');
    expect(await tooWide(page)).toBe(0);
  }
  await page.goto('/accounting#/');
  await application.getByRole('button', { name: 'Import a statement' }).tap();
  await page
    .locator('dialog[open] input[type="file"]')
    .setInputFiles({ name: 'november.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) });
  await expect(page.getByText('This statement is in EUR. These books are in GBP')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.goto('/accounting#/invoices');
  const waiting = page.waitForEvent('download');
  await application.getByRole('button', { name: 'Download CSV' }).tap();
  const [heads = '', first = ''] = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n');
  expect(heads).toMatch(/,Currency$/);
  expect(first).toMatch(/,GBP$/);
  await application.locator('a[href^="#/invoices/"]:not([href$="/new"])').first().tap();
  const { text } = await pdfOf(page, 'Download PDF');
  expect(text).toContain('Price, £');
  expect(text).toMatch(/To pay £[\d,]+\.\d\d/);
  expect(text).not.toContain('€');
});

test('deals are in the currency of the visitor’s company, on the board, in the form and in the forecast’s file', async ({
  page,
}) => {
  await open(page, '/feature-crm#/pipeline', 'crm-role=ewa');
  const application = page.locator('[data-application]');
  const before =
    (await application
      .getByRole('heading', { name: /^Quote/ })
      .locator('..')
      .textContent()) ?? '';
  expect(before).toContain('€');
  await introduce(page, 'company', { Currency: 'SEK' });
  // No amount is converted: the figures stay, and only what stands beside them changes.
  await expect(application.getByRole('heading', { name: /^Quote/ }).locator('..')).toHaveText(
    before.replace('€', 'SEK\u00a0'),
  );
  await expect(application).not.toContainText('€');
  await page.goto('/feature-crm#/people');
  await application.locator('tbody a').first().tap();
  await application.getByRole('button', { name: 'Add a deal' }).tap();
  await page.getByLabel('What do they want to buy?').fill('Bread for the fair');
  await page.getByLabel('Amount, SEK').fill('much');
  await page.getByRole('button', { name: 'Add deal' }).tap();
  await expect(page.getByText('Enter the amount, such as 12,400 or 980.50.')).toBeVisible();
  await page.getByLabel('Amount, SEK').fill('SEK 12,400');
  await page.getByRole('button', { name: 'Add deal' }).tap();
  await expect(application.getByText('SEK\u00a012,400')).toBeVisible();
  await page.goto('/feature-crm#/forecast');
  await expect(application).toContainText(`that ${name} has open`);
  const waiting = page.waitForEvent('download');
  await application.getByRole('button', { name: 'Download CSV' }).tap();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain('Month,Seller,"Likely, SEK"');
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
