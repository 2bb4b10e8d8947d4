import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { newsletterFeature } from '#features/newsletter/feature.server.ts';
import { newsletterForms } from '#features/newsletter/forms.server.ts';
import { loadEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import { configureLog, log } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';

// The services and the newsletter alone, for torturing them without a build of the site.
const env = loadEnv();
configureLog(env.LOG_LEVEL);
const app = new Hono();
const { health } = await openServices(env, { features: [newsletterFeature] });

app.get('/readyz', async (context) => {
  const state = await health();
  return context.json(state, state.ready && state.database === 'up' ? 200 : 503);
});
app.post('/newsletter', async (context) => {
  const address = context.req.header('x-forwarded-for') ?? '127.0.0.1';
  const to = await newsletterForms['/newsletter']?.(await fieldsOf(context.req.raw), address);
  return context.redirect(to ?? '/', 303);
});
app.onError((error, context) => {
  log().warn({ err: error }, 'a request failed');
  return error instanceof AppError
    ? new Response(JSON.stringify(error.toBody()), { status: error.status })
    : context.text('', 500);
});

const server = serve({ fetch: app.fetch, port: env.PORT, hostname: '127.0.0.1' });
const stop = (): void => {
  server.close();
  void closeServices().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
