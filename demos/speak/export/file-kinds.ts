import { srtOf, vttOf } from '#engines/speak/files/captions.ts';
import { wavOf } from '#lib/files/write-wav.ts';
import { canEncodeOpus, encodeOpus } from '../encode-opus.ts';
import type { Recording } from '../recording.ts';

/** A kind of file that a text can be taken away as. */
export interface FileKind {
  name: string;
  hint: string;
  file: string;
  make: (recording: Recording) => Blob | Promise<Blob>;
}

const text = (words: string, type: string): Blob => new Blob([words], { type: `${type};charset=utf-8` });

export const fileKinds = {
  wav: {
    name: 'WAV',
    hint: 'Plays everywhere, 3 to 5 MB per minute',
    file: 'speech.wav',
    make: ({ samples, rate }) => new Blob([wavOf(samples, rate)], { type: 'audio/wav' }),
  },
  opus: {
    name: 'Opus',
    hint: 'Small file, about 0.25 MB per minute',
    file: 'speech.ogg',
    make: ({ samples, rate }) => {
      if (!canEncodeOpus()) throw new Error('This browser can’t write Opus. Choose the WAV file instead.');
      return encodeOpus(samples, rate);
    },
  },
  srt: {
    name: 'SRT',
    hint: 'Captions for video editors',
    file: 'speech.srt',
    make: ({ captions }) => text(srtOf(captions), 'application/x-subrip'),
  },
  vtt: {
    name: 'WebVTT',
    hint: 'Captions for web pages',
    file: 'speech.vtt',
    make: ({ captions }) => text(vttOf(captions), 'text/vtt'),
  },
} as const satisfies Record<string, FileKind>;

export type FileKindId = keyof typeof fileKinds;
export const fileKindIds = Object.keys(fileKinds) as FileKindId[];
