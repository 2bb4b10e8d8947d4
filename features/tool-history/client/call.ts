import type { Is } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';

const unreachable = 'The site can’t be reached at the moment. Check your connection and try again.';

/** Why the site did not do something, in words for people. */
export class Refused extends Error {
  readonly status: number;
  /** After how many seconds it can be tried again, where the site said so. */
  readonly retryAfter: number | null;
  constructor(message: string, status = 0, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Asks the site for something; rejects with `Refused`. */
export async function call<T>(
  address: string,
  is: Is<T>,
  { method = 'GET', body, headers }: Call = {},
): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Refused(unreachable);
  });
  if (!answer.ok) {
    const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
    const { message = unreachable } = await refusalOf(answer);
    throw new Refused(message, answer.status, Number.isFinite(seconds) ? seconds : null);
  }
  return answerOf(answer, is);
}
