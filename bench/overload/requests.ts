import { Agent, request } from 'node:http';

/** What is asked for: a page that reads the database, a form that writes to it, and a cached page. */
export type AskedKind = 'page' | 'form' | 'home';

/** How one request ended: its status, or 0 where none came in time; and after how many milliseconds. */
export interface Answered {
  kind: AskedKind;
  status: number;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true });
const patience = 30_000;
const paths: Record<AskedKind, string> = {
  page: '/events?when=upcoming',
  form: '/newsletter',
  home: '/',
};

const part = () => Math.floor(Math.random() * 250) + 1;

function bodyOf(kind: AskedKind): string | null {
  if (kind !== 'form') return null;
  return new URLSearchParams({ email: `${crypto.randomUUID()}@load.example` }).toString();
}

/** Sends one request, as from a network that nobody has come from yet. */
export function ask(address: string, kind: AskedKind): Promise<Answered> {
  const begun = performance.now();
  const body = bodyOf(kind);
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ kind, status, milliseconds: performance.now() - begun });
    const sent = request(
      `${address}${paths[kind]}`,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          Accept: 'text/html',
          'Accept-Encoding': 'br, gzip',
          'X-Forwarded-For': `11.${part()}.${part()}.${part()}`,
          ...(body && {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(body),
            'Sec-Fetch-Site': 'same-origin',
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => end(answer.statusCode ?? 0));
      },
    );
    sent.setTimeout(patience, () => sent.destroy());
    sent.once('error', () => end(0));
    sent.end(body ?? undefined);
  });
}
