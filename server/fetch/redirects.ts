import type { IncomingMessage } from 'node:http';
import { FetchProblem } from './problems.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

/** Whether a status redirects to another address. */
export const isRedirect = (status: number): boolean => redirects.has(status);

/** Where an answer sends us on to; null where it is the answer itself. */
export function targetOf({ headers, statusCode = 0 }: IncomingMessage, from: URL): URL | null {
  if (!isRedirect(statusCode) || !headers.location) return null;
  if (!URL.canParse(headers.location, from.href))
    throw new FetchProblem('malformed', `${from.hostname} redirects to something that isn’t an address.`);
  return new URL(headers.location, from);
}

/** Headers that may go to a server nobody named: they say what can be read, and give nothing away. */
const harmless = new Set(['accept', 'accept-encoding', 'user-agent']);

/** A request as far as a redirect can change it. */
interface Sent {
  method: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The headers of the next request after a redirect. Another origin is only ever read, and without passwords or keys; what
 * carries a body or changes something stays at the origin it was meant for, and keeps its method there.
 */
export function headersAfter({ method, headers }: Sent, status: number, from: URL, to: URL): Sent['headers'] {
  const isReading = method === 'GET' || method === 'HEAD';
  const keepsMethod = status === 307 || status === 308 || (method !== 'POST' && status !== 303);
  if (to.origin === from.origin && (isReading || keepsMethod)) return headers;
  if (!isReading)
    throw new FetchProblem('hops', `${from.hostname} redirects this request, which we don’t send elsewhere.`);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
}
