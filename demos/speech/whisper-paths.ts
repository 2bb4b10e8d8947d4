import type { WhisperSize } from '#engines/speech/whisper.ts';

/** Where the files of a whisper model are. */
export interface WhisperPaths {
  size: WhisperSize;
  encoder: string;
  decoder: string;
  tokenizer: string;
  runtime: string;
}
