import { annsAddress } from './people.ts';

/** A site that can be asked: the app itself, or one that runs elsewhere. */
export interface Asked {
  request: (url: string, init: RequestInit, bindings: object) => Response | Promise<Response>;
}

/** A request as one of everybody makes it. */
export interface Ask {
  /** With the real ids and tokens where the route has names for them. */
  path: string;
  method?: string;
  /** The fields of a form. */
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  /** Bytes, as a script sends a file. */
  bytes?: string | Uint8Array<ArrayBuffer>;
}

/** What came of it. */
export interface Outcome {
  status: number;
  text: string;
  /** Where it led, if it led anywhere. */
  to: string;
}

let networks = 0;

/** Sends a request with somebody's cookie, from a network of its own: limits are not what is tried here. */
export async function send(site: Asked, cookie: string, ask: Ask): Promise<Outcome> {
  networks += 1;
  const headers: Record<string, string> = { origin: 'https://akra.example', host: 'akra.example', cookie };
  const remoteAddress = `10.7.${networks >> 8}.${networks & 255}`;
  if (ask.json !== undefined) headers['content-type'] = 'application/json';
  const json = ask.json === undefined ? null : JSON.stringify(ask.json);
  const body = ask.form ? new URLSearchParams(ask.form) : (ask.bytes ?? json);
  const method = ask.method ?? (body === null ? 'GET' : 'POST');
  const answer = await site.request(
    `https://akra.example${ask.path}`,
    { method, headers, body },
    { incoming: { socket: { remoteAddress } } },
  );
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    // A live page never ends by itself.
    await answer.body?.cancel();
    return { status: answer.status, text: '', to: '' };
  }
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') ?? '' };
}

const refusals = new Set([401, 403, 404, 410]);
/** Statuses that say the action is not possible at the moment, even for somebody who may use it. */
const later = new Set([409, 503]);

/** Whether a request was granted: it was not refused, not sent to sign in, and shows what it is about. */
export function isGranted({ status, text, to }: Outcome, shows: string | undefined): boolean {
  if (refusals.has(status) || to.startsWith('/sign-in')) return false;
  if (status >= 400 && !later.has(status)) throw new Error(`the request itself is wrong: ${status} ${text}`);
  return shows === undefined || text.includes(shows);
}

/** What would give Ann away to somebody who has no business with her. */
export const tracesOfAnn = [annsAddress, 'Ann Example'];
