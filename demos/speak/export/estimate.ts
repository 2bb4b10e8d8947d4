import type { Line } from '#engines/speak/script.ts';
import { counted } from '#lib/money/grouped.ts';
import type { SpeakJob } from '../job.ts';

/** Seconds that the server takes for a second of speech, by who speaks. */
export interface Paces {
  good: number | null;
  fast: number | null;
  /** Megabytes of the good voice that the server has yet to download. */
  toFetch: number;
}

/** Sentences that were read, and how long that took: what the rest is judged by. */
export interface Read {
  letters: number;
  seconds: number;
}

/** Letters that are said in a second, as in our own recordings; figures take longer than they look. */
const lettersASecond = 14;
/** Fewer are not enough to judge the rest by. */
const lettersToJudge = 150;

const lettersOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.replace(/\d/g, '00000').length, 0);

/** How long these lines sound, with the pauses between them. */
export const speechSeconds = (
  lines: readonly Line[],
  { speed, pause }: { speed: number; pause: number },
): number =>
  lettersOf(lines) / lettersASecond / speed +
  lines.slice(0, -1).reduce((sum, line) => sum + line.pause * pause, 0);

/** How much of a reading these lines are, in the letters that `secondsLeft` counts. */
export const sizeOf = (line: Line): number => lettersOf([line]);

/**
 * How long reading these lines will take: by what was read in this run where that is enough, else by the pace that the
 * project measured. Null where neither is known, as for a connected model that has not read anything yet.
 */
export function secondsLeft(
  lines: readonly Line[],
  { voice, speed }: Pick<SpeakJob, 'voice' | 'speed'>,
  paces: Paces,
  read: Read = { letters: 0, seconds: 0 },
): number | null {
  const letters = lettersOf(lines);
  if (read.letters >= lettersToJudge) return (letters * read.seconds) / read.letters;
  const pace = voice === 'fast' ? paces.fast : voice === 'provider' ? null : paces.good;
  return pace === null ? null : (letters / lettersASecond / speed) * pace;
}

/** A length of time as somebody who waits wants to know it: no more exact than an estimate is. */
export function aboutWords(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${counted(Math.max(1, minutes), 'minute')}`;
  const rest = Math.round((minutes % 60) / 10) * 10;
  const hours = Math.floor(minutes / 60) + (rest === 60 ? 1 : 0);
  return `about ${counted(hours, 'hour')}${rest > 0 && rest < 60 ? ` ${rest} minutes` : ''}`;
}
