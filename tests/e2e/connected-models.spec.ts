import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { standInProvider } from '../../demos/kit/models/testing/stand-in-provider.ts';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

// An operator has connected a model that paints and one that writes down speech: who answers is named, and what happens when
// they fail. Texts and voices have theirs in documents.spec.ts and speak.spec.ts.
test.describe.configure({ timeout: 240_000, mode: 'serial' });

const slowly = { timeout: 120_000 };
const desk = { viewport: { width: 1440, height: 900 } };
/** One red pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the stand-in does next: answers, breaks off in the middle of an answer, or is silent. */
let mood: 'answers' | 'breaks off' | 'is silent' = 'answers';
let provider: Awaited<ReturnType<typeof standInProvider>>;
let site: Site;
let pieces = 0;

test.beforeAll(async () => {
  provider = await standInProvider((response, asked) => {
    if (mood === 'is silent') return;
    const isSound = asked.includes('filename="piece.wav"');
    if (isSound) pieces += 1;
    const body = JSON.stringify(
      isSound ? { text: `Piece ${pieces} by the stand-in.` } : { created: 1, data: [{ b64_json: png }] },
    );
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    if (mood === 'answers') response.end(body);
    else response.write(body.slice(0, 20), () => response.destroy());
  });
  site = await startSite({
    AI_IMAGE_BASE_URL: provider.base,
    AI_IMAGE_MODEL: 'brush',
    AI_TRANSCRIBE_BASE_URL: provider.base,
    AI_TRANSCRIBE_MODEL: 'ears',
  });
});
test.beforeEach(() => {
  mood = 'answers';
  pieces = 0;
});
test.afterAll(async () => {
  await site?.stop();
  provider?.close();
});

async function drawn(page: Page): Promise<void> {
  await page.goto(`${site.address}/ai-tools/image-generator`);
  await hydrated(page);
  await expect(page.getByText('now works offline too')).toBeAttached(slowly);
}

test('a connected model paints the sentence; the composed picture stays when it breaks off or is cancelled', async ({
  browser,
}) => {
  for (const place of [desk, phone]) {
    mood = 'answers';
    const context = await browser.newContext(place);
    const page = await context.newPage();
    await drawn(page);
    const paint = page.getByRole('button', { name: 'Paint with brush' });
    await paint.click();
    await expect(page.getByText('Painted by brush:')).toBeVisible(slowly);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download painting' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    expect((await readFile(await file.path())).toString('base64')).toBe(png);

    mood = 'breaks off';
    await paint.click();
    await expect(page.getByRole('alert').filter({ hasText: 'brush' })).toBeInViewport(slowly);
    // What was painted before is still there, and so is the picture.
    await expect(page.getByText('Painted by brush:')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('4 objects, nothing left out');

    mood = 'is silent';
    await paint.click();
    await expect(page.getByText('brush is painting')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(paint).toBeVisible();
    expect(await tooWide(page)).toBe(0);
    await context.close();
  }
});

test('a connected model writes a recording down piece by piece, and Whisper stands in where it fails', async ({
  browser,
}) => {
  for (const place of [desk, phone]) {
    pieces = 0;
    const context = await browser.newContext(place);
    const page = await context.newPage();
    await page.goto(`${site.address}/ai-tools/speech-to-text`);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Example' }).selectOption('Sense and Sensibility');
    await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('Dashwood');
    const again = async () => {
      if (place === phone) await page.getByRole('button', { name: 'Edit', exact: true }).tap();
      await expect(page.getByText('from there to ears')).toBeVisible();
      await page.getByRole('button', { name: 'Transcribe again' }).click();
    };
    await again();
    const transcript = page.getByRole('list', { name: 'Transcript' });
    await expect(transcript).toContainText('Piece 2 by the stand-in.', slowly);
    expect((await exported(page, 'SRT')).text).toContain('Piece 1 by the stand-in.');

    // Whisper's weights are not part of the tests: from the second piece on the server's answer is as it would be.
    let asked = 0;
    await page.route('**/api/tools/transcribe', async (route) => {
      asked += 1;
      if (asked === 1) return route.continue();
      const line = {
        is: 'done',
        result: { words: [{ text: `Whisper${asked}`, sure: 1 }], by: 'base' },
      };
      await route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(line)}\n` });
    });
    await again();
    await expect(
      page.getByText('ears didn’t answer every time, so Whisper base transcribed the rest.'),
    ).toBeInViewport(slowly);
    for (const words of ['Piece 3 by the stand-in.', 'Whisper2'])
      await expect(transcript).toContainText(words);
    await page.unroute('**/api/tools/transcribe');

    // The server itself is gone in the middle: the text that was there stays.
    asked = 0;
    await page.route('**/api/tools/transcribe', (route) => {
      asked += 1;
      return asked === 1 ? route.continue() : route.abort();
    });
    await again();
    await expect(page.getByRole('alert').filter({ hasText: 'can’t reach the site' })).toBeInViewport(slowly);
    for (const words of ['Piece 3 by the stand-in.', 'Whisper2'])
      await expect(transcript).toContainText(words);
    expect(await tooWide(page)).toBe(0);
    await context.close();
  }
});
