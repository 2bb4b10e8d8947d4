import { expect, type Page } from '@playwright/test';
import { hydrated, phone, test, tooWide, watch } from './page.ts';
import { coarse, onItsSide, scannedPdf, scanOf } from './scans.ts';

test.describe.configure({ timeout: 240_000, mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

const letter = [
  'The harbour office moved to the old customs house in May 2019.',
  'The ferry to Skarholm was built by Ingrid Solberg, who had run a yard on the island since she was twenty-four years old and sold it later.',
];
const mooring = [
  'A mooring for one night costs fourteen pounds and must be paid at the gate.',
  'The harbour master answers on channel twelve.',
];
const lighthouse = [
  'The lighthouse was painted by Owen Brandt in the spring of 1998, when the old tower was repaired.',
];

const open = async (page: Page) => {
  await page.goto('/ai-tools/filechat');
  await hydrated(page);
};
const bring = (page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

async function ask(page: Page, question: string, answer: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') })
    .first();
  await expect(first).toContainText(answer, { timeout: 120_000 });
}

/** Whether what is marked lies over these recognised words of the picture. */
async function marksLieOn(page: Page, word: string): Promise<boolean> {
  const mark = await page.locator('[data-mark]').first().boundingBox();
  const spans = page.locator('.text-layer span').filter({ hasText: new RegExp(`^${word} ?$`) });
  const seen = await spans.first().boundingBox();
  if (!mark || !seen) return false;
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  const marks = await page.locator('[data-mark]').all();
  for (const one of marks) {
    const box = await one.boundingBox();
    if (box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}

test('a photo of a letter is read in the browser, and the answer is marked on the photo', async ({
  page,
  origin,
}) => {
  const scan = await scanOf(page, letter);
  const misdeeds = watch(page, origin);
  await open(page);
  await bring(page, [png('letter.png', scan)]);
  await expect(page.getByText('This text was recognised from pictures')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('[data-picture] canvas')).toBeVisible();
  await ask(page, 'Who built the ferry to Skarholm?', 'Ingrid Solberg');
  await expect(page.locator('[data-picture] [data-mark]').first()).toBeVisible();
  expect(await marksLieOn(page, 'Ingrid')).toBe(true);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('a scanned PDF is read page by page: one upright, one on its side, one coarse', async ({ page }) => {
  const [first, second, third] = [
    await scanOf(page, letter),
    await scanOf(page, mooring),
    await scanOf(page, lighthouse),
  ];
  const scan = await scannedPdf([first, await onItsSide(second), await coarse(third, 0.55)]);
  await open(page);
  await bring(page, [pdf('harbour.pdf', scan)]);
  await expect(page.getByText('Recognising page 1 of 3').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Recognising page 2 of 3').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('harbour.pdf is ready for questions').first()).toBeVisible({
    timeout: 120_000,
  });
  await ask(page, 'What does a mooring cost for one night?', 'fourteen pounds');
  await expect(page.locator('[data-pdf-page="2"] [data-mark]').first()).toBeVisible();
  expect(await marksLieOn(page, 'fourteen')).toBe(true);
  await ask(page, 'Who painted the lighthouse?', 'Owen Brandt');
  await expect(page.locator('[data-pdf-page="3"] [data-mark]').first()).toBeVisible();
  expect(await marksLieOn(page, 'Owen')).toBe(true);

  // What was recognised is there again without another recognition.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /mooring cost/ }).click();
  await expect(page.locator('[data-pdf-page="3"] [data-mark]').first()).toBeVisible();
});

test('a page that was scanned between pages of text is read, too', async ({ page }) => {
  const signed = await scanOf(page, lighthouse);
  const mixed = await scannedPdf(['The minutes of the harbour board, with one enclosure.', signed]);
  await open(page);
  await bring(page, [pdf('minutes.pdf', mixed)]);
  await expect(page.getByText('The text of page 2 was recognised from pictures')).toBeVisible({
    timeout: 120_000,
  });
  await ask(page, 'Who painted the lighthouse?', 'Owen Brandt');
  await expect(page.locator('[data-pdf-page="2"] [data-mark]').first()).toBeVisible();
});

test('recognition is cancelled on a phone, and nothing of the file stays', async ({
  browser,
  page,
  origin,
}) => {
  const picture = await scanOf(page, letter);
  const long = await scannedPdf(Array.from({ length: 6 }, () => picture));
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const small = await context.newPage();
  await open(small);
  await bring(small, [pdf('long.pdf', long), png('letter.png', picture)]);
  await expect(small.getByText(/Recognising page \d of 6/).filter({ visible: true })).toBeVisible({
    timeout: 60_000,
  });
  await small.getByRole('main').getByRole('button', { name: 'Stop reading' }).filter({ visible: true }).tap();
  await expect(small.getByText(/Recognising page/)).toHaveCount(0);
  await expect(small.getByText('Waiting to be read')).toHaveCount(0);
  await small.waitForTimeout(1500);
  await expect(small.getByText('long.pdf')).toHaveCount(0);
  await expect(small.getByText('letter.png')).toHaveCount(0);
  expect(await tooWide(small)).toBe(0);
  await context.close();
});

test('a picture without text is refused in words, and the rest goes on', async ({ page }) => {
  const blank = await scanOf(page, []);
  const scan = await scanOf(page, letter);
  await open(page);
  await bring(page, [png('blank.png', blank), png('letter.png', scan)]);
  await expect(page.getByText('We couldn’t recognise any text in blank.png.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('This text was recognised from pictures')).toBeVisible({ timeout: 120_000 });
});
