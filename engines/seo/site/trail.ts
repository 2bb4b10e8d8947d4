import type { AskedFor, Get } from '../types.ts';
import { resolve } from './address.ts';

/** One answer on the way; status 0 when nobody answered. */
export interface Answer {
  address: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The way from an address to its last answer, over its redirects. */
export interface Trail {
  answers: Answer[];
  last: Answer;
  loop: boolean;
}

const mostHops = 10;

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function ask(
  get: Get,
  address: string,
  askedFor: AskedFor,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted();
  try {
    const { status, headers, body } = await get(address, askedFor, signal);
    return { address, status, headers: lower(headers), body: body ?? '' };
  } catch (error) {
    // A cancelled run ends; an address that nobody answers at is a finding.
    signal?.throwIfAborted();
    return { address, status: 0, headers: {}, body: error instanceof Error ? error.message : '' };
  }
}

/** Follows an address to where it leads. */
export async function follow(
  get: Get,
  address: string,
  askedFor: AskedFor,
  signal?: AbortSignal,
): Promise<Trail> {
  const answers: Answer[] = [];
  const seen = new Set<string>();
  let next: string | null = address;
  while (next && !seen.has(next) && answers.length < mostHops) {
    seen.add(next);
    const answer = await ask(get, next, askedFor, signal);
    answers.push(answer);
    const location = answer.headers.location;
    next = isRedirect(answer.status) && location ? resolve(location, next) : null;
  }
  const last = answers.at(-1) as Answer;
  return { answers, last, loop: next !== null };
}

/** Whether a status sends on to another address. */
export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Whether a trail ends in an error. Too many requests are our own doing, and say nothing about a page. */
export const isDead = ({ last, loop }: Trail): boolean =>
  !loop && last.status !== 429 && (last.status === 0 || last.status >= 400);
