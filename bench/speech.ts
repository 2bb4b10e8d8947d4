import { parseArgs } from 'node:util';
import type { Hear } from '#engines/speech/heard.ts';
import { openMoonshine } from '#engines/speech/moonshine.ts';
import { sampleRate } from '#engines/speech/sound.ts';
import { moonshineBytes } from '#engines/speech/testing/moonshine-bytes.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import { isUnsure, textOf } from '#engines/speech/transcript.ts';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import { comparedWords, wordErrors } from '#engines/speech/word-errors.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { type Clip, clipsIn, ownClips } from './speech/clips.ts';
import { whisperOf } from './speech/whisper-of.ts';

const known = {
  cases: { type: 'string' },
  each: { type: 'boolean' },
  whisper: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** What was measured on 33 public clips of 594 words when the models were chosen, by native code instead of WebAssembly. */
const findings: readonly (readonly [string, number, string])[] = [
  ['moonshine tiny (33 clips, when it was chosen)', 9.1, '0.11'],
  ['whisper-base (33 clips, when it was chosen)', 4.7, '0.62'],
  ['whisper-small (33 clips, when it was chosen)', 1.7, '–'],
];

interface Measured {
  words: number;
  wrong: number;
  seconds: number;
  took: number;
  /** Words that were marked as unsure, and words altogether. */
  marked: number;
  heard: number;
}

/** Writes every clip down and compares it with what is said in it. */
async function measure(hear: Hear, clips: readonly Clip[], each: boolean): Promise<Measured> {
  const sum: Measured = { words: 0, wrong: 0, seconds: 0, took: 0, marked: 0, heard: 0 };
  for (const { name, samples, said } of clips) {
    const before = process.cpuUsage();
    const lines = await transcribe(hear, samples);
    const { user, system } = process.cpuUsage(before);
    const words = comparedWords(said);
    const heard = lines.map(textOf).join(' ');
    const wrong = wordErrors(words, comparedWords(heard));
    if (each) console.log(`${wrong} of ${words.length}  ${name}: ${heard}`);
    sum.words += words.length;
    sum.wrong += wrong;
    sum.seconds += samples.length / sampleRate;
    sum.took += (user + system) / 1e6;
    const all = lines.flatMap((line) => line.words);
    sum.marked += all.filter(isUnsure).length;
    sum.heard += all.length;
  }
  return sum;
}

const wrongShare = ({ wrong, words }: Measured): number => (100 * wrong) / words;

const isSize = (value: string): value is WhisperSize => value === 'base' || value === 'small';

/**
 * Writes public recordings down (`--cases FOLDER`; else our examples) and counts the wrong words and the time it takes,
 * also by whisper where it is asked for (`--whisper base,small`): those models are fetched first and take minutes.
 */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const clips = typeof values.cases === 'string' ? await clipsIn(values.cases) : await ownClips();
  const sizes = String(values.whisper ?? '')
    .split(',')
    .filter(isSize);
  const models: readonly (readonly [id: string, name: string, open: () => Promise<Hear>])[] = [
    ['moonshine', 'moonshine tiny', async () => openMoonshine(await moonshineBytes())],
    ...sizes.map((size) => [`whisper-${size}`, `whisper-${size}`, () => whisperOf(size)] as const),
  ];
  const measured: (Measured & { id: string; name: string })[] = [];
  for (const [id, name, open] of models)
    measured.push({ id, name, ...(await measure(await open(), clips, values.each === true)) });
  const [{ words, seconds } = { words: 0, seconds: 0 }] = measured;
  console.log(
    `\nSpeech to text: ${clips.length} clips, ${words} words, ${Math.round(seconds)} seconds${values.cases ? '' : ', only our own examples, which are too few to judge by (--cases FOLDER for others)'}`,
  );
  printTable(
    ['', 'words wrong, %', 'CPU s per second', 'marked as unsure'],
    [
      ...measured.map((one) => [
        one.name,
        wrongShare(one).toFixed(1),
        (one.took / one.seconds).toFixed(2),
        `${one.marked} of ${one.heard}`,
      ]),
      ...findings.map(([name, errors, pace]) => [name, errors.toFixed(1), pace, '']),
    ],
  );
  const command = `npm run bench:speech${values.cases ? ' -- --cases …' : ''}`;
  if (write)
    await writeProof(
      command,
      measured.flatMap((one) => [
        { id: `speech.${one.id}.wrong`, value: Number(wrongShare(one).toFixed(1)), unit: '%' },
        { id: `speech.${one.id}.words`, value: one.words, unit: 'words' },
        { id: `speech.${one.id}.pace`, value: Number((one.took / one.seconds).toFixed(2)), unit: 's' },
      ]),
    );
}
