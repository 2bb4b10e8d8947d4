import type { HeaderLists, HopSeen, PageSeen } from './page-seen.ts';

/** What somebody who may fetch brings back. */
export interface Answer {
  address: string;
  headers: HeaderLists;
  setCookie: readonly string[];
  text: string;
  cut: boolean;
  hops: readonly HopSeen[];
}

/** Fetches an address and follows it; rejects where nobody answers or it may not be gone to. */
export type Ask = (
  address: string,
  how: { headers?: Readonly<Record<string, string>>; only: 'page' | 'headers' },
) => Promise<Answer>;

/** What is being asked, for whoever waits. */
export const steps = {
  page: 'Requesting the page',
  clear: 'Requesting it without encryption',
  origin: 'Requesting it as another site would',
  reading: 'Reading the response',
} as const;

export type Step = keyof typeof steps;

/** An origin that belongs to nobody; a server that lets it in lets everybody in. */
const stranger = 'https://stranger.example';

/** Nobody there is an answer, too; that the visitor gave up is not. */
async function unless<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

/** Looks at a page as the grading wants it: the page, its address without encryption, and whether strangers may read it. */
export async function seePage(
  address: string,
  ask: Ask,
  { report, signal }: { report: (step: Step) => void; signal?: AbortSignal },
): Promise<PageSeen> {
  report('page');
  const page = await ask(address, { only: 'page' });
  const inClear = new URL(page.address);
  inClear.protocol = 'http:';
  inClear.port = '';
  report('clear');
  const clear = await unless(signal, ask(inClear.href, { only: 'headers' }));
  report('origin');
  const other = await unless(signal, ask(page.address, { only: 'headers', headers: { Origin: stranger } }));
  report('reading');
  return {
    address: page.address,
    headers: page.headers,
    setCookie: page.setCookie,
    html: page.text,
    hops: page.hops,
    httpRoute: clear?.hops.map(({ address: hop, status }) => ({ address: hop, status })) ?? null,
    cors: other
      ? {
          origin: stranger,
          allowOrigin: other.headers['access-control-allow-origin']?.[0] ?? null,
          allowCredentials: other.headers['access-control-allow-credentials']?.[0] ?? null,
        }
      : null,
    cut: page.cut,
  };
}
