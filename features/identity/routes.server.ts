import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { AppError, badInput } from '#server/errors.ts';
import { cookieIn } from '#server/http/cookies.ts';
import { jsonOf } from '#server/http/door/json-body.ts';
import { browserOf } from '#server/identity/device-cookie.ts';
import { loginToken } from '#server/identity/logins.ts';
import { services } from '#server/services.ts';
import { closeAccount } from './commands/close-account.server.ts';
import { endOtherSessions, endSession, signOut } from './commands/end-session.server.ts';
import { openSession } from './commands/open-session.server.ts';
import {
  clearNonceCookie,
  clearSessionCookies,
  setNonceCookie,
  setSessionCookies,
} from './cookies.server.ts';
import { identityClientConfig, sessionsOf, visitorOf } from './queries.server.ts';
import { whoOf } from './rules.ts';
import { closeSchema, sessionSchema, signOutSchema, type Visitor } from './schema.ts';
import { vouch } from './vouch.server.ts';

/** What the routes need to know of the server around them. */
interface SessionSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
}

const limit = { purpose: 'session', burst: 30, perSecond: 0.5 };
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const about = (visitor: Visitor) => ({
  user: {
    id: visitor.userId,
    email: visitor.email,
    emailVerified: visitor.emailVerified,
    photoUrl: visitor.photoUrl,
    fullName: visitor.name,
    ...whoOf(visitor),
  },
});

async function requireVisitor(context: Context): Promise<Visitor> {
  const visitor = await visitorOf(context.req.raw);
  if (visitor) return visitor;
  throw new AppError({ status: 401, code: 'signed_out', message: 'Please sign in.' });
}

/** /api/session and /api/sessions: opening, looking at and ending sessions; /api/account/close; /api/identity/config for the browser. */
export function sessionRoutes({ clientAddress }: SessionSurroundings): Hono {
  const app = new Hono();

  app.get('/api/identity/config', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(identityClientConfig());
  });

  app.get('/api/session/nonce', (context) => {
    const nonce = randomBytes(32).toString('base64url');
    setNonceCookie(context, nonce);
    context.header('Cache-Control', 'no-store');
    return context.json({ nonce });
  });

  app.post('/api/session', async (context) => {
    const { env, limits } = services();
    if (!env.TEST_HOOKS) await limits.take(limit, clientAddress(context));
    const parsed = sessionSchema.safeParse((await jsonOf(context.req.raw)) ?? {});
    if (!parsed.success) throw badInput({ idToken: 'An ID token is needed.' });
    const nonce = cookieIn(context.req.raw, 'g_nonce');
    const { idToken, zone } = parsed.data;
    const vouched = await vouch(idToken, nonce);
    const sid = cookieIn(context.req.raw, 'sid');
    const opened = await openSession({ vouched, sid, zone, browser: browserOf(context) });
    if (vouched.issuer === 'google') clearNonceCookie(context);
    setSessionCookies(context, opened.sid, whoOf(opened.visitor));
    context.header('Cache-Control', 'no-store');
    return context.json(about(opened.visitor));
  });

  app.get('/api/session', async (context) => {
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (visitor) {
      setSessionCookies(context, null, whoOf(visitor));
      return context.json(about(visitor));
    }
    clearSessionCookies(context);
    return context.json({ user: null });
  });

  app.delete('/api/session', async (context) => {
    const parsed = signOutSchema.safeParse((await jsonOf(context.req.raw)) ?? {});
    const idToken = parsed.success ? parsed.data.idToken : undefined;
    // A token that has ended needs no ending.
    const token = idToken ? await loginToken(idToken).catch(() => null) : null;
    await signOut(cookieIn(context.req.raw, 'sid'), token);
    clearSessionCookies(context);
    return context.json({ user: null });
  });

  // The form 'Sign out' of a page whose scripts have not arrived.
  app.post('/api/session/end', async (context) => {
    await signOut(cookieIn(context.req.raw, 'sid'), null);
    clearSessionCookies(context);
    context.header('Cache-Control', 'no-store');
    return context.redirect('/', 303);
  });

  app.get('/api/sessions', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ sessions: await sessionsOf(await requireVisitor(context)) });
  });

  app.delete('/api/sessions', async (context) =>
    context.json({ ended: await endOtherSessions(await requireVisitor(context)) }),
  );

  app.delete('/api/sessions/:id', async (context) => {
    const visitor = await requireVisitor(context);
    const id = context.req.param('id');
    const ended = idForm.test(id) && (await endSession(visitor, id));
    if (!ended)
      throw new AppError({ status: 404, code: 'not_found', message: 'This session has already ended.' });
    if (id === visitor.sessionId) clearSessionCookies(context);
    return context.json({ ended: 1 });
  });

  app.post('/api/account/close', async (context) => {
    const visitor = await requireVisitor(context);
    const parsed = closeSchema.safeParse((await jsonOf(context.req.raw)) ?? {});
    if (!parsed.success) throw badInput({ atOnce: 'Say whether to erase the data immediately.' });
    const erasedAt = await closeAccount(visitor, parsed.data.atOnce);
    clearSessionCookies(context);
    context.header('Cache-Control', 'no-store');
    return context.json({ erasedAt: erasedAt.toISOString() });
  });

  return app;
}
