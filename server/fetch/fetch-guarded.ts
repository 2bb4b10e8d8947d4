import type { IncomingMessage } from 'node:http';
import { until } from '#lib/run/until.ts';
import { ask, type Question } from './ask.ts';
import { decodeText } from './charset.ts';
import type { Fetched, FetchOptions, HeaderLists, Hop } from './fetched.ts';
import { FetchProblem, tooSlow } from './problems.ts';
import { type CheckedAddress, checkAddress, reading } from './public-address.ts';
import { acceptEncoding, readBody } from './read-body.ts';
import { isRedirect, targetOf } from './redirects.ts';

const standard = {
  method: 'GET',
  maxBytes: 5 * 2 ** 20,
  cut: false,
  timeoutMs: 15_000,
  waitMs: 8000,
  maxHops: 10,
  follow: true,
  maxHeaderBytes: 32_768,
} as const;

function checkType(response: IncomingMessage, accept: readonly string[] | undefined, host: string): void {
  const type = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  // An answer that does not say what it is gets the benefit of the doubt, as browsers give it.
  if (!accept || !type || accept.includes(type)) return;
  throw new FetchProblem(
    'type',
    `${host} sends ${type.slice(0, 80)}, but we can read only ${accept.join(', ')}.`,
  );
}

async function hopOf(
  checked: CheckedAddress,
  question: Question,
): Promise<{ response: IncomingMessage; hop: Hop }> {
  const asked = performance.now();
  const response = await ask(checked, question);
  // What breaks after the headers of an answer that is not read further is nobody's failure.
  response.on('error', () => undefined);
  const hop = {
    address: checked.url.href.slice(0, checked.url.href.length - checked.url.hash.length),
    machine: response.socket.remoteAddress ?? checked.address,
    status: response.statusCode ?? 0,
    headers: response.headersDistinct as HeaderLists,
    ms: performance.now() - asked,
  };
  return { response, hop };
}

/**
 * Fetches what a visitor's address leads to, from the public internet and nowhere else. Each address on the way is looked at
 * before it is gone to, and the connection goes to what was looked at. Everything is bounded: time, size (unpacked), headers,
 * redirects, types. Throws a `FetchProblem` that says in a sentence what was in the way.
 */
export async function fetchGuarded(text: string, given: FetchOptions): Promise<Fetched> {
  const options = { ...standard, ...given };
  const { allowed, accept, method, maxBytes, cut, maxHops, follow, resolve } = options;
  const clock = AbortSignal.timeout(options.timeoutMs);
  const signal = given.signal ? AbortSignal.any([clock, given.signal]) : clock;
  const question: Question = {
    method,
    headers: {
      Accept: accept ? `${accept.join(', ')}, */*;q=0.1` : '*/*',
      'Accept-Encoding': acceptEncoding,
      ...given.headers,
      'User-Agent': given.userAgent,
    },
    waitMs: options.waitMs,
    maxHeaderBytes: options.maxHeaderBytes,
    signal,
  };
  const began = performance.now();
  const hops: Hop[] = [];
  let host = 'The server';
  let next = text;
  let downgraded = false;
  try {
    for (;;) {
      const checked = await until(checkAddress(next, allowed, resolve, reading), signal);
      const { url } = checked;
      host = url.hostname;
      const { response, hop } = await hopOf(checked, question);
      hops.push(hop);
      try {
        const target = follow ? targetOf(response, url) : null;
        if (target) {
          if (hops.length > maxHops)
            throw new FetchProblem('hops', `The address redirects more than ${maxHops} times.`);
          downgraded ||= url.protocol === 'https:' && target.protocol === 'http:';
          next = target.href;
          continue;
        }
        if (method === 'GET' && !isRedirect(hop.status)) checkType(response, accept, host);
        const read =
          method === 'GET'
            ? await readBody(response, { maxBytes, cut, host, signal })
            : { body: Buffer.alloc(0), cut: false };
        const { address, status, headers } = hop;
        return {
          address,
          status,
          headers,
          setCookie: headers['set-cookie'] ?? [],
          ...read,
          ...(await decodeText(read.body, headers['content-type']?.[0])),
          hops,
          downgraded,
          ms: performance.now() - began,
        };
      } finally {
        response.destroy();
      }
    }
  } catch (error) {
    if (given.signal?.aborted) throw new FetchProblem('stopped', 'Stopped.', error);
    if (clock.aborted) throw tooSlow(host, error);
    throw error;
  }
}
