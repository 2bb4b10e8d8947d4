import { createRequestHandler, type ServerBuild } from 'react-router';
import { answerErrors, contextOf } from '#app/answer-errors.server.ts';
import type { Page } from '#app/site-map/page.ts';
import { unavailable } from '#server/errors.ts';
import { CachedPages } from '#server/http/cached-pages.ts';
import { compressPage } from '#server/http/compress-page.ts';
import { compressed, type FinishedAnswer, finishAnswer } from '#server/http/finished-answer.ts';
import { ownTurn } from '#server/http/own-turn.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { services } from '#server/services.ts';
import { timed } from '#server/trace/trace.ts';
import { nonceHeader, withBoot } from './document.server.ts';
import { isRead } from './site-map/is-read.server.ts';
import { siteMap } from './site-map/site-map.server.ts';
import { usesMicrophone } from './site-map/uses-microphone.server.ts';

/** Browsers may fetch or draw these pages ahead; what answers to one visitor only is left out. */
const speculation = { 'Speculation-Rules': '"/speculation-rules.json"' };

interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  security: SecurityHeaders;
  publicUrl: string;
  /** Waits for a place to make a page that will be kept, and gives the function that frees it; null where all are taken. */
  enter: () => Promise<(() => void) | null>;
}

/** Renders pages through the router: kept ones once for everybody, the others for each request. */
export class Pages {
  readonly #render: ReturnType<typeof createRequestHandler>;
  readonly #security: SecurityHeaders;
  /** False while developing: a cached page would not follow the sources. */
  readonly keeps: boolean;
  readonly store: CachedPages;
  /** The page for visitors who come while the server is overloaded, prepared in advance: one for GET requests and one for forms. */
  readonly busy: CachedPages;

  constructor({ build, mode, security, publicUrl, enter }: PagesOptions) {
    this.#render = createRequestHandler(
      typeof build === 'function' ? async () => answerErrors(await build()) : answerErrors(build),
      mode,
    );
    this.keeps = mode === 'production';
    this.#security = security;
    this.store = new CachedPages(async (path) => {
      const leave = await enter();
      if (!leave) throw unavailable();
      return this.#renderToKeep(new Request(new URL(path, publicUrl))).finally(leave);
    });
    this.busy = new CachedPages((kind) => this.#renderBusy(new Request(publicUrl), kind === 'form'));
  }

  /** The page as this request asks for it. */
  async forRequest(request: Request): Promise<Response> {
    const sent = request.method !== 'GET' && request.method !== 'HEAD';
    // The checks before it wait for other things, and may have ended at one moment for several requests.
    await ownTurn();
    const answer = await this.#render(request, contextOf({ sent, busy: false }));
    const nonce = answer.headers.get(nonceHeader);
    const headers = new Headers(answer.headers);
    headers.delete(nonceHeader);
    const added =
      nonce === null || !this.keeps
        ? this.#security.always
        : { ...this.#security.withNonce(nonce), ...speculation };
    for (const [name, value] of Object.entries({ ...added, ...this.#opened(request) })) {
      // A page may be stricter than the rest, never laxer by accident.
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
    if (answer.status === 503) {
      const seconds = String(retryAfter(services().database.pool.awaySince, Date.now()));
      headers.set('Retry-After', seconds);
      // Browsers load the page again by themselves, also without scripts; what was sent is not sent again.
      if (!sent && nonce !== null) headers.set('Refresh', seconds);
    }
    // To a HEAD the router answers without a body, so there is nothing to prepare.
    if (nonce === null || request.method === 'HEAD')
      return new Response(answer.body, { status: answer.status, headers });
    const { pathname } = new URL(request.url);
    const page = withBoot(await answer.text(), nonce, isRead(pathname));
    const compressed = await timed('pack', pathname, () =>
      compressPage(page, request.headers.get('Accept-Encoding')),
    );
    for (const [name, value] of Object.entries(compressed.headers)) headers.append(name, value);
    return new Response(compressed.body, { status: answer.status, headers });
  }

  /** What this page alone may use. */
  #opened(request: Request): Readonly<Record<string, string>> {
    return usesMicrophone(new URL(request.url).pathname) ? this.#security.microphone : {};
  }

  async #renderBusy(request: Request, sent: boolean): Promise<FinishedAnswer> {
    const answer = await this.#render(request, contextOf({ sent, busy: true }));
    const nonce = answer.headers.get(nonceHeader) ?? '';
    const { html, headers } = this.#security.withHashes(withBoot(await answer.text(), nonce, true), nonce);
    const body = Buffer.from(html);
    const seconds = String(retryAfter(null, Date.now()));
    return finishAnswer({
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': seconds,
        ...(sent ? {} : { Refresh: seconds }),
        ...headers,
      },
      body,
      ready: await compressed(body),
    });
  }

  async #renderToKeep(request: Request): Promise<FinishedAnswer | Response> {
    const answer = await this.#render(request);
    const nonce = answer.headers.get(nonceHeader);
    if (answer.status !== 200 || nonce === null) return answer;
    const page = withBoot(await answer.text(), nonce, isRead(new URL(request.url).pathname));
    const { html, headers } = this.#security.withHashes(page, nonce);
    const body = Buffer.from(html);
    return finishAnswer({
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...headers,
        ...this.#opened(request),
        ...speculation,
      },
      body,
      ready: await compressed(body),
    });
  }
}

let current: Pages | undefined;

/** Makes these the pages that the rest of the site looks into. */
export function publishPages(pages: Pages): void {
  current = pages;
}

/** The page at an address as it was last rendered; undefined if nobody has asked for it and it was not rendered in advance. */
export const cachedPage = (path: string): FinishedAnswer | undefined => current?.store.peek(path);

/** Makes a page as this request asks for it, past those that are kept. */
export function makePage(request: Request): Promise<Response> {
  if (!current) throw unavailable();
  return current.forRequest(request);
}

/** The addresses whose pages can be rendered in advance. */
export const fixedAddresses = (): string[] => cachedPages.map((page) => page.path);

const cachedPages: Page[] = siteMap.filter((page) => page.render === 'cached' && !page.path.includes(':'));
