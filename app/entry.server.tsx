import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
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
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
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
  const html = await render(request, context, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(nonceHeader, nonce);
  return new Response(html, { headers, status });
}
