import { ask } from './ask.ts';
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
export async function postGuarded({ url, headers, body, allowed, timeoutMs, resolve }: GuardedPost) {
  const checked = await checkAddress(url, allowed, resolve);
  const response = await ask(checked, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    body,
    waitMs: timeoutMs,
    maxHeaderBytes: 16_384,
    signal: AbortSignal.timeout(timeoutMs),
  });
  response.destroy();
  return response.statusCode ?? 0;
}
