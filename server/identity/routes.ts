import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Env } from '../env.ts';
import { bodyLimit } from '../http/body-limit.ts';
import { cookieIn, cookieLine } from '../http/cookies.ts';
import { bodyProblem } from '../http/door/door.ts';
import { checkOrigin, visibleOrigin } from '../http/origin.ts';
import { log } from '../log.ts';
import { puzzleRoutes } from '../puzzle/routes.ts';
import type { Call, Handler } from './call.ts';
import { accountCalls, factorCalls, ownCalls, readCalls } from './calls.ts';
import { browserOf } from './device-cookie.ts';
import { asIdentityError, demand, errorBody, IdentityError } from './errors.ts';
import { prepareKeys, publicKeySet } from './keys.ts';
import { limitFlood } from './limit-call.ts';
import { mailedCodes, mayUseHooks } from './test-hooks.ts';

/** What the routes need to know of the server around them. */
interface IdentitySurroundings {
  env: Env;
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** The network address of the client. */
  peerAddress: (context: Context) => string | undefined;
}

const puzzleAnswer = /^[\w.-]{1,900}:\d{1,15}$/;

const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** True with the administrator's token; a wrong one is an error, none is not. */
function isAdmin(context: Context, env: Env): boolean {
  const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  if (!given) return false;
  if (env.IDENTITY_ADMIN_TOKEN && sameText(given, env.IDENTITY_ADMIN_TOKEN)) return true;
  throw new IdentityError('INSUFFICIENT_PERMISSION', 403);
}

function checkKey(context: Context, env: Env): void {
  const key = context.req.query('key') ?? context.req.header('x-goog-api-key');
  if (!key) throw new IdentityError('The request is missing a valid API key.', 403);
  if (key !== env.IDENTITY_API_KEY)
    throw new IdentityError('API key not valid. Please pass a valid API key.', 400);
}

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  if (context.req.method === 'GET') return {};
  const bytes = Buffer.from(await context.req.arrayBuffer());
  const body = bytes.toString();
  const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (
    bytes.length > 0 &&
    bodyProblem(isForm ? 'application/x-www-form-urlencoded' : 'application/json', bytes)
  )
    throw new IdentityError('Invalid JSON payload received.');
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new IdentityError('Invalid JSON payload received.');
}

/** The identity service: what the SDK calls, the public keys, the puzzle, and the hooks of tests. */
export function identityRoutes({ env, clientAddress, peerAddress }: IdentitySurroundings): Hono {
  const app = new Hono();

  const answer = async (context: Context, handler: Handler | undefined, needsKey: boolean) => {
    if (!handler) throw new IdentityError('NOT_FOUND', 404);
    const admin = isAdmin(context, env);
    if (needsKey && !admin) checkKey(context, env);
    const origin = visibleOrigin(context.req.header('host'), env.PUBLIC_URL);
    checkOrigin(context.req.raw, origin);
    const call: Call = {
      ...browserOf(context),
      body: await bodyOf(context),
      admin,
      address: clientAddress(context),
      origin,
      puzzle: cookieIn(context.req.raw, 'captcha') ?? null,
    };
    await limitFlood(call);
    await prepareKeys();
    const result = await handler(call);
    context.header('Cache-Control', 'no-store');
    return context.json(result);
  };

  const small = bodyLimit({
    maxSize: 64 * 1024,
    onError: () => {
      throw new IdentityError('PAYLOAD_TOO_LARGE : The request is too large.', 413);
    },
  });
  app.get('/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    return context.json(await publicKeySet());
  });
  app.route('/', puzzleRoutes());
  app.post('/api/captcha', small, async (context) => {
    checkOrigin(context.req.raw, visibleOrigin(context.req.header('host'), env.PUBLIC_URL));
    const { answer: solved } = await bodyOf(context);
    demand(typeof solved === 'string' && puzzleAnswer.test(solved), 'INVALID_RECAPTCHA_TOKEN');
    // The SDK has no place for an answer of ours: it travels beside its next call.
    context.header('Set-Cookie', cookieLine('captcha', solved, 60));
    return context.body(null, 204);
  });
  app.get('/emulator/v1/projects/:project/oobCodes', async (context) => {
    const own = context.req.param('project') === env.IDENTITY_PROJECT_ID;
    if (!own || !mayUseHooks(peerAddress(context), context.req.raw.headers))
      throw new IdentityError('NOT_FOUND', 404);
    return context.json(await mailedCodes());
  });
  app.post('/api/identity/:call', small, (context) =>
    answer(context, ownCalls[context.req.param('call')], false),
  );
  app.get('/v1/projects', (context) => answer(context, readCalls.projects, true));
  app.get('/v2/:call', (context) => answer(context, readCalls[context.req.param('call')], true));
  app.post('/v1/:call', small, (context) => answer(context, accountCalls[context.req.param('call')], true));
  app.post('/v2/accounts/:call', small, (context) =>
    answer(context, factorCalls[context.req.param('call')], true),
  );

  app.onError((error, context) => {
    const known = asIdentityError(error);
    if (!known) log().error({ err: error, path: context.req.path }, 'an identity call failed');
    const shown = known ?? new IdentityError('INTERNAL_ERROR', 500);
    if (shown.retryAfter) context.header('Retry-After', String(shown.retryAfter));
    context.header('Cache-Control', 'no-store');
    return context.json(errorBody(shown.status, shown.message), shown.status as ContentfulStatusCode);
  });
  // At the first start a key is made now rather than under the first visitor's sign-in.
  prepareKeys().catch((error: unknown) => log().warn({ err: error }, 'no signing key yet'));
  return app;
}
