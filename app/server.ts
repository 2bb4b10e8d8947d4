import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { loadEnv } from '#server/env.ts';
import { isHttps } from '#server/http/origin.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { addressOf, createHttpServer, listen, stopServing } from '#server/http/serve.ts';
import { watchLastResort } from '#server/last-resort.ts';
import { log } from '#server/log.ts';
import { openSite, type Site } from './site.server.ts';

export interface RunningServer extends Pick<Site, 'claimLink'> {
  address: string;
  stop: () => Promise<void>;
}

/** Opens the built site, serves it, and answers with the address and the way to stop it. */
export async function start(): Promise<RunningServer> {
  const env = loadEnv();
  watchLastResort();
  const site = await openSite(env, { build, client: join(env.BUILD_DIR, 'client'), keeps: true });
  const server = createHttpServer(site.answer, transportHeaders(isHttps(env.PUBLIC_URL)));
  const port = await listen(server, env.PORT, env.HOST).catch(async (error: unknown) => {
    // A start that fails leaves no database running.
    site.retire();
    await site.close();
    throw error;
  });
  return {
    claimLink: site.claimLink,
    address: addressOf(env.HOST, port),
    async stop() {
      log().info('stopping');
      site.retire();
      await stopServing(server);
      await site.close();
    },
  };
}
