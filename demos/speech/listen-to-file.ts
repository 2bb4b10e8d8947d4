import { peaksOf } from '#engines/speech/peaks.ts';
import { sampleRate } from '#engines/speech/sound.ts';
import { transcribe } from '#engines/speech/transcribe.ts';
import type { Line } from '#engines/speech/transcript.ts';
import type { Work } from '../kit/run/work.ts';
import { decodeSound } from './decode.ts';
import { hearInBrowser } from './hear-in-browser.ts';
import { drawnParts, type Recording } from './recording.ts';
import type { ListenProgress } from './words.ts';

/** A sound file under its name. */
interface SoundFile {
  name: string;
  file: Blob;
}

/** How far it is, and what was written down so far. */
export interface Listening {
  progress: ListenProgress;
  lines: readonly Line[];
}

/** A new recording of the visitor's own. */
export const newRecording = (
  title: string,
  sound: Blob,
  samples: Float32Array,
  lines: readonly Line[],
): Recording => ({
  id: crypto.randomUUID(),
  title,
  pinned: false,
  changed: new Date().toISOString(),
  example: null,
  seconds: samples.length / sampleRate,
  peaks: peaksOf(samples, drawnParts),
  lines,
  speakers: [],
  sound,
});

/** Writes a sound file down, piece by piece, in this browser. */
export const listenToFile: Work<SoundFile, Listening, Recording> = async (
  { name, file },
  { report, signal },
) => {
  report({ progress: { is: 'opening' }, lines: [] });
  const samples = await decodeSound(name, file);
  signal.throwIfAborted();
  const hear = hearInBrowser({ signal, report: (progress) => report({ progress, lines: [] }) });
  const lines = await transcribe(hear, samples, {
    signal,
    report: ({ lines, done, of }) => report({ progress: { is: 'heard', done, of }, lines }),
  });
  return newRecording(name, file, samples, lines);
};
