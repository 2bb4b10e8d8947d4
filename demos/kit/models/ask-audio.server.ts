import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { log } from '#server/log.ts';
import type { Provider } from './provider.server.ts';

interface Limits {
  signal: AbortSignal;
  /** How long the provider may be silent, and how much it may answer. */
  waitMs: number;
  maxBytes: number;
}

/**
 * Posts to one of a provider's addresses for sound (`/audio/speech`, `/audio/transcriptions`). Two requests don't
 * justify another package. Throws where the provider fails or refuses.
 */
export async function askAudio(
  { baseUrl, key }: Pick<Provider, 'baseUrl' | 'key'>,
  path: string,
  body: FormData | object,
  { signal, waitMs, maxBytes }: Limits,
): Promise<Response> {
  const ask = makeGuardedFetch({ trusted: [baseUrl], maxBytes, timeoutMs: 2 * waitMs, waitMs });
  const isForm = body instanceof FormData;
  const answer = await ask(`${baseUrl.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  return answer;
}

/** What a provider returns; null if it fails, so that one of our own models can take over. */
export async function unlessItFails<Given>(
  given: Promise<Given>,
  signal: AbortSignal,
): Promise<Given | null> {
  try {
    return await given;
  } catch (error) {
    signal.throwIfAborted();
    log().warn({ err: error }, 'the provider of a speech model failed');
    return null;
  }
}
