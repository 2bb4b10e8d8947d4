import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkAddress, type Resolve } from './public-address.ts';

/** A message on its way to an address that somebody typed. */
export interface GuardedPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Origins on loopback that tests allow. */
  allowed: readonly string[];
  timeoutMs: number;
  resolve?: Resolve;
}

/** Sends a message to the public internet and nowhere else, to the address that was looked at; follows no redirect and reads nothing of the answer but its status. */
export async function postGuarded({ url: text, headers, body, allowed, timeoutMs, resolve }: GuardedPost) {
  const { url, address, family } = await checkAddress(text, allowed, resolve);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve: answer, reject } = Promise.withResolvers<number>();
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    // The name is not asked again: it could lead elsewhere by now.
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
  });
  request.on('response', (response) => {
    answer(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}
