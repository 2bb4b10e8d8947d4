import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sampleRate } from '../../engines/speech/sound.ts';
import { readWav, writeWav } from '../../engines/speech/wav.ts';
import { wavOf } from '../../lib/files/write-wav.ts';
import { hydrated, test } from './page.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const path = '/ai-tools/speech-to-text';
const slowly = { timeout: 120_000 };
const sound = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'sounds', name));
const bring = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('recordings in the formats that people bring are written down', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  // A Chromium without licensed decoders can't open m4a; the page then says so.
  const isAac = await page.evaluate(
    () => document.createElement('audio').canPlayType('audio/mp4; codecs="mp4a.40.2"') !== '',
  );
  for (const ending of ['mp3', 'ogg', 'webm', 'flac', ...(isAac ? ['m4a'] : [])]) {
    await bring(page, `dashwood.${ending}`, sound(`dashwood.${ending}`));
    await expect(page.getByLabel(`Player: dashwood.${ending}`)).toBeVisible(slowly);
    await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('Dashwood');
  }
});

/** A WAV file whose head says that it lasts for ten hours. */
function tenHours(): Buffer {
  const file = Buffer.from(wavOf(new Int16Array(16_000), 16_000));
  const bytes = 10 * 3600 * 16_000 * 2;
  file.writeUInt32LE(bytes + 36, 4);
  file.writeUInt32LE(bytes, 40);
  return file;
}

test('files that are no recording are refused in a sentence, and the text before stays', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const hostile: [name: string, bytes: Buffer, said: string][] = [
    ['empty.mp3', Buffer.alloc(0), 'empty.mp3 is empty'],
    ['archive.mp3', Buffer.from('PK\u0003\u0004 not a sound at all'), 'archive.mp3 can’t be played'],
    ['letter.wav', Buffer.from('Dear all, this is only a text.'), 'letter.wav can’t be played'],
    ['cut.flac', sound('dashwood.flac').subarray(0, 60), 'cut.flac can’t be played'],
  ];
  for (const [name, bytes, said] of hostile) {
    await bring(page, name, bytes);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('not made by a person');
  // The browser counts what is there, whatever the head says: a second of silence.
  await bring(page, 'endless.wav', tenHours());
  await expect(page.getByRole('heading', { name: 'We heard no speech in this recording' })).toBeVisible();
});

test('half an hour can be cancelled while it is listened to', async ({ page }, info) => {
  const clip = readWav(readFileSync(join(import.meta.dirname, '../../demos/speech/examples/austen.wav')));
  const long = new Float32Array(29.5 * 60 * sampleRate);
  for (let at = 0; at + clip.samples.length < long.length; at += clip.samples.length)
    long.set(clip.samples, at);
  const file = info.outputPath('lecture.wav');
  writeFileSync(file, writeWav(long));
  await page.goto(path);
  await hydrated(page);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText(/of 29:30/).first()).toBeVisible(slowly);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('not made by a person');
});
