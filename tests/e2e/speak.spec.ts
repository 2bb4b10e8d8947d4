import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { wavOf } from '../../lib/files/write-wav.ts';
import { startSite } from '../../scripts/test/site.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

test.describe.configure({ timeout: 60_000 });

const path = '/ai-tools/text-to-speech';
const rate = 24_000;

/** Half a second of a tone instead of a voice, whose models are hundreds of megabytes (npm run test:models has them). */
async function standIn(page: Page): Promise<void> {
  const tone = Int16Array.from({ length: rate / 2 }, (_, at) => 8000 * Math.sin(at / 9));
  const sound = Buffer.from(tone.buffer).toString('base64');
  await page.route('**/api/tools/speak', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    const line = { is: 'done', result: { sound, rate, spoken: `${text} (spoken)`, by: 'kokoro' } };
    await route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(line)}\n` });
  });
}

test('a text is read aloud sentence by sentence and taken away with its captions', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  await standIn(page);
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('thirty nine pounds fifty pence');
  await page.getByLabel('Text to read aloud').fill('One sentence. Another one.');
  await main.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Another one.' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main).toContainText('of speech, ready to download');
  const { name, text } = await exported(page, 'SRT');
  expect(name).toBe('speech.srt');
  expect(text).toContain('2\n00:00:00,850 --> 00:00:01,350\nAnother one.');
  await page.getByRole('button', { name: 'Export' }).first().click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'WAV' }).click();
  const wav = await readFile(await (await arriving).path());
  expect([wav.subarray(0, 4).toString(), wav.readUInt32LE(24)]).toEqual(['RIFF', rate]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('a file of a text that nobody has read yet: which voice, how far it is, cancelled and finished by the fast voice', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await standIn(page);
  // The good voice reads one sentence, then takes for ever.
  let good = 0;
  await page.route('**/api/tools/speak', async (route) => {
    if (route.request().postData()?.includes('"heart"')) good += 1;
    if (good < 2) return route.fallback();
    if (route.request().postData()?.includes('"fast"')) return route.fallback();
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Your text' }).tap();
  await page.getByLabel('Text to read aloud').fill('One sentence. Another one. A third.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).first().tap();
  await page.getByRole('menuitem', { name: 'WAV' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Export as WAV' });
  await expect(dialog).toContainText(/Sounds better\. Takes (about|a few) /);
  await dialog.getByRole('button', { name: 'Make WAV file' }).tap();
  await expect(dialog).toContainText('1 of 3 sentences');
  expect(await tooWide(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toContainText('1 of 3 sentences read.');
  await dialog.getByRole('button', { name: 'Make WAV file' }).tap();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Finish with the fast voice' }).tap();
  const wav = await readFile(await (await arriving).path());
  expect(wav.subarray(0, 4).toString()).toBe('RIFF');
  await expect(page.getByRole('dialog', { name: 'speech.wav is ready' })).toContainText(
    'The fast voice has read',
  );
  await page.getByRole('button', { name: 'Done' }).tap();
  // What is there already leaves at once.
  await page.getByRole('button', { name: 'Export' }).first().tap();
  await page.getByRole('menuitem', { name: 'SRT' }).tap();
  await page.getByLabel('The fast voice').check();
  await expect(page.getByRole('dialog')).toContainText('Everything has been read already.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Export as SRT' })).toBeHidden();
  await context.close();
});

test('a text that is missing or too long is answered beside its field', async ({ page }) => {
  await standIn(page);
  await page.goto(path);
  await hydrated(page);
  const text = page.getByLabel('Text to read aloud');
  await text.fill('');
  await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Write or paste a text first/);
  await text.fill('Twenty letters a go. '.repeat(10_000));
  await expect(text).toHaveAccessibleDescription(/has 210,000 characters, and 20,000 can be read at once/);
  await expect(text).toHaveValue(/Twenty letters a go\.$/);
});

test('a text can be found again, and deleted for good', async ({ page }) => {
  await standIn(page);
  await page.goto(path);
  await hydrated(page);
  const text = page.getByLabel('Text to read aloud');
  await text.fill('A text to remember.');
  await text.fill('Something else to say.');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'History' }).click();
  const texts = page.getByRole('dialog', { name: 'Texts' });
  await texts.getByLabel('Search').fill('remember');
  await expect(texts.getByRole('listitem')).toHaveCount(1);
  await texts.getByRole('button', { name: 'Rename' }).click();
  await texts.getByLabel('New name').fill('Notes for Ann');
  await texts.getByRole('button', { name: 'Save name' }).click();
  await texts.getByRole('button', { name: /Notes for Ann/ }).click();
  await expect(text).toHaveValue('A text to remember.');
  await page.getByRole('button', { name: 'History' }).click();
  await texts.getByRole('button', { name: 'Delete everything' }).click();
  await texts.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('will be listed here')).toBeVisible();
});

test('a document is read in the browser, and a failure of the server is said', async ({ page }) => {
  await page.route('**/api/tools/speak', (route) => route.abort());
  await page.goto(path);
  await hydrated(page);
  await page.getByLabel('Document to read aloud').setInputFiles({
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Notes\n\nThe first line.\n'),
  });
  await expect(page.getByLabel('Text to read aloud')).toHaveValue('# Notes\n\nThe first line.');
  await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await expect(page.getByRole('alert').first()).toContainText('cannot be reached');
});

test('on a phone the text stands in front and fits', async ({ browser, origin }) => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await standIn(page);
  await page.goto(path);
  await hydrated(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Read aloud', exact: true }).last().click();
  await expect(page.getByRole('main').locator('[aria-current=true]')).toBeVisible();
  await context.close();
});

test('the example was recorded beforehand and is heard without asking the server', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/tools/speak', (route) => {
    asked.push(route.request().postData() ?? '');
    return route.abort();
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await expect(page.getByText('Kokoro’s Heart, sentence 1 of 10')).toBeVisible();
  await expect(page.getByText('of speech, ready to download').first()).toBeVisible();
  // What is asked for is a word, so that the fast voice is open when somebody brings a text of their own.
  expect(asked.map((body) => (JSON.parse(body) as { text: string }).text)).toEqual(['Hello.']);
});

test('in this browser the fast voice reads, and nothing of the text is sent', async ({ page, origin }) => {
  test.setTimeout(240_000);
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.postData()) sent.push(request.url());
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('switch', { name: 'Run in this browser' }).check();
  await expect(page.getByText('It now works offline')).toBeVisible({ timeout: 100_000 });
  // From before the switch: the page has the server open its own voice with a word of ours.
  sent.length = 0;
  await page.getByLabel('Text to read aloud').fill('A secret sentence. Another one.');
  await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await expect(page.getByText('The fast voice, sentence 2 of 2')).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText('of speech, ready to download').first()).toBeVisible();
  expect((await exported(page, 'SRT')).text).toContain('A secret sentence.');
  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });

  // It is remembered, and given back.
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Voice: The fast voice, in this browser')).toBeVisible();
  await page.getByRole('switch', { name: 'Run in this browser' }).uncheck();
  await expect(page.getByText('Voice: Heart, American, warm')).toBeVisible();
});

test('the fast voice reads a text of one’s own, also while Kokoro is busy with a page that was left', async ({
  page,
}) => {
  // Opening a voice takes seconds of processor time, of which a busy machine has little.
  test.setTimeout(240_000);
  // Kokoro's weights are not part of the tests: it is asked for, and never answers.
  await page.route('**/api/tools/speak', (route) => {
    if (route.request().postData()?.includes('"fast"')) return route.continue();
  });
  for (const text of ['This is the first page. It is left.', 'This is the second page. It is heard, too.']) {
    await page.goto(path);
    await hydrated(page);
    await page.getByLabel('Text to read aloud').fill(text);
    await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
    await expect(page.getByText('The fast voice, sentence 1 of 2')).toBeVisible({ timeout: 100_000 });
  }
});

test('a connected model reads and is named, and the page says when Kokoro stands in for it', async ({
  page,
}) => {
  // It starts a site of its own.
  test.setTimeout(240_000);
  const tone = Int16Array.from({ length: rate / 2 }, (_, at) => 8000 * Math.sin(at / 9));
  const model = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(wavOf(tone, rate));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const site = await startSite({
    AI_SPEECH_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    AI_SPEECH_MODEL: 'stand-in',
  });
  try {
    // The fast voice fails, so that only the connected model is heard.
    await page.route('**/api/tools/speak', (route) =>
      route.request().postData()?.includes('"fast"') ? route.abort() : route.continue(),
    );
    await page.goto(`${site.address}${path}`);
    await hydrated(page);
    await expect(page.getByText('from there to stand-in')).toBeVisible();
    await page.getByLabel('Text to read aloud').fill('One sentence. Another one.');
    await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
    await expect(page.getByText('stand-in, sentence 2 of 2')).toBeVisible();
    await expect(page.getByText('of speech, ready to download').first()).toBeVisible();

    await page.unroute('**/api/tools/speak');
    await standIn(page);
    await page.getByLabel('Text to read aloud').fill('A third one.');
    await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
    await expect(page.getByText('stand-in didn’t answer, so Kokoro’s Heart reads instead.')).toBeVisible();
  } finally {
    await site.stop();
    model.close();
  }
});
