import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { browserFlags } from '../../scripts/test/browser.ts';
import { exported } from './exported.ts';
import { hydrated, phone, test, tooWide, watch } from './page.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const path = '/ai-tools/speech-to-text';
const clip = join(import.meta.dirname, '../../demos/speech/examples/austen.wav');
const transcript = (page: Page) => page.getByRole('list', { name: 'Transcript' });
/** Loading a model and listening take their time on a busy machine. */
const slowly = { timeout: 120_000 };

const bring = (page: Page, name = 'reading.wav') =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'audio/wav', buffer: sound() });

/** Four seconds of the clip: 'And Mr. John Dashwood had then leisure to consider'. */
function sound(): Buffer {
  const whole = readFileSync(clip);
  const samples = 4 * 16_000;
  const short = Buffer.from(whole.subarray(0, 44 + samples * 2));
  short.writeUInt32LE(36 + samples * 2, 4);
  short.writeUInt32LE(samples * 2, 40);
  return short;
}

test('a visitor hears the example, brings a recording, edits its text and takes subtitles along', {
  tag: '@smoke',
}, async ({ page, origin }) => {
  const misdeeds = watch(page, origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(path);
  await hydrated(page);
  await expect(transcript(page)).toContainText('This recording was not made by a person.');
  await transcript(page).getByText('person.', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await expect(page.locator('[data-spoken]')).toBeVisible();

  await bring(page);
  await expect(page.getByRole('heading', { name: /words written down/ })).toBeVisible(slowly);
  await expect(page.getByLabel('Player: reading.wav')).toBeVisible(slowly);
  await expect(transcript(page)).toContainText('Dashwood');
  await page.getByRole('button', { name: 'Edit the text at 0:00' }).first().click();
  await page.getByLabel('Text at 0:00').fill('And Mr. John Dashwood had, then, plenty of leisure.');
  await page.keyboard.press('Enter');
  await expect(transcript(page)).toContainText('plenty of leisure.');
  await page.getByLabel('Find').fill('dashwood');
  await expect(page.getByText('Found 1 time')).toBeVisible();
  await page.getByLabel('Replace with').fill('Ashwood');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(transcript(page)).toContainText('John Ashwood had');
  await page.getByLabel('Name of a speaker').fill('Narrator');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Speaker from here on').first().selectOption('Narrator');
  const { name, text } = await exported(page, 'SRT');
  expect(name).toBe('reading.srt');
  expect(text).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nNarrator: And Mr\. John Ashwood/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(transcript(page)).toContainText('John Dashwood had,');

  expect(sent).toEqual([]);
  expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
});

test('once the model is here, it listens without a network, and refuses what is no sound in words', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await hydrated(page);
  await bring(page, 'first.wav');
  await expect(page.getByLabel('Player: first.wav')).toBeVisible(slowly);
  await context.setOffline(true);
  await bring(page, 'second.wav');
  await expect(page.getByLabel('Player: second.wav')).toBeVisible(slowly);
  await expect(transcript(page)).toContainText('Dashwood');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'letter.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Dear all') });
  await expect(page.getByText(/letter\.mp3 can’t be played in this browser/)).toBeVisible();
  await expect(transcript(page)).toContainText('Dashwood');
});

test('recordings are there again after a reload, until they are deleted', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await bring(page);
  await expect(page.getByLabel('Player: reading.wav')).toBeVisible(slowly);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'History' }).click();
  const list = page.getByRole('dialog', { name: 'Recordings' });
  await list.getByLabel('Search').fill('dashwood');
  await list.getByRole('button', { name: 'Rename' }).click();
  await list.getByLabel('New name').fill('Chapter one');
  await list.getByRole('button', { name: 'Save name' }).click();
  await list.getByRole('button', { name: /Chapter one/ }).click();
  await expect(page.getByLabel('Player: Chapter one')).toBeVisible();
  await page.getByRole('button', { name: 'Play from 0:00' }).first().click();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await list.getByRole('button', { name: 'Delete everything' }).click();
  await list.getByRole('button', { name: 'Delete everything' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('speech-recordings');
});

test('somebody speaks into the microphone of a phone, pauses, and keeps the text', async ({ origin }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${clip}`,
    ],
  });
  try {
    const context = await browser.newContext({ ...phone, baseURL: origin, permissions: ['microphone'] });
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Record' }).last().click();
    const recorder = page.getByLabel('Recorder');
    await expect(recorder.getByText('Recording')).toBeVisible();
    await expect(page.getByText(/Dashwood/).first()).toBeVisible(slowly);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(recorder.getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Stop and keep' }).click();
    await expect(page.getByLabel(/^Player: Recording of/)).toBeVisible(slowly);
    await expect(transcript(page)).toContainText('Dashwood');
    expect(await tooWide(page)).toBe(0);
  } finally {
    await browser.close();
  }
});

test('a microphone that is refused is answered in words, and no other page may ask for one', async ({
  page,
  request,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Record' }).first().click();
  await expect(page.getByText(/doesn’t allow the microphone|found no microphone/)).toBeVisible();
  const policy = async (address: string) => (await request.get(address)).headers()['permissions-policy'];
  expect(await policy(path)).toContain('microphone=(self)');
  expect(await policy('/ai-tools')).toContain('microphone=()');
});
