import { isUnsure } from '#engines/speech/transcript.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { ModelReport } from '../kit/models/model-report.ts';
import { reportWords } from '../kit/models/report-words.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { Recording } from './recording.ts';
import type { Listener } from './transcribe-job.ts';

const wordsIn = ({ lines }: Pick<Recording, 'lines'>) => lines.flatMap(({ words }) => words);

/** The result in one sentence. */
export function finding(recording: Pick<Recording, 'lines' | 'seconds'>): string {
  const words = wordsIn(recording);
  if (recording.seconds === 0) return 'Record something or open a file';
  if (words.length === 0) return 'We heard no speech in this recording';
  const unsure = words.filter(isUnsure).length;
  return `${counted(words.length, 'word')} written down${unsure > 0 ? `, ${unsure} to check` : ''}`;
}

/** What was written down so far while somebody speaks. */
export const liveFinding = (lines: Recording['lines']): string => {
  const words = wordsIn({ lines }).length;
  return words === 0 ? 'Recording' : `Recording, ${counted(words, 'word')} so far`;
};

/** What is in the recording, in figures. */
export function figuresOf(recording: Recording): [name: string, value: string, unit: string][] {
  const words = wordsIn(recording);
  return [
    ['Length', clock(recording.seconds), ''],
    ['Words', grouped(words.length), ''],
    ['To check', grouped(words.filter(isUnsure).length), ''],
    ['Speakers', grouped(recording.speakers.length), ''],
  ];
}

/** Where a run stands: the model arrives, or so many seconds have been heard. */
export type ListenProgress = ModelReport | { is: 'heard'; done: number; of: number } | { is: 'opening' };

/** What is being done, in words and figures. */
export function progressWords(progress: ListenProgress): {
  label: string;
  value?: number;
  max?: number;
  said: string;
} {
  if (progress.is === 'opening') return { label: 'Opening the file', said: '' };
  if (progress.is === 'heard')
    return {
      label: 'Listening',
      value: progress.done,
      max: progress.of,
      said: `${clock(progress.done)} of ${clock(progress.of)}`,
    };
  if (progress.is === 'waiting' || progress.is === 'opening-models') return reportWords(progress);
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return {
    label: 'Loading the model (only needed once)',
    value: progress.bytes,
    max: progress.of,
    said: `${megabytes(progress.bytes)} of ${megabytes(progress.of)} MB`,
  };
}

/** What the models that can be asked on the server are called. */
export const listenerNames = (provider: string | null): Readonly<Record<Listener, string>> => ({
  base: 'Whisper base',
  small: 'Whisper small',
  provider: provider ?? 'Whisper base',
});

/** What asking one of them means. */
export const againWords = (listener: Listener, provider: string | null): string =>
  listener === 'provider' && provider
    ? `${provider} is a model that this site has connected. It sends the sound to our server and from there to ${provider}. Our server doesn’t keep it.`
    : 'Whisper is a larger model and makes fewer mistakes, but often takes longer than the recording lasts; small is slower than base. This sends the sound to our server, which doesn’t keep it.';

/** Said when the connected model did not answer for all of it. */
export const insteadWords = (provider: string): string =>
  `${provider} didn’t answer every time, so Whisper base transcribed the rest.`;

/** Where the sound is, in one sentence. `onServer` names who listens there. */
export function whereWords(onServer: string | null, serverOpen: boolean, isCopied = false): string {
  if (isCopied)
    return onServer !== null
      ? `The sound goes to our server piece by piece, and ${onServer} listens. Our server keeps only the text, in your account.`
      : 'Your recording is transcribed in this browser and stays there. Its text is copied to your account.';
  if (onServer !== null)
    return `The sound goes to our server piece by piece, and ${onServer} listens. Our server doesn’t keep it.`;
  const here =
    'A model that this browser loads once transcribes your recording. The recording stays on this device';
  return serverOpen ? `${here} unless you ask for a second opinion.` : `${here}.`;
}

/** What is said before a transcript is shared. */
export const shareWords = {
  shows: 'It shows the transcript with its times. The recording itself isn’t included.',
  nothing: 'Record something first, so that there is something to share.',
};

/** What is said of the recordings in this browser. */
export const savedWords: SavedWords = {
  heading: 'Recordings',
  about: 'Recordings and their texts are kept in this browser until you delete them.',
  withWhat: 'with its sound',
  all: 'This deletes every recording and text in this browser for good.',
  another: 'New recording',
  none: 'Recordings and files will be listed here, so that you can come back to them.',
  noneFound: 'No recording contains these words.',
};

/** The name of a recording as the name of a file. */
export const fileName = (title: string): string =>
  title
    .replace(/\.\w{2,4}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'transcript';
