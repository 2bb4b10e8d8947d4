import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { AppError, badInput } from '#server/errors.ts';
import { jsonOf } from '#server/http/door/json-body.ts';
import { services } from '#server/services.ts';
import { changeResult } from './commands/change.server.ts';
import { keepResult } from './commands/keep.server.ts';
import { allowAgain, removeResult } from './commands/remove.server.ts';
import { shareForAccount, shareForVisitor, stopSharing } from './commands/share.server.ts';
import { exportOf } from './exports.ts';
import { resultAt, resultsOf } from './queries.server.ts';
import { mostSharedByVisitor } from './rules.ts';
import { againSchema, changeSchema, listSchema, resultSchema, shareSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface HistorySurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whoever is signed in. */
  visitorOf: (request: Request) => Promise<{ userId: string; name: string | null } | null>;
}

// A conversation is sent whenever it grows, so the pace is that of somebody at work in two tabs.
const keeping = { purpose: 'tool-history', burst: 60, perSecond: 1 };
const sharing = { purpose: 'sharing', burst: 20, perSecond: 0.2 };
const sharingByVisitor = {
  purpose: 'sharing-visitor',
  burst: mostSharedByVisitor,
  perSecond: 0.1,
  stored: { max: mostSharedByVisitor, windowSeconds: 86_400 },
};
const id = ':id{[0-9a-f-]{36}}';

const signedOut = () =>
  new AppError({ status: 401, code: 'signed_out', message: 'Please sign in to use your history.' });

const tooManyShared = (cause: AppError) =>
  new AppError({
    status: 429,
    code: 'too_many',
    message: `Without an account you can share ${mostSharedByVisitor} results a day. Sign in to share more, or try again tomorrow.`,
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    cause,
  });

/** What a script sent, as the schema wants it; throws 422 with the first thing that is wrong. */
async function wishIn<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse((await jsonOf(context.req.raw)) ?? {});
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw badInput(Object.fromEntries(fields), read.error.issues[0]?.message);
}

/** /api/tool-history: what somebody signed in keeps of the AI tools. /api/shared-results: what anybody shares by a link. */
export function toolHistoryRoutes({ clientAddress, visitorOf }: HistorySurroundings): Hono {
  const app = new Hono();

  /** Who asks; nobody else gets further. What changes something is limited. */
  async function owner(context: Context): Promise<string> {
    if (context.req.method !== 'GET') await services().limits.take(keeping, clientAddress(context));
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (!visitor) throw signedOut();
    return visitor.userId;
  }

  app.get('/api/tool-history', async (context) => {
    const userId = await owner(context);
    const { tool } = listSchema.parse({ q: '', tool: context.req.query('tool'), page: 1 });
    return context.json({ results: tool ? await resultsOf(userId, tool) : [] });
  });

  app.post('/api/tool-history/again', async (context) => {
    const userId = await owner(context);
    await allowAgain((await wishIn(context, againSchema)).results, userId);
    return context.json({ allowed: true });
  });

  app.get(`/api/tool-history/${id}`, async (context) => {
    const { state, title, pinned, madeAt } = await resultAt(context.req.param('id'), await owner(context));
    return context.json({ state, title, pinned, changed: madeAt.toISOString() });
  });

  app.get(`/api/tool-history/${id}/:file{result\\.(md|json)}`, async (context) => {
    const result = await resultAt(context.req.param('id'), await owner(context));
    const { name, type, body } = exportOf(result, context.req.param('file').endsWith('md') ? 'md' : 'json');
    context.header('Content-Type', type);
    context.header('Content-Disposition', `attachment; filename="${name}"`);
    return context.body(body);
  });

  app.put(`/api/tool-history/${id}`, async (context) => {
    const userId = await owner(context);
    await keepResult(context.req.param('id'), await wishIn(context, resultSchema), userId);
    return context.json({ kept: true });
  });

  app.patch(`/api/tool-history/${id}`, async (context) => {
    const userId = await owner(context);
    await changeResult(context.req.param('id'), await wishIn(context, changeSchema), userId);
    return context.json({ changed: true });
  });

  app.delete(`/api/tool-history/${id}`, async (context) => {
    await removeResult(context.req.param('id'), await owner(context));
    return context.json({ deleted: true });
  });

  app.post('/api/shared-results', async (context) => {
    context.header('Cache-Control', 'no-store');
    const address = clientAddress(context);
    await services().limits.take(sharing, address);
    const share = await wishIn(context, shareSchema);
    const visitor = await visitorOf(context.req.raw);
    if (visitor) return context.json(await shareForAccount(share, visitor), 201);
    await services()
      .limits.take(sharingByVisitor, address)
      .catch((error: unknown) => {
        throw error instanceof AppError && error.status === 429 ? tooManyShared(error) : error;
      });
    return context.json(await shareForVisitor(share), 201);
  });

  // A visitor without an account shows the key that the link came with; an account needs none.
  app.delete(`/api/shared-results/${id}`, async (context) => {
    context.header('Cache-Control', 'no-store');
    await services().limits.take(sharing, clientAddress(context));
    const key = context.req.header('x-share-key');
    const visitor = key ? null : await visitorOf(context.req.raw);
    if (!key && !visitor) throw signedOut();
    await stopSharing(context.req.param('id'), key ? { key } : { userId: visitor?.userId ?? '' });
    return context.json({ stopped: true });
  });

  return app;
}
