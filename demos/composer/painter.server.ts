import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage } from 'ai';
import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { services } from '#server/services.ts';
import type { Painted } from './job.ts';

/** The image model that the operator named. */
export interface Painter {
  baseUrl: string;
  key: string | undefined;
  model: string;
}

/** The model that paints, or null where none is configured. */
export function configuredPainter(): Painter | null {
  const { AI_IMAGE_BASE_URL: baseUrl, AI_IMAGE_API_KEY: key, AI_IMAGE_MODEL: model } = services().env;
  return baseUrl && model ? { baseUrl, key, model } : null;
}

const limitMs = 110_000;
const mostBytes = 24 * 2 ** 20;

/** Lets the model paint one picture. Throws where it fails or gives something that is no picture. */
export async function paintWith(
  { baseUrl, key, model }: Painter,
  prompt: string,
  signal: AbortSignal,
): Promise<Painted> {
  const provider = createOpenAICompatible({
    name: 'painter',
    baseURL: baseUrl,
    apiKey: key,
    fetch: makeGuardedFetch({ trusted: [baseUrl], maxBytes: mostBytes, timeoutMs: null, waitMs: limitMs }),
  });
  const { image } = await generateImage({
    model: provider.imageModel(model),
    prompt,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  });
  if (!/^image\/(png|jpeg|webp)$/.test(image.mediaType)) throw new Error(`${image.mediaType} is no picture`);
  return { model, mediaType: image.mediaType, base64: image.base64 };
}
