import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import { makeGuardedFetch } from '../fetch/make-guarded-fetch.ts';
import { log } from '../log.ts';

interface Kept {
  keys: Map<string, KeyObject>;
  until: number;
  askedAt: number;
  asking: Promise<void> | null;
}

const setSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
});

const cell = new Map<string, Kept>();
// A forged key id must not make us ask again and again.
const pauseMs = 10_000;
const shortestMs = 60_000;
const longestMs = 24 * 3_600_000;
const largest = 100_000;

/** How long an answer may be kept, from its Cache-Control. */
export function keepFor(cacheControl: string | null): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? 0);
  return Math.min(longestMs, Math.max(shortestMs, seconds * 1000));
}

async function ask(url: string, kept: Kept): Promise<void> {
  const keysFetch = makeGuardedFetch({ trusted: [url], maxBytes: largest, timeoutMs: 5000 });
  const answer = await keysFetch(url, { redirect: 'error' });
  if (!answer.ok) throw new Error(`the server with the public keys answered ${answer.status}`);
  const { keys } = setSchema.parse(await answer.json());
  kept.keys = new Map(
    keys.map((jwk) => [jwk.kid, createPublicKey({ key: { kty: 'RSA', n: jwk.n, e: jwk.e }, format: 'jwk' })]),
  );
  kept.until = Date.now() + keepFor(answer.headers.get('cache-control'));
}

async function renew(url: string, kept: Kept): Promise<void> {
  if (Date.now() - kept.askedAt < pauseMs && !kept.asking) return;
  kept.asking ??= ask(url, kept).finally(() => {
    kept.asking = null;
    kept.askedAt = Date.now();
  });
  try {
    await kept.asking;
  } catch (error) {
    log().warn({ err: error }, "an identity provider's keys could not be read");
    // The known keys stay valid: keys change rarely, and an outage there must not cause one here.
    if (kept.keys.size === 0) throw unavailable(error);
  }
}

/** A public key that another server publishes, by its id; kept as long as that server allows. */
export async function remoteKey(url: string, kid: string): Promise<KeyObject | null> {
  const kept = cell.get(url) ?? { keys: new Map(), until: 0, askedAt: 0, asking: null };
  cell.set(url, kept);
  if (Date.now() >= kept.until || !kept.keys.has(kid)) await renew(url, kept);
  return kept.keys.get(kid) ?? null;
}
