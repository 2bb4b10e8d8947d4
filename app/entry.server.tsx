import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { ownTurn } from '#server/http/own-turn.ts';
import { log } from '#server/log.ts';
import { nonceHeader } from './document.server.ts';

function render(request: Request, context: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Parts of a page stand where they belong, however long: else they would come hidden, for a script to move.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Whole pages only: they are kept, compressed and hashed.
        onAllReady() {
          const parts: Buffer[] = [];
          pipe(
            new Writable({
              write(part: Buffer, _encoding, done) {
                parts.push(part);
                done();
              },
              final(done) {
                resolve(Buffer.concat(parts).toString());
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError: (error) =>
          log().error({ err: error, path: new URL(request.url).pathname }, 'a page did not render'),
      },
    );
  });
}

/** Renders a page with a nonce on its own scripts; what becomes of those is decided by who asked for it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString('base64');
  // Drawing a page is the longest step of a request, and what follows is the next one.
  await ownTurn();
  const html = await render(request, context, nonce);
  await ownTurn();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(nonceHeader, nonce);
  return new Response(html, { headers, status });
}

/** Errors that a loader or an action threw and nothing answered: the router would print them with all they hold. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // The router's own refusals, such as a form sent to a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log().error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
