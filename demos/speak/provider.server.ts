import { readWav } from '#engines/speech/wav.ts';
import { services } from '#server/services.ts';
import { askAudio } from '../kit/models/ask-audio.server.ts';
import type { Provider } from '../kit/models/provider.server.ts';

/** The model that the operator connected for reading aloud, and its speaker. */
export interface SpeechProvider extends Provider {
  voice: string;
}

/** The model that reads aloud, or null where none is connected. */
export function configuredSpeech(): SpeechProvider | null {
  const { env } = services();
  const { AI_SPEECH_BASE_URL: baseUrl, AI_SPEECH_API_KEY: key, AI_SPEECH_MODEL: model } = env;
  return baseUrl && model ? { baseUrl, key, model, voice: env.AI_SPEECH_VOICE } : null;
}

const waitMs = 15_000;
const mostBytes = 24 * 2 ** 20;
const rates = { lowest: 8000, highest: 96_000 };

/** Lets the provider read a sentence aloud. Throws where it fails, or where its answer is no sound. */
export async function speakWith(
  provider: SpeechProvider,
  { input, speed }: { input: string; speed: number },
  signal: AbortSignal,
): Promise<{ sound: Float32Array; rate: number }> {
  const { model, voice } = provider;
  const asked = { model, voice, input, speed, response_format: 'wav' };
  const answer = await askAudio(provider, '/audio/speech', asked, { signal, waitMs, maxBytes: mostBytes });
  const { samples, rate } = readWav(new Uint8Array(await answer.arrayBuffer()));
  if (samples.length === 0 || rate < rates.lowest || rate > rates.highest)
    throw new Error('the provider gave no sound');
  return { sound: samples, rate };
}
