import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { type FinishedAnswer, sendAnswer } from './finished-answer.ts';
import { retryAfter } from './retry-after.ts';

/** Whether a person waits for the answer, who gets a page; the router's own requests show one themselves. */
const isForPeople = ({ url = '/', headers }: IncomingMessage): boolean =>
  (headers.accept?.includes('text/html') ?? false) && !url.split('?', 1)[0]?.endsWith('.data');

/** Answers 503 to who came while too many others were here: with a page that is ready, or a program's JSON. */
export function sendBusy(
  request: IncomingMessage,
  response: ServerResponse,
  { page, headers }: { page: () => FinishedAnswer | undefined; headers: Readonly<Record<string, string>> },
): void {
  // The rest of a large body doesn't need to be read.
  if (!request.complete) response.setHeader('Connection', 'close');
  const ready = isForPeople(request) ? page() : undefined;
  if (ready) {
    sendAnswer(ready, request, response);
    return;
  }
  const error = new AppError({
    status: 503,
    code: 'busy',
    message: 'We’re busier than usual, so nothing was saved. Please try again in a few seconds.',
  });
  response.writeHead(503, {
    ...headers,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter(null, Date.now())),
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(error.toBody()));
}
