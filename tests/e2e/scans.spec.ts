import { expect, type Page } from '@playwright/test';
import { hydrated, test } from './page.ts';

test.describe.configure({ timeout: 240_000, mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

/** A page as a scanner sees it: a picture of letters, a little askew. */
async function scanOf(page: Page, paragraphs: readonly string[]): Promise<Buffer> {
  await page.setContent(
    `<body style="margin:0;background:#fff"><div id="sheet" style="width:820px;padding:60px;background:#fff;color:#111;font:22px/1.5 serif"><div style="transform:rotate(.6deg)">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div></div></body>`,
  );
  return page.locator('#sheet').screenshot();
}

const letter = [
  'The harbour office moved to the old customs house in May 2019.',
  'The ferry to Skarholm was built by Ingrid Solberg, who had run a yard on the island since she was twenty-four years old and sold it later.',
];

test('a scanned page is read in the browser, and answers a question with its quotation', async ({ page }) => {
  const scan = await scanOf(page, letter);
  await page.goto('/ai-tools/filechat');
  await hydrated(page);
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles([{ name: 'letter.png', mimeType: 'image/png', buffer: scan }]);
  await expect(page.getByText('This text was recognised from pictures')).toBeVisible({ timeout: 120_000 });
  await page.getByLabel('Your question').fill('Who built the ferry to Skarholm?');
  await page.keyboard.press('Enter');
  const answer = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') })
    .first();
  await expect(answer).toContainText('Ingrid Solberg', { timeout: 120_000 });
});

test('a picture without text is refused in words, and the rest goes on', async ({ page }) => {
  const blank = await scanOf(page, []);
  const scan = await scanOf(page, letter);
  await page.goto('/ai-tools/filechat');
  await hydrated(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'blank.png', mimeType: 'image/png', buffer: blank },
      { name: 'letter.png', mimeType: 'image/png', buffer: scan },
    ]);
  await expect(page.getByText('No text could be recognised in blank.png.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('This text was recognised from pictures')).toBeVisible({ timeout: 120_000 });
});
