import type { IncomingMessage } from 'node:http';
import { type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { until } from '#lib/run/until.ts';
import { FetchProblem, problemOf, tooBig } from './problems.ts';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** What is asked for: all of it can be unpacked. */
export const acceptEncoding = 'gzip, br, zstd';

/** How much of a body is read, and what happens beyond: a refusal, or the beginning alone. */
interface BodyLimits {
  maxBytes: number;
  cut: boolean;
  host: string;
  signal: AbortSignal;
}

/** Decompressors for a body, outermost first. A page compressed three times over can only be an attack. */
export function unpackersOf(response: IncomingMessage, host: string): Transform[] {
  const named = (response.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (named.length > 2)
    throw new FetchProblem('encoding', `What ${host} sends is compressed too many times over.`);
  return named.reverse().map((name) => {
    const make = unpackers[name];
    if (!make) throw new FetchProblem('encoding', `${host} uses a compression that we can’t read.`);
    return make();
  });
}

/** The limit was reached; what was read before is kept for callers that asked for the beginning only. */
class Enough extends Error {}

/** Reads and unpacks a body without keeping more than its limit: if there is more, that is reported, not stored. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, cut, host, signal }: BodyLimits,
): Promise<{ body: Buffer; cut: boolean }> {
  const parts: Buffer[] = [];
  let size = 0;
  const collect = new Writable({
    write: (part: Buffer, _encoding, done) => {
      const room = maxBytes - size;
      if (room > 0) parts.push(part.subarray(0, room));
      size += part.length;
      done(size > maxBytes ? new Enough() : null);
    },
  });
  const stages: Transform[] = [];
  try {
    stages.push(...unpackersOf(response, host));
    // A packed body of several members can leave an unpacker that never closes, and `pipeline` waits for that.
    const ended = Promise.withResolvers<never>();
    collect.once('error', ended.reject);
    await until(Promise.race([pipeline([response, ...stages, collect]), ended.promise]), signal);
  } catch (error) {
    response.destroy();
    for (const stage of stages) stage.destroy();
    if (!(error instanceof Enough)) throw problemOf(error, host);
    if (!cut) throw tooBig(host, maxBytes);
  }
  return { body: Buffer.concat(parts), cut: size > maxBytes };
}
