// Serves the sources over the same database as `npm start` and follows their changes.
// With --as-served pages are kept and carry the headers that visitors get; a change shows when a page is loaded again.
import { inspect, parseArgs } from 'node:util';
import { createServer } from 'vite';
import type * as siteModule from '../app/site.server.ts';
import { openServer } from '../server/db/database.ts';
import type * as envModule from '../server/env.ts';
import { loadEnv } from '../server/env.ts';
import { isHttps } from '../server/http/origin.ts';
import { transportHeaders } from '../server/http/security-headers.ts';
import { addressOf, createHttpServer, listen, stopServing } from '../server/http/serve.ts';
import { followChanges } from './dev/follow-changes.ts';
import { makePresentSite } from './dev/present-site.ts';
import { freePort } from './test/site.ts';

/** Errors that a person can correct are shown as a sentence; all others with their stack. */
function told(error: unknown): string {
  const isForPeople = error instanceof Error && ['StartError', 'EnvError'].includes(error.name);
  return isForPeople ? error.message : inspect(error);
}

async function develop({ keeps }: { keeps: boolean }): Promise<void> {
  const env = loadEnv();
  // It stays while the site is opened again: starting it takes longer than everything else.
  const database = await openServer(env);
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as never;
  const site = makePresentSite({
    async open() {
      const { loadEnv: load } = (await vite.ssrLoadModule('/server/env.ts')) as typeof envModule;
      const { openSite } = (await vite.ssrLoadModule('/app/site.server.ts')) as typeof siteModule;
      // Before the site opens, so that pages that can't be loaded are reported immediately.
      await build();
      takeSignals();
      return openSite(load(), { build, keeps, server: database });
    },
    failed: (error) => console.error(`\n  Waiting for the next change.\n  ${told(error)}\n`),
  });
  const vite = await createServer({
    server: {
      middlewareMode: true,
      // Hot updates come by a socket of their own, next to whatever else is being developed on this machine. As
      // visitors get them, pages may connect to nothing but the site.
      ...(keeps ? { hmr: false, ws: false } : { hmr: { host: '127.0.0.1', port: await freePort() } }),
      watch: { ignored: [`${env.DATA_DIR}/**`, '**/build*/**'] },
    },
    appType: 'custom',
    plugins: [
      followChanges({
        everything: keeps,
        // A site that cannot be opened is told of by `failed`.
        changed: () => void site.renew().catch(() => {}),
      }),
    ],
  });
  const server = createHttpServer(
    (request, response) =>
      vite.middlewares(request, response, () =>
        site.answer(request, response).catch((error: unknown) => {
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(told(error));
        }),
      ),
    transportHeaders(isHttps(env.PUBLIC_URL)),
  );

  let stopping = false;
  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    await site.close();
    if (server.listening) await stopServing(server);
    await database.close();
    await vite.close();
    process.exit(code);
  }
  /** The router runs a Vite of its own that ends the process at a signal, before the database has stopped. */
  function takeSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.removeAllListeners(signal).on(signal, () => void stop(0));
  }

  takeSignals();
  try {
    const { claimLink } = await site.renew();
    const port = await listen(server, env.PORT, env.HOST);
    console.log(`\n  Developing on ${addressOf(env.HOST, port)}\n`);
    if (claimLink)
      console.log(
        `  The site has no staff yet. Open this link to become the first owner (it works once):\n  ${claimLink}\n`,
      );
  } catch (error) {
    console.error(`\n${told(error)}`);
    await stop(1);
  }
}

const { values } = parseArgs({ options: { 'as-served': { type: 'boolean', default: false } } });
await develop({ keeps: values['as-served'] }).catch((error: unknown) => {
  console.error(`\n${told(error)}`);
  process.exitCode = 1;
});
