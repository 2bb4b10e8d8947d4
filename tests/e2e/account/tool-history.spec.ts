import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { textFile } from '#engines/documents/testing/make-files.ts';
import { seriousFindings } from '../axe.ts';
import { hydrated, phone, test, tooWide, watch } from '../page.ts';
import { signUp } from '../sign-up.ts';

test.describe.configure({ timeout: 180_000 });

const path = '/ai-tools/filechat';
const question = 'What does the ferry cost?';

/** Brings a text and asks it. */
async function askFerry(page: Page): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const bytes = textFile('The ferry to Northbank costs 4.20 pounds for adults and runs every hour.');
  const file = { name: 'ferry.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('ferry.txt is ready for questions').first()).toBeVisible();
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: question })).toBeVisible({ timeout: 120_000 });
}

const history = (page: Page) => page.getByRole('dialog', { name: 'Conversations' });

test('somebody keeps a conversation in their account, opens it on another device, renames, exports and deletes it', async ({
  page,
  browser,
  origin,
}) => {
  const misdeeds = watch(page, origin);
  await signUp(page, origin, 'historian');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/tool-history'))
      sent.push(request.postData() ?? '');
  });
  await askFerry(page);
  await page.getByRole('button', { name: 'History' }).click();
  // Nothing is kept before somebody has said yes.
  await expect(history(page).getByText('Keep your history in your account?')).toBeVisible();
  expect(sent).toEqual([]);
  await history(page).getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(history(page).getByText('Also in your account')).toBeVisible();
  // The answers go, the file does not.
  expect(sent.join('')).toContain('4.20 pounds');
  expect(sent.join('')).not.toContain('"parts"');

  const other = await browser.newContext({ ...phone, baseURL: origin });
  await other.addCookies(await page.context().cookies());
  const device = await other.newPage();
  await device.goto('/account/tool-history');
  await hydrated(device);
  expect(await tooWide(device)).toBe(0);
  await device.getByRole('link', { name: question }).click();
  await expect(device.getByRole('heading', { name: question })).toBeVisible({ timeout: 30_000 });
  await expect(device.getByText('ferry.txt stays in the browser where you added it')).toBeVisible();
  await expect(device.getByText('4.20 pounds').first()).toBeVisible();
  await other.close();

  await page.goto('/account/tool-history?q=northbank');
  await expect(page.getByText('Nothing in your history matches')).toBeVisible();
  await page.goto('/account/tool-history?q=ferry.txt');
  await hydrated(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator('summary').filter({ hasText: 'Rename, export, share or delete' }).click();
  await page.getByLabel(/New name for/).fill(' ');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('Please enter a name.').first()).toBeVisible();
  await page.getByLabel(/New name for/).fill('Ferry prices');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ferry prices' })).toBeVisible();

  await page.locator('summary').filter({ hasText: 'Rename, export, share or delete' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Markdown' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('ferry-prices.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('**4.20 pounds**');
  await page
    .locator('summary')
    .filter({ hasText: /^Delete: / })
    .click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Nothing in your history matches “ferry.txt”' }),
  ).toBeVisible();
  // The name that was refused on purpose is the one answer that the browser complains of.
  expect(misdeeds.console.filter((line) => !line.includes('422'))).toEqual([]);
  expect(misdeeds.foreign).toEqual([]);
});

test('what was deleted in the account does not come back from a browser that still has it, until somebody asks for it', async ({
  page,
  origin,
}) => {
  await signUp(page, origin, 'deleter');
  await askFerry(page);
  await page.getByRole('button', { name: 'History' }).click();
  await history(page).getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(history(page).getByText('Also in your account')).toBeVisible();
  const results = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/tool-history?tool=documents');
      return ((await answer.json()) as { results: { id: string }[] }).results;
    });
  const [kept] = await results();
  // Another device deletes it.
  await page.evaluate((id) => fetch(`/api/tool-history/${id}`, { method: 'DELETE' }), kept?.id);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'History' }).click();
  await history(page)
    .getByRole('button', { name: new RegExp(question.slice(0, 20)) })
    .click();
  await page.getByLabel('Your question').fill('How often does the ferry run?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How often does the ferry run?' })).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(history(page).getByText('was deleted in your account')).toBeVisible();
  expect(await results()).toEqual([]);

  const copying = history(page).getByRole('switch', { name: 'Keep a copy in my account' });
  await copying.uncheck();
  await copying.check();
  await expect(history(page).getByText('Also in your account')).toBeVisible();
  expect(await results()).toHaveLength(1);
});

test('a link shows the result without scripts to anybody until it is taken back, and a result of the list is printed', async ({
  page,
  browser,
  origin,
}) => {
  await page.addInitScript(() => {
    window.print = () => localStorage.setItem('printed', document.body.innerText);
  });
  await askFerry(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with a link' });
  await expect(dialog).toContainText('each link stops working after 24 hours');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const stranger = await browser.newContext({ ...phone, baseURL: origin, javaScriptEnabled: false });
  const reader = await stranger.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(reader.getByText('made with Ask documents')).toBeVisible();
  await expect(reader.locator('blockquote mark')).toHaveText('4.20 pounds');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await tooWide(reader)).toBe(0);

  // The page is opened again: the browser still knows the link.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'History' }).click();
  await history(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('printed'))).toContain('4.20 pounds');
  await history(page)
    .getByRole('button', { name: new RegExp(question.slice(0, 20)) })
    .click();
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('The link no longer works')).toBeVisible();
  const gone = await reader.reload();
  expect(gone?.status()).toBe(410);
  await expect(reader.getByRole('heading', { name: 'This result is no longer shared' })).toBeVisible();
  await stranger.close();
});
