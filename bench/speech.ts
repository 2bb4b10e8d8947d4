import { parseArgs } from 'node:util';
import type { Hear } from '#engines/speech/heard.ts';
import { openMoonshine } from '#engines/speech/moonshine.ts';
import { sampleRate } from '#engines/speech/sound.ts';
import { moonshineBytes } from '#engines/speech/testing/moonshine-bytes.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import { isUnsure, textOf } from '#engines/speech/transcript.ts';
import { comparedWords, wordErrors } from '#engines/speech/word-errors.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { type Clip, clipsIn, ownClips } from './speech/clips.ts';

const known = { cases: { type: 'string' }, each: { type: 'boolean' }, write: { type: 'boolean' } } as const;

/** What was measured on 33 public clips of 594 words when the models were chosen, by onnxruntime-node. */
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

/** Writes public recordings down (`--cases FOLDER`; else our examples) and counts the wrong words and the time it takes. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const clips = typeof values.cases === 'string' ? await clipsIn(values.cases) : await ownClips();
  const hear = await openMoonshine(await moonshineBytes());
  const { words, wrong, seconds, took, marked, heard } = await measure(hear, clips, values.each === true);
  const share = (100 * wrong) / words;
  console.log(
    `\nSpeech to text: ${clips.length} clips, ${words} words, ${Math.round(seconds)} seconds${values.cases ? '' : ', our examples alone: too few to judge by (--cases FOLDER for others)'}`,
  );
  printTable(
    ['', 'words wrong, %', 'CPU s a second'],
    [
      ['moonshine tiny', share.toFixed(1), (took / seconds).toFixed(2)],
      ...findings.map(([name, errors, pace]) => [name, errors.toFixed(1), pace]),
    ],
  );
  console.log(
    `${marked} of ${heard} words were marked as unsure. Memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB.`,
  );
  if (write)
    await writeProof(`npm run bench:speech${values.cases ? ' -- --cases …' : ''}`, [
      { id: 'speech.moonshine.wrong', value: Number(share.toFixed(1)), unit: '%' },
      { id: 'speech.moonshine.words', value: words, unit: 'words' },
      { id: 'speech.moonshine.pace', value: Number((took / seconds).toFixed(2)), unit: 's' },
    ]);
}
