import { counted, grouped } from '#lib/money/grouped.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { Here } from '../kit/models/here.ts';
import type { SavedWords } from '../kit/saved/saved-sheet.tsx';
import type { SpeakReport } from './ask-server.ts';
import type { Recording, Sound } from './recording.ts';
import { type Heard, kokoroVoice, voices } from './voices.ts';

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
export function readerWords(reader: Heard, provider: string | null): string {
  if (reader === 'fast') return 'The fast voice, in this browser';
  if (reader === 'provider' && provider) return provider;
  const { name, about } = voices[kokoroVoice(reader)];
  return `${name}, ${about}`;
}

/** Who reads ahead of what is heard. */
export function aheadWords(voice: Heard, provider: string | null): string {
  if (voice === 'fast') return 'The fast voice';
  return (voice === 'provider' && provider) || 'Kokoro';
}

/** Who is heard. */
export function speakerWords(by: Sound['by'], reader: Heard, provider: string | null): string {
  if (by === 'fast') return 'The fast voice';
  return by === 'provider' && provider ? provider : `Kokoro’s ${voices[kokoroVoice(reader)].name}`;
}

/** Where the text goes. */
export function whereWords(reader: Heard, provider: string | null, isCopied: boolean): string {
  if (reader === 'fast')
    return `The text is read aloud in this browser. ${isCopied ? 'Only the copy in your account leaves it.' : 'It doesn’t leave it.'}`;
  const kept = isCopied ? 'Our server keeps only the copy in your account.' : 'Our server doesn’t keep it.';
  return reader === 'provider' && provider
    ? `The text goes to our server sentence by sentence and from there to ${provider}. ${kept}`
    : `The text goes to our server sentence by sentence. ${kept}`;
}

/** What is said of reading aloud in this browser: what it takes, and when the network is no longer needed. */
export function hereWords(here: Here): string {
  if (here.is === 'loading')
    return `Loading the fast voice, about 12 MB, once: ${Math.round(100 * here.share)}%.`;
  if (here.is === 'here')
    return 'The fast voice has loaded. It now works offline and sends nothing. Kokoro needs our server.';
  if (here.is === 'failed')
    return 'The fast voice didn’t load. We’ll try again with the next sentence. Turn this off to let our server read.';
  return 'Loads the fast voice once (about 12 MB) and then sends nothing. Kokoro, which sounds better, needs our server.';
}

/** How the two voices share the work. */
export const aboutVoices = (voice: Heard): string =>
  voice === 'fast'
    ? 'The fast voice reads in this browser. Turn that off to hear Kokoro, which sounds better and runs on our server.'
    : 'A fast voice starts. Kokoro, which sounds better but is slower, prepares the next sentences and takes over when one is ready.';

/** What a link to a text shows. */
export const shareWords = {
  shows: 'It shows the text. Anyone who opens it can have it read aloud with the tool.',
  nothing: 'Add a text first, so that there is something to share.',
};

/** Said when the connected model did not answer for some sentences, or broke off: who read them. Null where it read all. */
export function insteadWords(
  provider: string,
  made: readonly (Pick<Sound, 'by'> | undefined)[],
): string | null {
  const there = made.filter((sound) => sound !== undefined);
  const others = there.filter(({ by }) => by !== 'provider');
  if (others.length === 0) return null;
  const isKokoro = others.some(({ by }) => by === 'kokoro');
  const who = isKokoro ? speakerWords('kokoro', 'provider', provider) : 'the fast voice';
  return others.length === there.length
    ? `${provider} didn’t answer, so ${who} reads instead.`
    : `${provider} broke off or didn’t answer for ${others.length} of ${counted(made.length, 'sentence')}, so ${who} reads ${others.length === 1 ? 'it' : 'them'} instead.`;
}

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
