import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { foreignHosts } from '#app/foreign-hosts.server.ts';
import { openFastVoice } from '#demos/speak/speaker.server.ts';
import { claimLink } from '#features/identity/staff/claim.server.ts';
import type { DatabaseServer } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { onChange } from '#server/freshness/freshness.ts';
import { Admission } from '#server/http/admission.ts';
import { admitted } from '#server/http/admitted.ts';
import { keepAssets, keptAsset, loadAssets } from '#server/http/assets.ts';
import { sendBusy } from '#server/http/busy-answer.ts';
import { type FinishedAnswer, sendAnswer } from '#server/http/finished-answer.ts';
import { lanesFor } from '#server/http/lanes.ts';
import { isHttps } from '#server/http/origin.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Listener } from '#server/http/serve.ts';
import { untilMade } from '#server/http/until-made.ts';
import { newId } from '#server/ids.ts';
import { configureLog, withRequestId } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { visitOf } from '#server/page-counts/page-counts.ts';
import { closeServices, services } from '#server/services.ts';
import { features } from './features.server.ts';
import { createHttpApp } from './http-app.server.ts';
import { fixedAddresses, Pages, publishPages } from './pages.server.ts';
import { isSwitchedOff, resolvePath } from './site-map/resolve.server.ts';

interface SiteOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the built files; none while developing, where the development server answers for them. */
  client?: string;
  /** Whether pages are kept, and carry the headers that visitors get. */
  keeps: boolean;
  /** A database server that somebody else stops; without it the site opens and closes its own. */
  server?: DatabaseServer;
}

/** The opened site: what answers every request, without the port that they come by. */
export interface Site {
  answer: Listener;
  /** Makes its first user an owner of the admin panel; null once anybody is staff, or while the database is away. */
  claimLink: string | null;
  /** Makes nothing new from here on and ends the streams, so that requests can come to an end. */
  retire: () => void;
  /** Closes what the site stands on; called once no request is running. */
  close: () => Promise<void>;
}

/** Whether the page at a path is kept as one answer for everybody, also when it is asked with a query. */
function isKept(path: string, hasQuery: boolean): boolean {
  const found = resolvePath(path);
  return found.is === 'page' && found.page.render === 'cached' && !(hasQuery && found.page.readsQuery);
}

type Asked = Pick<IncomingMessage, 'method' | 'url'>;

const isReading = ({ method }: Asked): boolean => method === 'GET' || method === 'HEAD';

/** The path and the query of an address, without the cost of reading the rest. */
function askedBy({ url = '/' }: Asked): { path: string; query: string; hasQuery: boolean } {
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  return { path: at < 0 ? url : url.slice(0, at), query, hasQuery: query !== '' };
}

/** Opens everything that the site stands on, and composes what answers its requests. */
export async function openSite(env: Env, options: SiteOptions): Promise<Site> {
  configureLog(env.LOG_LEVEL);
  await openServices(env, { features, server: options.server });
  try {
    return await compose(env, options);
  } catch (error) {
    // A start that fails leaves no database running.
    await closeServices();
    throw error;
  }
}

async function compose(env: Env, { build, client, keeps }: SiteOptions): Promise<Site> {
  const security = securityHeaders({
    https: isHttps(env.PUBLIC_URL),
    foreign: foreignHosts(env),
  });
  const kept = join(env.DATA_DIR, 'assets');
  const assets = client ? loadAssets(client) : new Map<string, FinishedAnswer>();
  if (client) await keepAssets(client, kept);
  const admission = new Admission(lanesFor(env.DATABASE_POOL));
  const always = new AbortController().signal;
  const pages = new Pages({
    build,
    mode: keeps ? 'production' : 'development',
    security,
    publicUrl: env.PUBLIC_URL,
    enter: () => admission.enter('stored', always),
  });
  publishPages(pages);

  const served = { answers_finished: 0, answers_made: 0 };
  const app = createHttpApp({
    env,
    pages,
    security,
    served: () => ({ ...served, ...admission.figures() }),
  });
  const through = untilMade(app.fetch);
  const host = new URL(env.PUBLIC_URL).host;

  const made = admitted(admission, {
    async work(request, response) {
      served.answers_made += 1;
      const id = newId();
      response.setHeader('X-Request-Id', id);
      await withRequestId(id, () => through(request, response));
    },
    refuse: (request, response) =>
      sendBusy(request, response, {
        headers: security.bare,
        page: () => pages.busy.get(isReading(request) ? 'page' : 'form'),
      }),
  });
  const sendPage = (page: FinishedAnswer, ...[request, response]: Parameters<Listener>) => {
    sendAnswer(page, request, response);
    const { path, query } = askedBy(request);
    const visit = visitOf(path, query, request.headers, host);
    if (visit) services().counts.count(visit);
  };
  /** Nobody asked for this page yet: it is made now, and sent as it will be kept. */
  const firstTime = async (...[request, response]: Parameters<Listener>) => {
    const page = await pages.store.obtain(askedBy(request).path).catch(() => null);
    // What is no whole page, or had no place in the line, takes the way of the others.
    if (!page || page instanceof Response) return made(request, response);
    served.answers_made += 1;
    sendPage(page, request, response);
  };
  const answer: Listener = (request, response) => {
    const { path, hasQuery } = askedBy(request);
    const reading = isReading(request);
    const isStored = reading && (!hasQuery || isKept(path, hasQuery)) && !isSwitchedOff(path);
    const page = isStored ? pages.store.get(path) : undefined;
    if (page && keeps) {
      served.answers_finished += 1;
      return sendPage(page, request, response);
    }
    const asset = reading ? assets.get(path) : undefined;
    if (asset) return sendAnswer(asset, request, response);
    if (reading && path.startsWith('/assets/')) {
      void keptAsset(path, kept).then((old) =>
        old ? sendAnswer(old, request, response) : made(request, response),
      );
      return;
    }
    if (keeps && reading && isKept(path, hasQuery)) void firstTime(request, response);
    else made(request, response);
  };

  const forget = onChange(() => void pages.store.renewStale());
  // Also what is old by the clock alone, such as a list from which an event has passed.
  const renewing = setInterval(() => void pages.store.renewStale(), 2000).unref();
  if (client) void pages.busy.warm(['page', 'form']);
  let isRetired = false;
  if (client && env.WARM_UP)
    void pages.store.warm(fixedAddresses()).then(() => {
      if (!isRetired) openFastVoice();
    });

  return {
    answer,
    claimLink: await claimLink().catch(() => null),
    retire() {
      isRetired = true;
      forget();
      clearInterval(renewing);
      pages.store.close();
      pages.busy.close();
      services().streams.end();
    },
    close: closeServices,
  };
}
