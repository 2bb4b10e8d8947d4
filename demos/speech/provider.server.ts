import { z } from 'zod';
import type { HeardWord } from '#engines/speech/heard.ts';
import { writeWav } from '#engines/speech/wav.ts';
import { services } from '#server/services.ts';
import { askAudio } from '../kit/models/ask-audio.server.ts';
import type { Provider } from '../kit/models/provider.server.ts';

/** The model that writes down speech, or null where none is connected. */
export function configuredTranscriber(): Provider | null {
  const {
    AI_TRANSCRIBE_BASE_URL: baseUrl,
    AI_TRANSCRIBE_API_KEY: key,
    AI_TRANSCRIBE_MODEL: model,
  } = services().env;
  return baseUrl && model ? { baseUrl, key, model } : null;
}

const limits = { waitMs: 60_000, maxBytes: 2 ** 20 };
const written = z.object({ text: z.string() });

/** Lets the provider write down a piece of sound. Throws where it fails, or where its answer is no text. */
export async function transcribeWith(
  provider: Provider,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<HeardWord[]> {
  const form = new FormData();
  form.set('file', new Blob([writeWav(samples)], { type: 'audio/wav' }), 'piece.wav');
  form.set('model', provider.model);
  form.set('response_format', 'json');
  const answer = await askAudio(provider, '/audio/transcriptions', form, { signal, ...limits });
  const { text } = written.parse(await answer.json());
  // Providers don't say how sure they are of a word, so none of them is marked.
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, sure: 1 }));
}
