import { counted } from '#lib/money/grouped.ts';
import type { SpeakReport } from '../ask-server.ts';
import type { SpeakJob } from '../job.ts';
import { progressWords } from '../words.ts';
import { aboutWords } from './estimate.ts';

type Voice = SpeakJob['voice'];

const sounds = (voice: Voice): string => (voice === 'fast' ? 'Sounds plainer.' : 'Sounds better.');

/** What choosing a voice means: how it sounds, what it still has to read, and how long that takes. */
export function voiceNotes({
  voice,
  missing,
  of,
  seconds,
  toFetch,
}: {
  voice: Voice;
  missing: number;
  of: number;
  seconds: number | null;
  /** Megabytes that the server downloads before it can begin. */
  toFetch: number;
}): string {
  if (missing === 0) return `${sounds(voice)} Everything has been read already.`;
  const read = missing < of ? `${of - missing} of ${counted(of, 'sentence')} read. ` : '';
  const takes = seconds === null ? 'We haven’t measured how long it takes' : `Takes ${aboutWords(seconds)}`;
  const first = toFetch > 0 ? `, once our server has downloaded this voice (${toFetch} MB)` : '';
  return `${sounds(voice)} ${read}${takes}${first}.`;
}

/** How far the reading is, and how long the rest takes. */
export function exportProgress({
  report,
  reader,
  done,
  of,
  seconds,
}: {
  report: SpeakReport | null;
  reader: string;
  done: number;
  of: number;
  seconds: number | null;
}) {
  const words = progressWords(report, { done, of, reader });
  const isReading = words.max === of && report?.is !== 'waiting';
  return isReading && seconds !== null && done < of
    ? { ...words, said: `${words.said}, ${aboutWords(seconds)} left` }
    : words;
}
