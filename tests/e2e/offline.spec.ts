import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { docxFile, pdfFile, textFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

// Every AI tool with the network cut, from its example to something taken away, at a desk and on a phone. What a browser
// can't do by itself says so in words.
test.describe.configure({ timeout: 300_000 });

const slowly = { timeout: 150_000 };
const places = [
  { name: 'a desk', of: { viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', of: phone },
] as const;

/** Does something on a page, which must not become wider than its window. */
async function inContext(
  context: BrowserContext,
  path: string,
  work: (page: Page, fetched: (file: RegExp) => Promise<void>) => Promise<void>,
) {
  const page = await context.newPage();
  const files: string[] = [];
  let last = 0;
  page.on('requestfinished', (request) => {
    files.push(request.url());
    last = Date.now();
  });
  /** A file that the page fetches when it is idle has arrived, and whatever comes along with it. */
  const fetched = (file: RegExp) =>
    expect.poll(() => files.some((url) => file.test(url)) && Date.now() - last > 2000, slowly).toBe(true);
  await page.goto(path);
  await hydrated(page);
  await work(page, fetched);
  expect(await tooWide(page)).toBe(0);
  await context.close();
}

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
const bring = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.locator('input[type=file]').first().setInputFiles(files);

const sound = async (name: string, from: string) =>
  fileOf(name, await readFile(join(import.meta.dirname, 'sounds', from)));

/** Has everything loaded that documents are read and answered with, then cuts the network. */
async function cutDocuments(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^(Files|Add a page)$/ }).tap();
  await page.getByRole('switch', { name: 'Run in this browser' }).check();
  await expect(page.getByText('It now works offline')).toBeVisible(slowly);
  if (isPhone) await page.getByRole('button', { name: 'Close: Inputs' }).tap();
  await page.context().setOffline(true);
}

async function ask(page: Page, question: string, answer: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: question });
  await expect(found.first()).toContainText(answer, slowly);
}

const letter = () =>
  pdfFile([
    [{ heading: 'Annual report' }, 'The rowing club was founded in a shed beside the lock.'],
    [{ heading: 'The boathouse' }, 'The new boathouse was opened by Wilma Hagen on 12 June 2021.'],
  ]);

for (const place of places) {
  const isPhone = place.name === 'a phone';

  test(`file chat at ${place.name}: example, own PDF and Word file, answers as a file`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/filechat', async (page) => {
      await cutDocuments(page, isPhone);
      await ask(page, 'How high is the deposit?', 'two months');
      await bring(
        page,
        fileOf('report.pdf', await letter()),
        fileOf('rules.docx', docxFile(wordParagraph('The lock closes at nine in the evening.'))),
      );
      await expect(page.getByText('2 files are ready for questions').first()).toBeVisible(slowly);
      await ask(page, 'Who opened the new boathouse?', 'Wilma Hagen');
      await page
        .getByRole('button', { name: /report\.pdf, Page 2/ })
        .first()
        .click();
      await expect(page.locator('[data-pdf-page="2"] [data-mark]').first()).toBeVisible();
      if (isPhone) await page.getByRole('button', { name: 'Answers' }).tap();
      expect((await exported(page, 'Markdown')).text).toContain('**Wilma Hagen**');
    });
  });

  test(`several files at ${place.name}: example, own files that disagree, answers as a file`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/multifilechat', async (page) => {
      await expect(page.getByText('The files disagree').first()).toBeVisible();
      await cutDocuments(page, isPhone);
      await bring(
        page,
        fileOf('north.txt', textFile('The pool in the north opens at 6.30 am on every working day.')),
        fileOf('south.txt', textFile('The pool in the south opens at 9.15 am on every working day.')),
      );
      await expect(page.getByText('2 files are ready for questions').first()).toBeVisible(slowly);
      await ask(page, 'When does the pool open?', '6.30 am');
      await expect(page.getByText('The files disagree').first()).toBeVisible();
      expect((await exported(page, 'JSON')).text).toContain('9.15 am');
    });
  });

  test(`web chat at ${place.name}: a pasted page is asked, an address says that it can’t be read`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/webchat', async (page) => {
      await cutDocuments(page, isPhone);
      if (isPhone) await page.getByRole('button', { name: 'Add a page' }).tap();
      await page.getByLabel('Address').fill('https://example.com/');
      await page.getByRole('button', { name: 'Read this page' }).click();
      await expect(page.getByText('We can’t reach the site at the moment').first()).toBeVisible();
      await page.getByText('Paste a text').click();
      await page.getByLabel('Text or HTML').fill('<html><p>The ferry to Northbank costs 4.20 pounds.</p>');
      await page.getByRole('button', { name: 'Add this text' }).click();
      await expect(page.getByText('Pasted text is ready for questions').first()).toBeVisible(slowly);
      await ask(page, 'What does the ferry cost?', '4.20 pounds');
      expect((await exported(page, 'Markdown')).text).toContain('4.20 pounds');
    });
  });

  test(`image generator at ${place.name}: a picture is drawn and taken away`, {
    tag: isPhone ? [] : ['@smoke'],
  }, async ({ browser, origin }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/image-generator', async (page) => {
      await expect(page.getByText('now works offline too')).toBeAttached(slowly);
      await page.context().setOffline(true);
      if (isPhone) await page.getByRole('button', { name: 'Your picture' }).tap();
      await page.getByLabel('What should be in it?').fill('a penguin on a sofa');
      await page.getByRole('button', { name: 'Draw picture' }).click();
      await expect(page.getByRole('main')).toContainText('2 objects, nothing left out');
      expect((await exported(page, 'Picture, SVG')).text).toContain('<svg');
    });
  });

  test(`speech to text at ${place.name}: once the model is here, a recording becomes captions`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/speech-to-text', async (page) => {
      await bring(page, await sound('first.mp3', 'dashwood.mp3'));
      await expect(page.getByLabel('Player: first.mp3')).toBeVisible(slowly);
      await page.context().setOffline(true);
      await bring(page, await sound('second.flac', 'dashwood.flac'));
      await expect(page.getByLabel('Player: second.flac')).toBeVisible(slowly);
      const { name, text } = await exported(page, 'SRT');
      expect(name).toBe('second.srt');
      expect(text).toContain('Dashwood');
    });
  });

  test(`text to speech at ${place.name}: it says that reading aloud needs the network, and keeps the text`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/text-to-speech', async (page) => {
      await page.context().setOffline(true);
      if (isPhone) await page.getByRole('button', { name: 'Your text' }).tap();
      await page.getByLabel('Text to read aloud').fill('The ferry leaves at ten.');
      if (isPhone) await page.getByRole('button', { name: 'Close: Your text' }).tap();
      const read = page.getByRole('button', { name: 'Read aloud', exact: true }).filter({ visible: true });
      await read.last().click();
      await expect(page.getByText('We can’t reach the site at the moment').first()).toBeVisible();
      await expect(page.getByLabel('Text to read aloud')).toHaveValue('The ferry leaves at ten.');
    });
  });

  test(`small tasks at ${place.name}: own text, own file and own result`, async ({ browser, origin }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai/demo/hide-names', async (page, fetched) => {
      await fetched(/read\.worker/);
      await page.context().setOffline(true);
      const result = page.locator('section[aria-labelledby=result]');
      const download = async () => {
        const arriving = page.waitForEvent('download');
        await result.getByRole('button', { name: 'Download CSV' }).click();
        return (await arriving).suggestedFilename();
      };
      await page.locator('[name=text]').fill('Call Sarah Miller on 020 7946 0123.');
      await page.getByRole('button', { name: 'Hide personal data', exact: true }).click();
      await expect(result).toContainText('Call [Person A] on [phone 1].', slowly);
      expect(await download()).toMatch(/\.csv$/);
      await page
        .getByLabel('File to read')
        .setInputFiles(fileOf('letter.docx', docxFile(wordParagraph('Ask Sarah Miller about it.'))));
      await expect(page.locator('[name=text]')).toHaveValue(/Ask Sarah Miller/, slowly);
      await page.getByRole('button', { name: 'Hide personal data', exact: true }).click();
      await expect(result).toContainText('Ask [Person A] about it.', slowly);
    });
  });
}
