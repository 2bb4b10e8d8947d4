import { counted, grouped } from '#lib/money/grouped.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { SpeakReport } from './ask-server.ts';
import type { Recording, Sound } from './recording.ts';
import { kokoroVoice, type Reader, voices } from './voices.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** What is being done, in words and figures. */
export function progressWords(
  report: SpeakReport | null,
  { done, of, reader, isAhead = false }: { done: number; of: number; reader: string; isAhead?: boolean },
): { label: string; value: number; max: number; said: string } {
  if (report?.is === 'waiting')
    return { label: 'Waiting for a free place', value: done, max: of, said: `${report.place} ahead of you` };
  if (report?.is === 'working' && report.progress.is === 'fetching') {
    const { bytes, of: all } = report.progress;
    return {
      label: 'Our server is downloading Kokoro',
      value: bytes,
      max: all,
      said: `${megabytes(bytes)} of ${megabytes(all)} MB, this first time only`,
    };
  }
  return {
    label: `${reader} is reading${isAhead ? ' ahead' : ''}`,
    value: done,
    max: of,
    said: `${done} of ${of} sentences`,
  };
}

/** What the button does that plays. */
export const playWords = {
  still: 'Read aloud',
  waiting: 'Stop',
  playing: 'Pause',
  paused: 'Go on',
} as const;

/** Who will read, before anything is heard. */
export function readerWords(reader: Reader, provider: string | null): string {
  if (reader === 'provider' && provider) return provider;
  const { name, about } = voices[kokoroVoice(reader)];
  return `${name}, ${about}`;
}

/** Who is heard. */
export function speakerWords(by: Sound['by'], reader: Reader, provider: string | null): string {
  if (by === 'fast') return 'The fast voice';
  return by === 'provider' && provider ? provider : `Kokoro’s ${voices[kokoroVoice(reader)].name}`;
}

/** Where the text goes. */
export function whereWords(reader: Reader, provider: string | null, isCopied: boolean): string {
  const kept = isCopied ? 'Our server keeps only the copy in your account.' : 'Our server doesn’t keep it.';
  return reader === 'provider' && provider
    ? `The text goes to our server sentence by sentence and from there to ${provider}. ${kept}`
    : `The text goes to our server sentence by sentence. ${kept}`;
}

/** What a link to a text shows. */
export const shareWords = {
  shows: 'It shows the text. Anyone who opens it can have it read aloud with the tool.',
  nothing: 'Add a text first, so that there is something to share.',
};

/** Said when the connected model did not answer for a sentence. */
export const insteadWords = (provider: string): string =>
  `${provider} didn’t answer, so Kokoro’s ${voices[kokoroVoice('provider')].name} reads instead.`;

/** The result in one sentence. */
export function finding(lines: number, done: number, recording: Recording | null): string {
  if (lines === 0) return 'Add a text to hear it';
  if (recording) return `${clock(recording.samples.length / recording.rate)} of speech, ready to download`;
  return done === 0 ? `${counted(lines, 'sentence')} to read aloud` : `${done} of ${lines} sentences read`;
}

/** The text in figures. */
export function figuresOf(text: string, lines: number, made: number | null, about: number) {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ['Words', grouped(words), ''],
    ['Sentences', grouped(lines), ''],
    [made === null ? 'Takes about' : 'Takes', clock(made ?? about), ''],
  ] as const;
}

/** What is said of the texts in this browser. */
export const savedWords: SavedWords = {
  heading: 'Texts',
  about:
    'Your texts are kept in this browser until you delete them. The sound is generated again when you play them.',
  withWhat: 'with its settings',
  all: 'This deletes every text of this tool in this browser for good.',
  another: 'New text',
  none: 'Texts that you write or open will be listed here, so that you can come back to them.',
  noneFound: 'No text contains these words.',
};
