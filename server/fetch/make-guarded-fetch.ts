import type { IncomingMessage } from 'node:http';
import { until } from '#lib/run/until.ts';
import { ask } from './ask.ts';
import { boundedBody } from './bounded-body.ts';
import { FetchProblem, problemOf, tooSlow } from './problems.ts';
import { checkAddress, type Resolve } from './public-address.ts';
import { acceptEncoding } from './read-body.ts';
import { headersAfter, targetOf } from './redirects.ts';

/** What one caller of the guarded fetch may reach, and how much of it. */
export interface Guard {
  /** Addresses from environment variables: their origins, exactly, may be private and speak plain http. */
  trusted?: readonly string[];
  /** Of the unpacked body. */
  maxBytes?: number;
  /** For all of it, redirects and body included; null where the body is a long stream. */
  timeoutMs?: number | null;
  /** How long the other side may be silent. */
  waitMs?: number;
  maxHops?: number;
  resolve?: Resolve;
}

/** A `fetch` that connects only to addresses its guard allows. */
export type GuardedFetch = typeof fetch;

/** Statuses whose answers hold no body; a `Response` refuses one. */
const bodiless = new Set([204, 205, 304]);

function responseOf(
  message: IncomingMessage,
  method: string,
  limits: Parameters<typeof boundedBody>[1],
): Response {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value);
  const isEmpty = method === 'HEAD' || bodiless.has(status);
  const body = isEmpty ? null : boundedBody(message, limits);
  if (isEmpty) message.destroy();
  if (headers.has('content-encoding')) headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, statusText: message.statusMessage ?? '', headers });
}

/**
 * A `fetch` for everything the server asks of others: it goes to the public internet over https, and to the origins that the
 * operator named. Each address on the way is checked, and the connection goes to what was checked. The body is bounded
 * after unpacking. Throws a `FetchProblem`, or the reason of the caller's own signal.
 */
export function makeGuardedFetch({
  trusted = [],
  maxBytes = 5 * 2 ** 20,
  timeoutMs = 20_000,
  waitMs = 10_000,
  maxHops = 5,
  resolve,
}: Guard = {}): GuardedFetch {
  const allowed = trusted.map((address) => new URL(address).origin);
  return async (input, init) => {
    const theirs = init?.signal ?? (input instanceof Request ? input.signal : null);
    const clock = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([clock, theirs].filter((each) => each !== null));
    const address = input instanceof Request ? input.url : String(input);
    let host = 'The server';
    let message: IncomingMessage | undefined;
    const reasonOf = (error: unknown): unknown => {
      if (theirs?.aborted) return theirs.reason;
      return clock?.aborted ? tooSlow(host, error) : problemOf(error, host);
    };
    try {
      let checked = await until(checkAddress(address, allowed, resolve), signal);
      const request = new Request(input, init);
      const { method } = request;
      const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
      let headers: Readonly<Record<string, string>> = {
        accept: '*/*',
        'accept-encoding': acceptEncoding,
        'user-agent': 'akra-studio',
        ...Object.fromEntries(request.headers),
        ...(body ? { 'content-length': String(body.length) } : {}),
      };
      for (let hops = 0; ; hops += 1) {
        const { url } = checked;
        host = url.hostname;
        message = await ask(checked, { method, headers, body, waitMs, maxHeaderBytes: 32_768, signal });
        // An error in the rest of an answer that nobody reads doesn't matter.
        message.on('error', () => undefined);
        const target = request.redirect === 'manual' ? null : targetOf(message, url);
        if (!target) return responseOf(message, method, { maxBytes, host, reasonOf });
        if (request.redirect === 'error')
          throw new FetchProblem('hops', `${host} redirects elsewhere, which we don’t follow.`);
        if (hops >= maxHops)
          throw new FetchProblem('hops', `The address redirects more than ${maxHops} times.`);
        headers = headersAfter({ method, headers }, message.statusCode ?? 0, url, target);
        message.destroy();
        checked = await until(checkAddress(target.href, allowed, resolve), signal);
      }
    } catch (error) {
      message?.destroy();
      throw reasonOf(error);
    }
  };
}
