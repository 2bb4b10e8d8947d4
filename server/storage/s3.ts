import { Readable } from 'node:stream';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { now } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { makeGuardedFetch } from '../fetch/make-guarded-fetch.ts';
import { checkKey } from './key.ts';
import { type Signer, sha256, signedHeaders, signedUrl } from './sigv4.ts';
import type { Storage, StoredFile } from './storage.ts';

interface S3Place extends Signer {
  endpoint: string;
  bucket: string;
}

const emptyHash = sha256('');

const parser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });
const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
    IsTruncated: z.literal('true').optional().catch(undefined),
    NextContinuationToken: z.string().optional(),
  }),
});

/** Files in an S3-compatible storage, addressed by path, so that any host name serves. */
export function makeS3Storage(place: S3Place): Storage {
  // Files are streamed for as long as they flow: silence alone ends it.
  const reach = makeGuardedFetch({
    trusted: [place.endpoint],
    maxBytes: Number.POSITIVE_INFINITY,
    timeoutMs: null,
    waitMs: 60_000,
  });
  const urlOf = (key: string): URL => new URL(`${place.endpoint}/${place.bucket}/${checkKey(key)}`);

  const call = (method: string, key: string, headers: Record<string, string> = {}, body?: Uint8Array) =>
    ask(method, urlOf(key), headers, body);

  async function ask(method: string, url: URL, headers: Record<string, string> = {}, body?: Uint8Array) {
    const bodyHash = body ? sha256(body) : emptyHash;
    const { host: _, ...signed } = signedHeaders(place, { method, url, headers, bodyHash, at: now() });
    let response: Response;
    try {
      response = await reach(url, {
        method,
        // As it is stored: packed on the way, its length would be another.
        headers: { ...signed, 'accept-encoding': 'identity' },
        redirect: 'error',
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
    } catch (error) {
      throw unavailable(error);
    }
    // Nobody reads what a refusal says, and an answer that is not read holds its connection.
    if (response.status >= 400) await response.body?.cancel();
    if (response.status >= 500) throw unavailable(new Error(`the storage answered ${response.status}`));
    if (response.status >= 400 && response.status !== 404)
      throw new Error(`the storage answered ${response.status}`);
    return response;
  }

  async function* listed(): AsyncGenerator<StoredFile> {
    let token: string | null = null;
    do {
      const url = new URL(`${place.endpoint}/${place.bucket}`);
      url.searchParams.set('list-type', '2');
      if (token) url.searchParams.set('continuation-token', token);
      const response = await ask('GET', url);
      if (response.status === 404) throw new Error(`the bucket ${place.bucket} is missing`);
      const page = listSchema.parse(parser.parse(await response.text())).ListBucketResult;
      for (const { Key: key, Size: size } of page.Contents) yield { key, size };
      token = page.IsTruncated ? (page.NextContinuationToken ?? null) : null;
    } while (token);
  }

  return {
    list: listed,
    put: async (key, body, contentType) => {
      const response = await call('PUT', key, { 'content-type': contentType }, body);
      if (response.status === 404) throw new Error(`the bucket ${place.bucket} is missing`);
      await response.body?.cancel();
    },
    get: async (key) => {
      const response = await call('GET', key);
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    stream: async (key, range) => {
      const response = await call('GET', key, range ? { range: `bytes=${range.start}-${range.end}` } : {});
      if (response.status === 404 || !response.body) return null;
      const whole =
        response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length');
      const contentType = response.headers.get('content-type');
      return {
        body: Readable.from(chunksOf(response.body)),
        size: Number(whole),
        ...(contentType ? { contentType } : {}),
      };
    },
    delete: async (key) => {
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
    url: (key) => signedUrl(place, urlOf(key), now(), 3600),
  };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that went away early must not leave the connection open.
    await reader.cancel().catch(() => {});
  }
}
