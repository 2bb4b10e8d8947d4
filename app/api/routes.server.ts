import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { authorise } from '#features/api-keys/authorise.server.ts';
import type { ApiAsked, ApiCall } from '#server/api/call.ts';
import { AppError } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { apiCalls } from './calls.server.ts';
import { openApi } from './open-api.server.ts';
import { cutPage, pageOf, pageWishSchema } from './pages.ts';

interface Surroundings {
  /** The caller's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
}

const nothing = () => new AppError({ status: 404, code: 'not_found', message: 'This record doesn’t exist.' });
const idSchema = z.uuid();
const idempotencySchema = z.string().regex(/^[\w-]{8,64}$/, {
  error: 'Between 8 and 64 letters, digits, - or _.',
});

function idIn(context: Context): string {
  const given = context.req.param('id');
  if (given === undefined) return '';
  const id = idSchema.safeParse(given);
  if (!id.success) throw nothing();
  return id.data;
}

async function askedOf(context: Context, call: ApiCall, actor: string): Promise<ApiAsked> {
  const given = context.req.header('idempotency-key');
  const wish = call.isList ? pageWishSchema : pageWishSchema.partial();
  const page = parseFields(wish, call.isList ? context.req.query() : {});
  return {
    id: idIn(context),
    // One more is asked for than is given: it tells whether there is another page.
    page: { after: page.after, limit: (page.limit ?? 0) + 1 },
    body: call.takes ? parseFields(call.takes.schema, await fieldsOf(context.req.raw)) : null,
    actor,
    idempotencyKey:
      given === undefined
        ? undefined
        : parseFields(z.object({ 'Idempotency-Key': idempotencySchema }), { 'Idempotency-Key': given })[
            'Idempotency-Key'
          ],
  };
}

/** The API for other programs: everything under /api/v1, opened by a key and by nothing else. */
export function apiRoutes({ clientAddress }: Surroundings): Hono {
  const app = new Hono();

  app.get('/api/v1/openapi.json', (context) => {
    context.header('Cache-Control', 'public, max-age=60');
    return context.json(openApi());
  });

  for (const call of apiCalls) {
    const path = `/api/v1${call.path.replace('{id}', ':id')}`;
    const answer = call.isList ? pageOf(call.answer.schema) : call.answer.schema;
    app.on(call.method.toUpperCase(), path, async (context) => {
      context.header('Cache-Control', 'no-store');
      // Asked for by the standard wherever a key is missing; without meaning for everybody else.
      context.header('WWW-Authenticate', 'Bearer');
      const { actor } = await authorise(context.req.raw, call.scope, clientAddress(context));
      const asked = await askedOf(context, call, actor);
      const found = await call.run(asked);
      if (found === null) throw nothing();
      const shown = call.isList ? cutPage(found as { id: string }[], asked.page.limit - 1) : found;
      context.header('WWW-Authenticate', undefined);
      // Only what the schema names leaves the house.
      return context.json(answer.parse(shown) as object, call.method === 'post' ? 201 : 200);
    });
  }

  return app;
}
