import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { visitorOf } from '#features/identity/queries.server.ts';
import type { Env } from '#server/env.ts';
import { AppError, answerableAs } from '#server/errors.ts';
import { bodyLimit } from '#server/http/body-limit.ts';
import { clientAddress, visitorHeader } from '#server/http/client-address.ts';
import { checkedAddress, checkedBody } from '#server/http/door/door.ts';
import { errorPage } from '#server/http/error-page.ts';
import { checkOrigin, visibleOrigin } from '#server/http/origin.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { identityRoutes } from '#server/identity/routes.ts';
import { log } from '#server/log.ts';
import { noteRefusal } from '#server/note-refusal.ts';
import { puzzleRoutes } from '#server/puzzle/routes.ts';
import { toolRoutes } from '#server/tools/routes.ts';
import { requireStaffOf } from './admin/staff.server.ts';
import { tableRoutes } from './admin/table-routes.server.ts';
import { apiRoutes } from './api/routes.server.ts';
import { certificateRoutes } from './certificates/routes.server.ts';
import { discoveryRoutes } from './endpoints/discovery.server.ts';
import { healthRoutes } from './endpoints/health.server.ts';
import { journalFeedRoutes } from './endpoints/journal-feed.server.ts';
import { modelRoutes } from './endpoints/models.server.ts';
import { pictureRoutes } from './endpoints/pictures.server.tsx';
import { podcastRoutes } from './endpoints/podcast.server.ts';
import { features } from './features.server.ts';
import { inboxRoutes } from './inbox/routes.server.ts';
import { trialRoutes } from './integrations/routes.server.ts';
import { numbersRoutes } from './numbers/csv.server.ts';
import { searchRoutes } from './numbers/searches.server.ts';
import type { Pages } from './pages.server.ts';
import { findRoutes } from './search/routes.server.ts';
import { searchEntries } from './search-index.server.ts';
import { resolvePath } from './site-map/resolve.server.ts';
import { traceRoutes } from './statements/full-stack/routes.server.ts';
import { tools } from './tools.server.ts';

interface HttpAppOptions {
  env: Env;
  pages: Pick<Pages, 'keeps' | 'forRequest'>;
  security: SecurityHeaders;
  served: () => Record<string, number>;
}

/** Addresses that never lead to the page for the lost: a script or a machine asked, not a person. */
const notForPeople = /^\/(assets|api|v1|v2|\.well-known|__manifest|og)(\/|$)|\.[a-z0-9]{1,12}$/i;
/** Calls that no browser form makes and no cookie authorises: mail programs unsubscribe with one click. So is everything under /api/v1, which asks for a key. */
const withoutOriginCheck = new Set([
  '/api/newsletter/unsubscribe',
  '/api/notifications/stop',
  '/api/mail/incoming',
  '/api/mail/reports',
  '/api/billing/stripe',
]);
/** Files, and what other servers send and sign, are read as bytes; everything else is a form or JSON. */
const takesBytes = new Set([
  '/api/enquiries/files',
  '/api/submissions/screens',
  '/api/mail/incoming',
  '/api/mail/reports',
  '/api/billing/stripe',
]);
const megabyte = 1024 * 1024;
/** Where files come along: one by one from a script, all at once from a form or a mail. */
const largerBodies: Readonly<Record<string, number>> = {
  '/api/enquiries/files': 11,
  '/api/submissions/screens': 11,
  '/api/tools/transcribe': 2,
  '/account/add_application': 82,
  '/contact-us': 52,
  '/contact-us/conversation': 52,
  '/account/messages': 52,
  '/admin-panel/inbox': 52,
  '/api/mail/incoming': 40,
  '/api/profile/photo': 13,
  '/admin-panel/pictures': 13,
};

/** Everything that is not a finished answer: the API, what machines read, and pages made for a request. */
export function createHttpApp({
  env,
  pages,
  security,
  served,
}: HttpAppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const addressOf = clientAddress(env.TRUST_PROXY);
  const peer = (context: Context): string | undefined => context.env.incoming?.socket.remoteAddress;
  const address = (context: Context) => addressOf(peer(context), context.req.header('x-forwarded-for'));

  app.use(compress());
  app.use(async (context, next) => {
    await next();
    // The development server's own scripts stand inline in its pages.
    const added = pages.keeps ? security.bare : security.always;
    for (const [name, value] of Object.entries(added)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(checkedAddress());
  // Before the checks below, because it makes them itself: its errors must be ones that the SDK can read.
  if (!env.FIREBASE_PROJECT_ID)
    app.route('/', identityRoutes({ env, clientAddress: address, peerAddress: peer }));
  else app.route('/', puzzleRoutes());
  app.use((context, next) => {
    // A script sends the form of a page to the same address with this ending.
    const megabytes = largerBodies[context.req.path.replace(/\.data$/, '')] ?? 1;
    return bodyLimit({
      maxSize: megabytes * megabyte,
      onError: () => {
        const message = `This is more than ${megabytes} MB. Send less in one go.`;
        throw new AppError({ status: 413, code: 'too_large', message });
      },
    })(context, next);
  });
  app.use(async (context, next) => {
    if (!withoutOriginCheck.has(context.req.path) && !context.req.path.startsWith('/api/v1/'))
      checkOrigin(context.req.raw, visibleOrigin(context.req.header('host'), env.PUBLIC_URL));
    await next();
  });
  app.use(
    checkedBody({
      takesBytes: (path) => takesBytes.has(path),
      takesForms: (path) =>
        !path.startsWith('/api/') && resolvePath(path.replace(/\.data$/, '')).is === 'page',
    }),
  );

  app.route('/', healthRoutes(served));
  app.route('/', discoveryRoutes());
  app.route('/', pictureRoutes());
  app.route('/', modelRoutes());
  app.route('/', podcastRoutes());
  app.route('/', journalFeedRoutes());
  app.route('/', certificateRoutes(address));
  app.route('/', inboxRoutes());
  app.route('/', tableRoutes());
  app.route('/', numbersRoutes());
  app.route('/', apiRoutes({ clientAddress: address }));
  app.route('/', searchRoutes({ clientAddress: address }));
  app.route('/', findRoutes({ clientAddress: address }));
  app.route('/', traceRoutes({ clientAddress: address }));
  app.route('/', trialRoutes({ clientAddress: address }));
  app.route('/', toolRoutes({ clientAddress: address, tools }));
  const given = { env, clientAddress: address, visitorOf, requireStaff: requireStaffOf };
  for (const { routes } of features) if (routes) app.route('/', routes(given));
  app.get('/search-index.json', async (context) => {
    const body = JSON.stringify(await searchEntries());
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ETag: tag };
    // A browser may keep it and ask whether it is still so: what was hidden is gone at once.
    if (context.req.header('if-none-match')?.includes(tag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  });

  app.all('*', (context) => answerPage(context, pages, env, address(context)));
  app.notFound((context) => context.text('Not found\n', 404));
  app.onError((error, context) => {
    const known = answerableAs(error, context.req.method);
    if (error !== known) log().error({ err: error, path: context.req.path }, 'a request failed');
    else noteRefusal(known);
    const shown =
      known ??
      new AppError({
        status: 500,
        code: 'broken',
        message:
          'Something went wrong on our side, and we have recorded the error. Please try again in a minute.',
      });
    if (shown.retryAfter) context.header('Retry-After', String(shown.retryAfter));
    const status = shown.status as ContentfulStatusCode;
    if (!context.req.header('accept')?.includes('text/html')) return context.json(shown.toBody(), status);
    context.header('Content-Security-Policy', "default-src 'none'; style-src-attr 'unsafe-inline'");
    return context.html(errorPage(shown, pathOf(context.req.header('referer'))), status);
  });
  return app;
}

/** The page that a form was sent from, as an address within this site. */
function pathOf(referrer: string | undefined): string {
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/';
}

async function answerPage(
  context: Context,
  pages: HttpAppOptions['pages'],
  env: Env,
  visitor: string,
): Promise<Response> {
  const url = new URL(context.req.url);
  const data = url.pathname.endsWith('.data');
  // The router asks for the home page's data as `/_.data`.
  const pathname = data ? url.pathname.slice(0, -'.data'.length).replace(/^\/_$/, '/') : url.pathname;
  const reading = context.req.method === 'GET' || context.req.method === 'HEAD';
  const found = resolvePath(pathname);

  if (!reading && context.req.method !== 'POST')
    return context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD, POST' });
  // What is switched off is answered by its own route, which says 404.
  const isLed = found.is === 'moved' && found.byOperator;
  if (url.pathname === '/__manifest' || found.is === 'page' || found.is === 'off' || (isLed && data))
    return pages.forRequest(seenFromOutside(context, url, env, visitor));
  if (!reading || data) return context.text('Not found\n', 404);
  // Not kept for good: the operator may let it lead elsewhere, or back.
  if (isLed) context.header('Cache-Control', 'no-cache');
  if (found.is === 'moved') return context.redirect(encodeURI(found.to) + url.search, 308);
  if (found.is === 'shortcut') return context.redirect(found.to, 302);
  if (notForPeople.test(url.pathname)) return context.text('Not found\n', 404);
  context.header('Cache-Control', 'no-store');
  return context.redirect(`/error-404-1?from=${encodeURIComponent(url.pathname)}`, 302);
}

/**
 * The request under the address that the visitor's browser sees, which the router compares with the form's Origin;
 * with the visitor's own address, which nobody outside can set.
 */
function seenFromOutside(context: Context, url: URL, env: Env, visitor: string): Request {
  const origin = visibleOrigin(context.req.header('host'), env.PUBLIC_URL);
  const request = new Request(origin + url.pathname + url.search, context.req.raw);
  request.headers.set(visitorHeader, visitor);
  return request;
}
