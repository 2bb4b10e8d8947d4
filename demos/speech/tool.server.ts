import { defineTool } from '#server/tools/define.ts';
import { unpackSound } from './packed-sound.ts';
import {
  type TranscribeJob,
  type TranscribeProgress,
  type TranscribeResult,
  transcribeJob,
} from './transcribe-job.ts';
import { hearWithWhisper } from './whisper.server.ts';

/** Writes down a piece of sound with a whisper model, and keeps neither the sound nor the text. */
export const transcribeTool = defineTool<TranscribeJob, TranscribeProgress, TranscribeResult>({
  id: 'transcribe',
  schema: transcribeJob,
  // The first piece may have to wait for the model to arrive.
  limitMs: 600_000,
  pace: { burst: 10, perSecond: 1 },
  run: async ({ model, pcm }, { signal, report }) => ({
    words: await hearWithWhisper(model, unpackSound(pcm), {
      signal,
      report: (bytes, of) => report({ bytes, of }),
    }),
  }),
});
