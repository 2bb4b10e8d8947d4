import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { resample } from '#engines/speech/resample.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import { textOf } from '#engines/speech/transcript.ts';
import { wordErrors } from '#engines/speech/word-errors.ts';
import { openBrowser } from '../../scripts/test/browser.ts';
import { printTable } from '../print.ts';
import { whisperOf } from '../speech/whisper-of.ts';
import { heardWords } from './heard-words.ts';
import { wordDifferences } from './word-differences.ts';

const media = join(import.meta.dirname, '../../public/media');
const rate = 16_000;

/** The samples of an Ogg file, by the decoder of a Chromium: Node has none. */
async function decoded(browser: Browser, path: string): Promise<Float32Array> {
  const bytes = (await readFile(path)).toString('base64');
  const page = await browser.newPage();
  try {
    const text = await page.evaluate<string>(`(async () => {
      const bytes = Uint8Array.from(atob('${bytes}'), (sign) => sign.charCodeAt(0));
      const decoded = await new OfflineAudioContext(1, 1, ${rate}).decodeAudioData(bytes.buffer);
      const samples = new Uint8Array(decoded.getChannelData(0).buffer);
      let text = '';
      for (let at = 0; at < samples.length; at += 9000)
        text += btoa(String.fromCharCode(...samples.subarray(at, at + 9000)));
      return text;
    })()`);
    const samples = Buffer.from(text, 'base64');
    return new Float32Array(new Uint8Array(samples).buffer);
  } finally {
    await page.close();
  }
}

/** What a recording says, by its captions. */
const captionText = (vtt: string): string =>
  vtt
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes(' --> '))
    .join(' ');

/** The recordings of the site: samples of speakers, the example and the episodes. */
async function recordings(): Promise<string[]> {
  const names = await Promise.all(
    ['voices', 'podcast'].map(async (folder) =>
      (await readdir(join(media, folder)))
        .filter((name) => name.endsWith('.ogg'))
        .map((name) => `${folder}/${name.slice(0, -'.ogg'.length)}`),
    ),
  );
  return names.flat().sort();
}

/** Lets whisper-base write down the recordings that the site plays, and compares that with their captions. */
export async function checkRecordings(wanted: readonly string[]): Promise<void> {
  const hear = await whisperOf('base');
  const browser = await openBrowser();
  const rows: (string | number)[][] = [];
  try {
    for (const name of await recordings()) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const samples = resample(await decoded(browser, join(media, `${name}.ogg`)), rate);
      const lines = await transcribe(hear, samples);
      const said = heardWords(captionText(await readFile(join(media, `${name}.vtt`), 'utf8')));
      const heard = heardWords(lines.map(textOf).join(' '));
      const errors = wordErrors(said, heard);
      console.log(`  ${name}: ${errors} of ${said.length} words`);
      for (const one of wordDifferences(said, heard))
        console.log(`    ${one.wanted || '(nothing)'} → ${one.heard || '(nothing)'}`);
      rows.push([
        name,
        Math.round(samples.length / rate),
        said.length,
        errors,
        ((100 * errors) / said.length).toFixed(1),
      ]);
    }
  } finally {
    await browser.close();
  }
  console.log('\nThe site’s recordings, transcribed by whisper-base');
  printTable(['recording', 'seconds', 'words', 'wrong', '%'], rows);
}
