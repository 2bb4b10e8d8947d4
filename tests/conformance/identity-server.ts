import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { identityFeature } from '#features/identity/feature.server.ts';
import { sessionRoutes } from '#features/identity/routes.server.ts';
import { loadEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { identityRoutes } from '#server/identity/routes.ts';
import { configureLog, log } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';

// The services, the identity service and the sessions alone: a process that the suite can kill and start again.
const env = loadEnv();
configureLog(env.LOG_LEVEL);
const app = new Hono<{ Bindings: HttpBindings }>();
const { health } = await openServices(env, { features: [identityFeature] });

const peer = (context: Context): string | undefined => context.env.incoming?.socket.remoteAddress;
// Tests of limits come from addresses of their own.
const address = (context: Context) => context.req.header('x-test-address') ?? peer(context) ?? '';

app.get('/readyz', async (context) => context.json(await health()));
if (!env.FIREBASE_PROJECT_ID)
  app.route('/', identityRoutes({ env, clientAddress: address, peerAddress: peer }));
app.route('/', sessionRoutes({ clientAddress: address }));
app.onError((error, context) => {
  if (error instanceof AppError)
    return new Response(JSON.stringify(error.toBody()), { status: error.status });
  log().error({ err: error }, 'a request failed');
  return context.text('', 500);
});

const server = serve({ fetch: app.fetch, port: env.PORT, hostname: '127.0.0.1' });
const stop = (): void => {
  server.close();
  void closeServices().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
