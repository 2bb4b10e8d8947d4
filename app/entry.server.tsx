import { randomBytes } from 'node:crypto';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { ownTurn } from '#server/http/own-turn.ts';
import { log } from '#server/log.ts';
import { timed } from '#server/trace/trace.ts';
import { nonceHeader } from './document.server.ts';
import { drawInThread } from './drawing/draw-in-thread.server.ts';
import { drawPage } from './drawing/draw-page.tsx';
import { isRead } from './site-map/is-read.server.ts';

/** While developing, the modules of a page are only known to the development server, in this thread. */
async function drawHere(context: EntryContext, page: { url: string; nonce: string; reading: boolean }) {
  const errors: unknown[] = [];
  const html = await drawPage({ ...page, context, onError: (error) => errors.push(error) });
  return { html, errors };
}

const draw = import.meta.env.DEV ? drawHere : drawInThread;

/** Renders a page with a nonce on its own scripts; what becomes of those is decided by who asked for it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // What several pages have read may arrive at one moment, and so may what was drawn of them: each gets turns of its own.
  await ownTurn();
  const nonce = randomBytes(16).toString('base64');
  const { pathname } = new URL(request.url);
  const { html, errors } = await timed('draw', pathname, () =>
    draw(context, { url: request.url, nonce, reading: isRead(pathname) }),
  );
  await ownTurn();
  for (const error of errors) log().error({ err: error, path: pathname }, 'a page did not render');
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
