import { type Context, Hono } from 'hono';
import { AppError, badInput } from '#server/errors.ts';
import { ground } from '#server/ground.ts';
import './commands/count-popularity.server.ts';
import './commands/forget-saved.server.ts';
import { save } from './commands/save.server.ts';
import { savedBy } from './queries.server.ts';
import { type SaveWish, saveSchema } from './schema.ts';
import './seeds.server.ts';

/** What the routes need to know of the server around them. */
export interface CatalogueSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whoever is signed in. */
  visitorOf: (request: Request) => Promise<{ userId: string } | null>;
}

const limit = { purpose: 'saving', burst: 40, perSecond: 1 };
const isForm = (context: Context) => !context.req.header('content-type')?.startsWith('application/json');

/** What a form or a script sent; a form saves one. */
async function wishIn(context: Context): Promise<SaveWish> {
  const given = isForm(context)
    ? await context.req.parseBody().then(({ slug, saved }) => ({ slugs: [slug], saved: saved !== 'no' }))
    : await context.req.json().catch(() => ({}));
  const parsed = saveSchema.safeParse(given);
  if (!parsed.success) throw badInput({ slugs: 'Name one to 200 applications.' });
  return parsed.data;
}

/** /api/applications/saved: what somebody signed in keeps for later. Nobody else's list is kept here. */
export function catalogueRoutes({ clientAddress, visitorOf }: CatalogueSurroundings): Hono {
  const app = new Hono();
  const signedOut = () =>
    new AppError({ status: 401, code: 'signed_out', message: 'Please sign in to keep this in an account.' });

  app.get('/api/applications/saved', async (context) => {
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (!visitor) throw signedOut();
    return context.json({ slugs: (await savedBy(visitor.userId)).map(({ slug }) => slug) });
  });

  app.post('/api/applications/saved', async (context) => {
    await ground().limits.take(limit, clientAddress(context));
    context.header('Cache-Control', 'no-store');
    const wish = await wishIn(context);
    const visitor = await visitorOf(context.req.raw);
    if (!visitor && isForm(context))
      return context.redirect(
        `/sign-in?${new URLSearchParams({ redirectFrom: `/applications/${wish.slugs[0]}` })}`,
        303,
      );
    if (!visitor) throw signedOut();
    await save(wish, visitor.userId);
    if (isForm(context)) return context.redirect('/applications/saved', 303);
    return context.json({ slugs: (await savedBy(visitor.userId)).map(({ slug }) => slug) });
  });

  return app;
}
