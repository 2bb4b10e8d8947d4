import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { taskIds } from '#content/ai-demos/ai-demos.ts';
import { docxFile, pdfFile, textFile, wordParagraph } from '#engines/documents/testing/make-files.ts';
import { exported } from './exported.ts';
import { ownInputs } from './own-inputs.ts';
import { hydrated, phone, test, tooWide } from './page.ts';
import { peeredSite, putSample } from './peers.ts';

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

async function askChat(chat: Locator, question: string, answer: string): Promise<void> {
  await chat.getByLabel('Your question').fill(question);
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat.getByRole('listitem').filter({ hasText: question }).first()).toContainText(
    answer,
    slowly,
  );
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

  test(`text to speech at ${place.name}: once the fast voice is here, an own text is heard and saved`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: origin });
    await inContext(context, '/ai-tools/text-to-speech', async (page) => {
      const sheet = page.getByRole('button', { name: 'Your text', exact: true });
      if (isPhone) await sheet.tap();
      await page.getByRole('switch', { name: 'Run in this browser' }).check();
      await expect(page.getByText('It now works offline')).toBeVisible(slowly);
      await page.context().setOffline(true);
      await bring(
        page,
        fileOf('ferry.docx', docxFile(wordParagraph('The ferry leaves at ten. It is late.'))),
      );
      const lines = page.getByRole('main').getByRole('listitem');
      await expect(lines.filter({ hasText: 'It is late.' })).toBeVisible(slowly);
      const read = page.getByRole('button', { name: 'Read aloud', exact: true }).filter({ visible: true });
      await read.last().click();
      await expect(page.getByText('The fast voice, sentence 2 of 2')).toBeVisible(slowly);
      await expect(page.getByText('of speech, ready to download').first()).toBeVisible(slowly);
      const { name, text } = await exported(page, 'WAV');
      expect([name, text.slice(0, 4)]).toEqual(['speech.wav', 'RIFF']);
      expect((await exported(page, 'SRT')).text).toContain('The ferry leaves at ten.');
    });
  });

  test(`text to speech at ${place.name}: our server’s voices say that they need the network, and the text is kept`, async ({
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

  test(`link chatbot at ${place.name}: a page that was read is asked, and the answers leave as a file`, async ({
    browser,
  }) => {
    const address = await putSample(
      `/offline/${isPhone ? 'phone' : 'desk'}`,
      '<!doctype html><title>Ferry</title><main><h1>Ferry</h1><p>The ferry to Northbank costs 4.20 pounds for adults. It leaves at ten in the morning.</p></main>',
    );
    const context = await browser.newContext({ ...place.of, baseURL: peeredSite });
    await inContext(context, '/link-chatbot', async (page) => {
      const chat = page.locator('#ask');
      await chat.scrollIntoViewIfNeeded();
      await chat.getByRole('switch', { name: 'Run in this browser' }).check();
      await chat.getByLabel('Address').fill(address);
      await chat.getByRole('button', { name: 'Read this page' }).click();
      await expect(chat).toContainText(/Web page, \d+ words/, slowly);
      // The models come with the first question.
      await askChat(chat, 'What does the ferry cost?', '4.20 pounds');
      await page.context().setOffline(true);
      await askChat(chat, 'When does the ferry leave?', 'ten in the morning');
      const arriving = page.waitForEvent('download');
      await chat.getByRole('button', { name: 'Save these answers' }).click();
      expect(await readFile(await (await arriving).path(), 'utf8')).toContain('ten in the morning');
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

// On a phone the walks do the same (phone-walks.spec.ts).
for (const id of taskIds)
  test(`${id} at a desk: an own text, and its result as a file`, async ({ browser, origin }) => {
    const context = await browser.newContext({ ...places[0].of, baseURL: origin });
    await inContext(context, `/ai/demo/${id}`, async (page, fetched) => {
      const [fields, expected] = ownInputs[id];
      const form = page.locator('form').filter({ has: page.getByLabel('File to read') });
      const result = page.locator('section[aria-labelledby=result]');
      const run = form.locator('button[type=submit]');
      const inBrowser = form.getByRole('switch', { name: 'Run in this browser' });
      if ((await inBrowser.count()) > 0) {
        await inBrowser.check();
        // The model comes with the first run; the example is that.
        await run.click();
        await expect(result).toHaveAttribute('aria-busy', 'false', slowly);
      } else await fetched(/task\.worker/);
      await page.context().setOffline(true);
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(text);
      await run.click();
      await expect(result).toContainText(expected, slowly);
      const arriving = page.waitForEvent('download');
      await result.getByRole('button', { name: 'Text', exact: true }).click();
      expect((await readFile(await (await arriving).path(), 'utf8')).length).toBeGreaterThan(10);
    });
  });
