import { parseArgs } from 'node:util';
import { spokenWords } from '#engines/speak/reading/spoken.ts';
import letterSounds from '#engines/speak/sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '#engines/speak/sounds/phonemes.ts';
import { resample } from '#engines/speech/resample.ts';
import { wordErrors } from '#engines/speech/word-errors.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { measureFirstSound } from './voice/first-sound.ts';
import { heardWords } from './voice/heard-words.ts';
import { openVoices } from './voice/open-voices.ts';
import { checkRecordings } from './voice/recordings.ts';
import { lookedAt, sentences } from './voice/sentences.ts';

interface Measured {
  errors: number[];
  words: number[];
  seconds: number[];
  sound: number[];
}

/** What was measured when the voices were chosen, on 20 other sentences and by native code instead of WebAssembly. */
const findings: readonly (readonly [string, number, string])[] = [
  ['Kokoro, sounds by eSpeak (when it was chosen)', 1, '1.09'],
  ['Kokoro, sounds by dictionary (when it was chosen)', 5.1, '1.07'],
  ['the fast voice (when it was chosen)', 11.7, '0.10'],
  ['eSpeak (GPL, when the others were chosen)', 15.7, '0.03'],
];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const share = ({ errors, words }: Measured, from: number, to: number): number =>
  Math.round((1000 * sum(errors.slice(from, to))) / (sum(words.slice(from, to)) || 1)) / 10;

type Figure = { id: string; value: number; unit: string };

/** Lets both voices read our sentences, and whisper-base write down what it hears. */
async function measureVoices(): Promise<Figure[]> {
  const { voices, listen } = await openVoices();
  const figures: Figure[] = [];
  const rows: (string | number)[][] = [];
  for (const [name, read] of Object.entries(voices)) {
    const measured: Measured = { errors: [], words: [], seconds: [], sound: [] };
    for (const text of sentences) {
      const began = process.cpuUsage();
      const { sound, rate } = await read(phonemesOf(spokenWords(text), letterSounds));
      const { user, system } = process.cpuUsage(began);
      const heard = await listen(resample(sound, rate));
      const wanted = heardWords(text);
      const errors = wordErrors(wanted, heardWords(heard));
      if (errors > 0) console.log(`  ${name}: ${text} → ${heard}`);
      measured.errors.push(errors);
      measured.words.push(wanted.length);
      measured.seconds.push((user + system) / 1e6);
      measured.sound.push(sound.length / rate);
    }
    const all = share(measured, 0, sentences.length);
    const kept = share(measured, lookedAt, sentences.length);
    const pace = Math.round((100 * sum(measured.seconds)) / sum(measured.sound)) / 100;
    const first = Math.round(10 * median(measured.seconds)) / 10;
    rows.push([name, all, kept, pace, first]);
    figures.push(
      { id: `voice.${name}.wer`, value: all, unit: '% of words' },
      { id: `voice.${name}.wer.kept`, value: kept, unit: '% of words' },
      { id: `voice.${name}.pace`, value: pace, unit: 's a second' },
    );
  }
  const words = sum(sentences.map((text) => heardWords(text).length));
  figures.push({ id: 'voice.words', value: words, unit: 'words' });
  console.log(`\nText to speech: ${sentences.length} sentences, ${words} words, transcribed by whisper-base`);
  printTable(
    ['voice', 'words wrong %', 'held out %', 'CPU s per s', 'CPU s per sentence'],
    [...rows, ...findings.map(([name, errors, pace]) => [name, errors, '', pace, ''])],
  );
  console.log(`${Math.round(process.memoryUsage.rss() / 1e6)} MB with both voices and the recogniser loaded`);
  return figures;
}

const known = {
  recordings: { type: 'boolean' },
  voices: { type: 'boolean' },
  wait: { type: 'boolean' },
} as const;

/**
 * How well the voices are understood (`--voices`), how long somebody waits for the first sound (`--wait`), and whether the
 * site's own recordings say what their captions say (`--recordings`, of those that are named). Without any: the first two.
 */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: known, strict: false, allowPositionals: true });
  const isAll = !values.recordings && !values.voices && !values.wait;
  const figures: Figure[] = [];
  if (isAll || values.wait) {
    const { cold, warm } = await measureFirstSound();
    figures.push(
      { id: 'voice.first.cold', value: Math.round(10 * cold) / 10, unit: 's' },
      { id: 'voice.first.warm', value: Math.round(10 * warm) / 10, unit: 's' },
    );
  }
  if (isAll || values.voices) figures.push(...(await measureVoices()));
  if (values.recordings) await checkRecordings(positionals);
  if (write) await writeProof('npm run bench:voice', figures);
}
