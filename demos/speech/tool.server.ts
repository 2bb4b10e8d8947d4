import { unpackSound } from '#lib/files/packed-sound.ts';
import { defineTool } from '#server/tools/define.ts';
import { unlessItFails } from '../kit/models/ask-audio.server.ts';
import { configuredTranscriber, transcribeWith } from './provider.server.ts';
import {
  type TranscribeJob,
  type TranscribeProgress,
  type TranscribeResult,
  transcribeJob,
} from './transcribe-job.ts';
import { hearWithWhisper } from './whisper.server.ts';

/** Writes down a piece of sound, and keeps neither the sound nor the text. Whisper base stands in for a provider that fails. */
export const transcribeTool = defineTool<TranscribeJob, TranscribeProgress, TranscribeResult>({
  id: 'transcribe',
  schema: transcribeJob,
  // The first piece may have to wait for the model to arrive.
  limitMs: 600_000,
  pace: { burst: 10, perSecond: 1 },
  run: async ({ model, pcm }, { signal, report }) => {
    const samples = unpackSound(pcm);
    const provider = model === 'provider' ? configuredTranscriber() : null;
    const provided = provider && (await unlessItFails(transcribeWith(provider, samples, signal), signal));
    if (provided) return { words: provided, by: 'provider' };
    const size = model === 'provider' ? 'base' : model;
    const words = await hearWithWhisper(size, samples, {
      signal,
      report: (bytes, of) => report({ bytes, of }),
    });
    return { words, by: size };
  },
});
