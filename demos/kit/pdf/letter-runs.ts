import bidiFactory from 'bidi-js';
import { type Face, runsOf } from '#lib/text/print-runs.ts';
import { apart, type FileOf } from './world-letters.ts';

/** A piece of a line that one typeface draws. */
export interface LetterRun {
  file: string;
  text: string;
  /** Which piece it is for somebody who reads. */
  place: number;
}

const bidi = bidiFactory();
/** The typeface's own rules turn these from right to left. */
const turnsItself = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface Levelled extends LetterRun {
  /** How deep it is embedded, by Unicode's rules; odd is from right to left. */
  level: number;
}

function levelledRuns(line: string, face: Face, fileOf: FileOf): Levelled[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: Levelled[] = [];
  let at = 0;
  let isApart = false;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    at += letter.length;
    if (letter === apart) {
      isApart = true;
      continue;
    }
    const file = fileOf(letter) ?? runsOf(letter, face)[0]?.file ?? face;
    const last = runs.at(-1);
    // Persian digits run from left to right, which the typeface's rules do not know of a whole number.
    const alone = level % 2 === 0 && turnsItself.test(letter);
    if (last?.file === file && last.level === level && !alone && !isApart) last.text += letter;
    else runs.push({ file, text: letter, level, place: runs.length });
    isApart = false;
  }
  return runs;
}

/** From the deepest level on, what lies together is turned round. */
function inSight(runs: readonly Levelled[]): Levelled[] {
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  let order = [...runs];
  for (let level = deepest; level > 0; level -= 1) {
    const turned: Levelled[] = [];
    let held: Levelled[] = [];
    for (const run of order) {
      if (run.level >= level) held.unshift(run);
      else {
        turned.push(...held, run);
        held = [];
      }
    }
    order = [...turned, ...held];
  }
  return order;
}

const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');

/** A line in pieces, as they stand from left to right. */
export function letterRuns(line: string, face: Face, fileOf: FileOf | null): readonly LetterRun[] {
  if (!fileOf) return runsOf(line, face).map((run, place) => ({ ...run, place }));
  return inSight(levelledRuns(line, face, fileOf)).map(({ file, text, level, place }) => ({
    file,
    place,
    text: level % 2 === 1 && !turnsItself.test(text) ? mirrored(text) : text,
  }));
}
