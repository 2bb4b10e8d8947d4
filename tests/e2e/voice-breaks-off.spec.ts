import type { ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { standInProvider } from '../../demos/kit/models/testing/stand-in-provider.ts';
import { wavOf } from '../../lib/files/write-wav.ts';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

// An operator has connected a voice, and it breaks off in the middle of a sentence's sound: what it read before stays, a voice
// of the site reads what is missing, and the page says so.
test.describe.configure({ timeout: 300_000, mode: 'serial' });

const slowly = { timeout: 150_000 };
const rate = 16_000;
const places = [
  { name: 'a desk', of: { viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', of: phone },
] as const;

const tone = wavOf(
  Int16Array.from({ length: rate / 2 }, (_, at) => 8000 * Math.sin(at / 9)),
  rate,
);
let provider: Awaited<ReturnType<typeof standInProvider>>;
let site: Site;

/** Breaks off in the sentence that says so, and reads all others. */
function answer(response: ServerResponse, asked: string): void {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': tone.length });
  if (asked.includes('breaks off')) response.write(tone.slice(0, tone.length / 2), () => response.destroy());
  else response.end(tone);
}

test.beforeAll(async () => {
  provider = await standInProvider(answer);
  site = await startSite({
    AI_SPEECH_BASE_URL: provider.base,
    AI_SPEECH_MODEL: 'stand-in',
    // Kokoro's weights are not part of the tests, and this server can't fetch them: the fast voice has to do it.
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
  });
});
test.afterAll(async () => {
  await site?.stop();
  provider?.close();
});

for (const place of places)
  test(`at ${place.name} a voice that breaks off in a sentence is replaced there, and the whole sound is saved`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...place.of, baseURL: site.address });
    const page = await context.newPage();
    await page.goto('/ai-tools/text-to-speech');
    await hydrated(page);
    if (place.of === phone) await page.getByRole('button', { name: 'Your text', exact: true }).tap();
    await page
      .getByLabel('Text to read aloud')
      .fill('The first is read. In the second it breaks off. The third is read again.');
    if (place.of === phone) await page.getByRole('button', { name: 'Close: Your text' }).tap();
    await page
      .getByRole('button', { name: 'Read aloud', exact: true })
      .filter({ visible: true })
      .last()
      .click();
    await expect(
      page.getByText(
        'stand-in broke off or didn’t answer for 1 of 3 sentences, so the fast voice reads it instead.',
      ),
    ).toBeVisible(slowly);
    await expect(page.getByText('of speech, ready to download').first()).toBeVisible(slowly);
    // What the connected voice read lasts half a second each; the sentence between them was read by ours.
    const { text: captions } = await exported(page, 'SRT');
    expect(captions).toContain('1\n00:00:00,000 --> 00:00:00,500\nThe first is read.');
    expect(captions).toContain('In the second it breaks off.');
    expect(captions).toContain('The third is read again.');
    const { name, text } = await exported(page, 'WAV');
    expect([name, text.slice(0, 4)]).toEqual(['speech.wav', 'RIFF']);
    expect(await tooWide(page)).toBe(0);
    await context.close();
  });
