import type { Is } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';

const unreachable = 'The site can’t be reached at the moment. Check your connection and try again.';

/** Why the site did not do something, in words for people. */
class Refused extends Error {
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
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
  if (!answer.ok) throw new Refused((await refusalOf(answer)).message ?? unreachable, answer.status);
  return answerOf(answer, is);
}
