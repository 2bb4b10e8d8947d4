import { counted, grouped } from '#lib/money/grouped.ts';
import { clock } from '#lib/time/play-clock.ts';
import type { SpeakReport } from './ask-server.ts';
import type { Recording } from './recording.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** What is being done, in words and figures. */
export function progressWords(
  report: SpeakReport | null,
  done: number,
  of: number,
): { label: string; value: number; max: number; said: string } {
  if (report?.is === 'waiting')
    return { label: 'Waiting for a free place', value: done, max: of, said: `${report.place} before you` };
  if (report?.is === 'working' && report.progress.is === 'fetching') {
    const { bytes, of: all } = report.progress;
    return {
      label: 'The server fetches the voice, once',
      value: bytes,
      max: all,
      said: `${megabytes(bytes)} of ${megabytes(all)} MB`,
    };
  }
  return { label: 'Kokoro is reading', value: done, max: of, said: `${done} of ${of} sentences` };
}

/** The result in one sentence. */
export function finding(lines: number, done: number, recording: Recording | null): string {
  if (lines === 0) return 'Add a text to hear it';
  if (recording) return `${clock(recording.samples.length / recording.rate)} of speech, ready to take away`;
  return done === 0 ? `${counted(lines, 'sentence')} to read aloud` : `${done} of ${lines} sentences read`;
}

/** The text in figures. */
export function figuresOf(text: string, lines: number, seconds: number | null) {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const length = seconds ?? words / 2.6;
  return [
    ['Words', grouped(words), ''],
    ['Sentences', grouped(lines), ''],
    [seconds === null ? 'Takes about' : 'Takes', clock(length), 'min'],
  ] as const;
}
