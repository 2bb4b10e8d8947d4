import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

/** Opens the application past its door. */
async function open(page: Page, place = '') {
  await page.addInitScript(() => localStorage.setItem('demo:looked-around', '"yes"'));
  await page.goto(`/accounting${place}`);
  await hydrated(page);
}

const waiting = (page: Page) => page.locator('[data-pair]');
const camt = (day: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">1190.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Studio Kern</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Invoice A-2031</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

test('a bookkeeper posts the clear lines, places one by hand, and takes it back', { tag: '@smoke' }, async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await open(page);
  const before = await waiting(page).count();
  expect(before).toBeGreaterThan(20);
  await page.keyboard.press('a');
  await expect(waiting(page).first()).toBeVisible();
  const left = await waiting(page).count();
  expect(left).toBeLessThan(before / 2);

  await page.keyboard.press('t');
  const sheet = page.getByRole('dialog', { name: /^Where do/ });
  await sheet.getByRole('button', { name: /^Post/ }).click();
  await expect(sheet.getByText('Choose an account for every part.')).toBeVisible();
  await sheet.getByLabel('Account', { exact: true }).selectOption('4650');
  await sheet.getByRole('button', { name: /^Post/ }).click();
  await expect(waiting(page)).toHaveCount(left - 1);

  await page.reload();
  await hydrated(page);
  await expect(waiting(page)).toHaveCount(left - 1);
  await page.getByText('Posted', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Reverse/ })
    .first()
    .click();
  await page.getByText('To do', { exact: true }).click();
  await expect(waiting(page)).toHaveCount(left);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('an entry that is written by hand balances, and is reversed instead of deleted, with keys alone', async ({
  page,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await open(page, '#/books');
  await page.getByRole('link', { name: 'Write an entry' }).press('Enter');
  await page.getByLabel('What it is about').focus();
  const keys = page.keyboard;
  await keys.type('Desk, worn out');
  // Account, debit and credit of the first line, then of the second.
  await keys.press('Tab');
  await keys.type('4930');
  await keys.press('Tab');
  await keys.type('120,50');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.type('0420');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.type('120.00');
  await keys.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'more debit than credit' })).toBeVisible();
  const credit = page.getByLabel('Credit, €').nth(1);
  await expect(credit).toHaveValue('120.00');
  await credit.fill('120.50');
  await keys.press('Enter');
  await expect(page.getByText('Desk, worn out')).toBeVisible();
  await page.getByRole('button', { name: /^Reverse entry/ }).press('Enter');
  await expect(page.getByText('reversed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show all entries' }).press('Enter');
  await expect(page.getByText(/^Reversal of entry \d+: Desk, worn out$/)).toBeVisible();
  await expect(page.getByText('Both sides agree')).toBeVisible();
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('on a phone somebody brings in invoices and a statement of their own, and takes the journal away', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin, ...phone });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await open(page, '#/invoices');
  const day = new Date().toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Import invoices' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Import invoices' });
  await dialog
    .getByLabel('Or paste rows')
    .fill(`Beleg;Wer;Wann;Wieviel;\nA-2031;Studio Kern;${day};1.190,00;\nA-2032;Studio Kern;soon;5,00;\n`);
  await dialog.getByRole('button', { name: 'Use these rows' }).tap();
  const check = page.getByRole('dialog', { name: '2 rows in Pasted rows' });
  await expect(check.getByLabel('Number')).toHaveAccessibleDescription(/Choose the column/);
  await check.getByLabel('Number').selectOption('Beleg');
  await check.getByLabel('Customer').selectOption('Wer');
  await check.getByLabel('Date').selectOption('Wann');
  await expect(check.getByLabel('Total with VAT')).toHaveAccessibleDescription(/Every row needs it/);
  await check.getByLabel('Total with VAT').selectOption('Wieviel');
  await expect(check.getByRole('region', { name: 'Preview' })).toContainText('1190.00');
  await expect(check.getByRole('region', { name: 'Lines with problems' })).toContainText('Line 3 Date');
  await check.getByRole('button', { name: 'Import 1 invoice' }).tap();
  await expect(page.getByRole('link', { name: 'Studio Kern' })).toBeVisible();

  await page.getByRole('link', { name: /^Bank/ }).filter({ visible: true }).tap();
  await page.getByRole('button', { name: 'Import a statement' }).tap();
  const statement = page.getByRole('dialog', { name: 'Import a bank statement' });
  const file = statement.locator('input[type=file]');
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document>&a;</Document>';
  await file.setInputFiles({ name: 'bad.xml', mimeType: 'text/xml', buffer: Buffer.from(bomb) });
  await expect(statement.getByRole('alert')).toContainText('declares a document type');
  await file.setInputFiles({ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(camt(day)) });
  await expect(statement).toBeHidden();
  const lines = page.getByRole('dialog', { name: /in camt.xml$/ });
  await expect(lines.getByRole('region', { name: 'Preview' })).toContainText('Studio Kern');
  await lines.getByRole('button', { name: /^Import \d/ }).tap();
  const mine = waiting(page).filter({ hasText: 'Studio Kern' });
  await expect(mine).toHaveAttribute('data-standing', 'sure');
  await expect(mine).toContainText('Invoice A-2031');
  expect(await tooWide(page)).toBe(0);
  await mine.getByRole('button', { name: /^Post/ }).tap();
  await expect(mine).toHaveCount(0);

  await page.getByRole('link', { name: 'Books' }).filter({ visible: true }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).tap();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Studio Kern: Invoice A-2031,1200,Bank,1190,');
  expect(sent).toEqual([]);
  await context.close();
});

test('a bookkeeper writes an invoice, and the owner approves the bills and closes the month', async ({
  page,
}) => {
  await open(page, '#/invoices/new');
  await page.getByRole('button', { name: /^Issue invoice/ }).click();
  await expect(page.getByText('Write who the invoice is for.')).toBeVisible();
  await page.getByLabel('Customer', { exact: true }).fill('Studio Kern');
  await page.getByLabel('What', { exact: true }).fill('Brass plate');
  await page.getByLabel('Price, €').fill('250,00');
  await expect(page.getByText('€297.50')).toBeVisible();
  await page.getByRole('button', { name: /^Issue invoice/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d{4}-\d{4}$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Write a credit note' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-/);

  await page.getByLabel('View as').filter({ visible: true }).selectOption('owner');
  await page.goto('/accounting#/bills');
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve.first()).toBeVisible();
  for (let left = await approve.count(); left > 0; left -= 1) {
    await approve.first().click();
    await expect(approve).toHaveCount(left - 1);
  }
  await page.goto('/accounting#/');
  await page.keyboard.press('a');
  await page.goto('/accounting#/reports/close');
  await expect(page.getByText('The owner has approved every larger bill: done')).toBeVisible();
  await page.goto('/accounting#/reports/vat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('To pay to the tax office')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ ...phone, acceptDownloads: true });

  test('the owner approves the larger bills, sees what is left to close and reads the VAT report', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('demo:accounting-role', '"owner"'));
    await open(page, '#/bills');
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    await expect(approve.first()).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    for (let left = await approve.count(); left > 0; left -= 1) {
      await approve.first().tap();
      await expect(approve).toHaveCount(left - 1);
    }
    await page.getByRole('link', { name: 'Reports' }).filter({ visible: true }).first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
    expect(await tooWide(page)).toBe(0);
    await page.goto('/accounting#/reports/close');
    await expect(page.getByText('The owner has approved every larger bill: done')).toBeVisible();
    await page.goto('/accounting#/reports/vat');
    await expect(page.getByText('To pay to the tax office')).toBeVisible();
    expect(await tooWide(page)).toBe(0);
  });
});
