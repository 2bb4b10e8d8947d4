import { type Context, Hono } from 'hono';
import { AppError, badInput } from '#server/errors.ts';
import { jsonOf, sendsJson } from '#server/http/door/json-body.ts';
import { services } from '#server/services.ts';
import { save } from './commands/save.server.ts';
import { savedRefs } from './queries.server.ts';
import { type SaveWish, saveSchema } from './schema.ts';
import { lookUp, type ThingSources } from './things.ts';

/** What the routes need to know of the server around them. */
interface SavedSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whoever is signed in. */
  visitorOf: (request: Request) => Promise<{ userId: string } | null>;
  sources: ThingSources;
}

const limit = { purpose: 'saving', burst: 40, perSecond: 1 };

/** What a form or a script sent; a form saves one. */
async function wishIn(context: Context): Promise<SaveWish> {
  const given = !sendsJson(context.req.raw)
    ? await context.req
        .parseBody()
        .then(({ kind, key, saved }) => ({ things: [{ kind, key }], saved: saved !== 'no' }))
    : await jsonOf(context.req.raw);
  const parsed = saveSchema.safeParse(given);
  if (!parsed.success) throw badInput({ things: 'Send between one and 200 items.' });
  return parsed.data;
}

/** /api/saved: what somebody signed in keeps for later. Nobody else's list is kept here. */
export function savedRoutes({ clientAddress, visitorOf, sources }: SavedSurroundings): Hono {
  const app = new Hono();
  const signedOut = () =>
    new AppError({ status: 401, code: 'signed_out', message: 'Please sign in to keep this in an account.' });

  app.get('/api/saved', async (context) => {
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (!visitor) throw signedOut();
    return context.json({ refs: await savedRefs(visitor.userId) });
  });

  app.post('/api/saved', async (context) => {
    await services().limits.take(limit, clientAddress(context));
    context.header('Cache-Control', 'no-store');
    const wish = await wishIn(context);
    const visitor = await visitorOf(context.req.raw);
    const [first] = wish.things;
    if (!visitor && !sendsJson(context.req.raw) && first) {
      // Back to the thing itself, so that the button can be pressed again.
      const redirectFrom = (await lookUp(sources, [first]))(first)?.href ?? '/account/saved-items';
      return context.redirect(`/sign-in?${new URLSearchParams({ redirectFrom })}`, 303);
    }
    if (!visitor) throw signedOut();
    await save(wish, visitor.userId, sources);
    if (!sendsJson(context.req.raw)) return context.redirect('/account/saved-items', 303);
    return context.json({ saved: wish.saved });
  });

  return app;
}
