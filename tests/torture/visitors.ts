import { setTimeout as pause } from 'node:timers/promises';

/** How often each answer was given while one trouble lasted; 0 stands for no answer at all. */
type Answers = Map<number, number>;

/** What visitors did and were told. */
export interface Visits {
  /** The trouble that is being made, under which everything is noted. */
  trouble: string;
  /** Addresses whose request was answered with success, and the trouble they were answered in. */
  acknowledged: Map<string, string>;
  /** Addresses sent at least once. */
  sent: Set<string>;
  /** All answers, by trouble. */
  answers: Map<string, Answers>;
  /** Answers that were neither success nor a plain 'later', by what was asked. */
  odd: Map<string, number>;
}

export const newVisits = (): Visits => ({
  trouble: 'start',
  acknowledged: new Map(),
  sent: new Set(),
  answers: new Map(),
  odd: new Map(),
});

/** No answer: the server is away, or the connection broke. */
const none = 0;
const isLater = (status: number): boolean => status === none || status === 503;

/** Asks once and notes the answer under the trouble that it was asked in. */
async function ask(visits: Visits, url: string, init: RequestInit): Promise<number> {
  const answers = visits.answers.get(visits.trouble) ?? new Map<number, number>();
  visits.answers.set(visits.trouble, answers);
  const status = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => none);
  answers.set(status, (answers.get(status) ?? 0) + 1);
  const isFine = status < 400 || isLater(status);
  if (!isFine) {
    const what = `${status} ${init.method ?? 'GET'} ${new URL(url).pathname} (${visits.trouble})`;
    visits.odd.set(what, (visits.odd.get(what) ?? 0) + 1);
  }
  return status;
}

/** One subscription to the newsletter. */
const subscribe = (visits: Visits, origin: string, email: string, network: string): Promise<number> =>
  ask(visits, `${origin}/newsletter`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': network },
    body: new URLSearchParams({ email }),
  });

/** One visitor after the other, until told to stop; some press again when the connection broke, as people do. */
export async function visit(
  origin: string,
  name: string,
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const email = `${name}-${n}@torture.example`;
    const network = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${n % 250}`;
    const isPatient = Math.random() < 0.6;
    visits.sent.add(email);
    for (let tries = 0; tries < 8 && !isOver(); tries += 1) {
      const { trouble } = visits;
      const status = await subscribe(visits, origin, email, network);
      if (status === 303 || status === 200) visits.acknowledged.set(email, trouble);
      if (!isLater(status) || !isPatient) break;
      await pause(500 + Math.random() * 1000);
    }
    await pause(Math.random() * 300);
  }
}

/** Reads pages in turn until told to stop. */
export async function read(
  origin: string,
  pages: readonly string[],
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const page = pages[n % pages.length] ?? '/';
    const headers = { 'x-forwarded-for': `10.251.${(n >> 8) & 255}.${n & 255}` };
    await ask(visits, `${origin}${page}`, { headers });
    await pause(50 + Math.random() * 150);
  }
}
