import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { problemOf, tooSlow } from './problems.ts';
import type { CheckedAddress } from './public-address.ts';

/** One question to one server. */
export interface Question {
  method: string;
  headers: Readonly<Record<string, string | number>>;
  body?: string | Uint8Array | undefined;
  /** How long the connection may be silent. */
  waitMs: number;
  maxHeaderBytes: number;
  /** Ends everything, also while the body is read. */
  signal: AbortSignal;
}

/** A resolver that returns the addresses we have already checked, without another look-up. */
export function answered({ addresses, address, family }: CheckedAddress): LookupFunction {
  return (_host, options, found) =>
    options.all ? found(null, [...addresses]) : found(null, address, family);
}

/** Asks a server at an address that was looked at, and gives its answer as soon as its headers are in; follows nothing. */
export function ask(checked: CheckedAddress, question: Question): Promise<IncomingMessage> {
  const { url } = checked;
  const { method, headers, body, waitMs, maxHeaderBytes, signal } = question;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  try {
    const request = send(url, {
      method,
      headers,
      signal,
      // A connection of its own: none that is left open by an earlier question to the same name.
      agent: false,
      maxHeaderSize: maxHeaderBytes,
      lookup: answered(checked),
    });
    let answer: IncomingMessage | undefined;
    const fail = (error: unknown): void => {
      const problem = problemOf(error, url.hostname);
      reject(problem);
      // Otherwise the reader of the body would see a broken connection instead of the reason.
      answer?.destroy(problem);
      request.destroy();
    };
    request.setTimeout(waitMs, () => fail(tooSlow(url.hostname)));
    request.on('response', (response) => {
      answer = response;
      resolve(response);
    });
    request.on('error', fail);
    request.end(body);
  } catch (error) {
    reject(problemOf(error, url.hostname));
  }
  return promise;
}
