import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { AppError, badInput, forbidden } from '#server/errors.ts';
import { jsonOf } from '#server/http/door/json-body.ts';
import { services } from '#server/services.ts';
import { allowanceOf } from '#server/tools/allowance.ts';
import { isOpen } from '#server/tools/is-open.ts';
import { streamLines } from '#server/tools/stream.ts';
import { beginByHand } from './commands/begin-run.server.ts';
import { changeRecipe } from './commands/change.server.ts';
import { putBack, removeRecipe } from './commands/remove.server.ts';
import { type Collecting, carryOut } from './commands/run.server.ts';
import { saveRecipe } from './commands/save.server.ts';
import { ownRecipe, ownRun, recipesOf, runsOf } from './queries.server.ts';
import { changeSchema, newRecipeSchema } from './schema.ts';

/** What the routes need to know of the server around them. */
interface RecipeSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Whoever is signed in. */
  visitorOf: (request: Request) => Promise<{ userId: string } | null>;
  collect: Collecting;
}

const limit = { purpose: 'recipes', burst: 30, perSecond: 1 };
const id = ':id{[0-9a-f-]{36}}';
const run = ':run{[0-9a-f-]{36}}';

const signedOut = () =>
  new AppError({
    status: 401,
    code: 'signed_out',
    message: 'Please sign in, because recipes are saved in an account.',
  });

/** What a script sent, as the schema wants it; throws 422 with the first thing that is wrong. */
async function wishIn<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse((await jsonOf(context.req.raw)) ?? {});
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw badInput(Object.fromEntries(fields), read.error.issues[0]?.message);
}

/** /api/recipes: the scraper's recipes of whoever is signed in, and their runs. Lets those with a schedule run by the clock. */
export function recipeRoutes({ clientAddress, visitorOf, collect }: RecipeSurroundings): Hono {
  const app = new Hono();

  /** The signed-in person; others are refused. Calls that change something are rate-limited. */
  async function owner(context: Context): Promise<string> {
    if (context.req.method !== 'GET') await services().limits.take(limit, clientAddress(context));
    context.header('Cache-Control', 'no-store');
    const visitor = await visitorOf(context.req.raw);
    if (!visitor) throw signedOut();
    return visitor.userId;
  }

  app.get('/api/recipes', async (context) => context.json(await recipesOf(await owner(context))));

  app.post('/api/recipes', async (context) => {
    const userId = await owner(context);
    const saved = await saveRecipe(await wishIn(context, newRecipeSchema), userId);
    return context.json(await ownRecipe(saved, userId), 201);
  });

  app.patch(`/api/recipes/${id}`, async (context) => {
    const userId = await owner(context);
    await changeRecipe(context.req.param('id'), await wishIn(context, changeSchema), userId);
    return context.json(await ownRecipe(context.req.param('id'), userId));
  });

  app.delete(`/api/recipes/${id}`, async (context) => {
    await removeRecipe(context.req.param('id'), await owner(context));
    return context.json({ deleted: true });
  });

  app.post(`/api/recipes/${id}/put-back`, async (context) => {
    const userId = await owner(context);
    await putBack(context.req.param('id'), userId);
    return context.json(await ownRecipe(context.req.param('id'), userId));
  });

  app.get(`/api/recipes/${id}/runs`, async (context) =>
    context.json({ runs: await runsOf(context.req.param('id'), await owner(context)) }),
  );

  app.get(`/api/recipes/${id}/runs/${run}`, async (context) => {
    const userId = await owner(context);
    return context.json(await ownRun(context.req.param('id'), context.req.param('run'), userId));
  });

  app.post(`/api/recipes/${id}/runs`, async (context) => {
    const userId = await owner(context);
    const recipeId = context.req.param('id');
    await ownRecipe(recipeId, userId);
    if (!isOpen('scraper')) throw forbidden('The scraper is switched off at the moment.');
    const visitor = clientAddress(context);
    await services().limits.take(allowanceOf({ id: 'scraper' }), visitor);
    return streamLines(async (say, gone) => {
      const leave = await services().toolsQueue.enter(visitor, gone, (place) =>
        say({ is: 'waiting', place }),
      );
      try {
        const begun = await beginByHand(recipeId, userId);
        const report = (progress: unknown) => say({ is: 'progress', progress });
        await carryOut(begun, collect, { visitor, signal: gone, report });
        return await ownRun(recipeId, begun.runId, userId);
      } finally {
        leave();
      }
    }, context.req.raw.signal);
  });

  return app;
}
