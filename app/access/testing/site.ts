import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHttpApp } from '#app/http-app.server.ts';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { services } from '#server/services.ts';

interface RouteModule {
  loader?: (args: object) => unknown;
  action?: (args: object) => unknown;
}

/** The kit's layout is left out: it has no form, shows nobody's data and needs files that only a build has. */
const routeModules = import.meta.glob<RouteModule>(['../../routes/*.tsx', '!../../routes/workshop.tsx']);
const moduleOf = async (view: string): Promise<RouteModule> =>
  (await routeModules[`../../routes/${view}.tsx`]?.()) ?? {};

/** Whether a route module takes forms, read from its source: loading all of them, demos and engines too, takes long. */
async function takesForms(view: string): Promise<boolean> {
  const source = await readFile(join(import.meta.dirname, '../../routes', `${view}.tsx`), 'utf8');
  return /^export (?:const|(?:async )?function) action\b|^export \{[^}]*\baction\b/m.test(source);
}

/** What a route module gave or threw, as the answer that the router makes of it. */
function answerOf(given: unknown): Response {
  if (given instanceof Response) return given;
  const { data, init } = isWrapped(given) ? given : { data: given, init: null };
  return new Response(JSON.stringify(data ?? null), { status: init?.status ?? 200 });
}
const isWrapped = (given: unknown): given is { data: unknown; init: ResponseInit | null } =>
  typeof given === 'object' && given !== null && 'type' in given && given.type === 'DataWithResponseInit';

/** Pages as far as access goes: what their loader and action give, drawn by nobody. */
async function undrawn(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const found = resolvePath(url.pathname);
  if (found.is !== 'page') return new Response('', { status: 404 });
  const { loader, action } = await moduleOf(found.page.view);
  const args = { request, url, params: found.params, context: {} };
  try {
    if (request.method === 'GET') return answerOf(await loader?.(args));
    return action ? answerOf(await action(args)) : new Response('', { status: 405 });
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return answerOf(thrown);
  }
}

/** The whole site over the services that are open, with pages that are not drawn. */
export const makeSite = () =>
  createHttpApp({
    env: services().env,
    pages: { keeps: false, forRequest: undrawn },
    security: securityHeaders({ https: false }),
    served: () => ({}),
  });

/** That site. */
export type Site = ReturnType<typeof makeSite>;

/**
 * Every route of the site: `GET /path` of each page, `POST` where it takes a form, and every call of the API. Pages
 * that are kept for everybody are left out: they are made without anybody's cookie.
 */
export async function everyWayIn(site: Site): Promise<string[]> {
  const calls = site.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '*' && path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  const pages = await Promise.all(
    siteMap.map(async ({ path, view, render }) => {
      const posts = await takesForms(view);
      return [...(render === 'request' ? [`GET ${path}`] : []), ...(posts ? [`POST ${path}`] : [])];
    }),
  );
  return [...new Set([...calls, ...pages.flat()])].toSorted();
}
