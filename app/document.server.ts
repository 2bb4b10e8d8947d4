import { createHash } from 'node:crypto';
import boot from './shell/boot.ts?inline-script';
import firstTouch from './shell/first-touch.ts?inline-script';

/** The header by which the server learns which nonce the page's own scripts carry; it never leaves the house. */
export const nonceHeader = 'x-page-nonce';

/** When a page gets its scripts: see `hydrate` of the site map. */
export type Hydrate = 'interaction' | 'load' | 'none';

const routerScript = /<script[^>]*type="module"[^>]*>([^<]*?entry\.client[^<]*?)<\/script>/;

function found(html: string): RegExpExecArray {
  const script = routerScript.exec(html);
  // A new version of the router may write its script otherwise; a page that never hydrates must not go unseen.
  if (!script) throw new Error('The rendered page does not hold the router script that was expected');
  return script;
}

/** Modules are fetched ahead only once the page is touched: the boot script turns the word back. */
const postponePreloads = (html: string) => html.replaceAll('<link rel="modulepreload"', '<link rel="later"');

/** By this the boot script finds the router's, which waits for the first touch. */
const waits = 'type="text/router" id="router"';

/** What runs before the page is drawn; a page without scripts has nothing to keep a touch for. */
const withBoot = (html: string, nonce: string, hydrate: Hydrate) =>
  html.replace(
    '<head>',
    () => `<head><script nonce="${nonce}">${boot}${hydrate === 'none' ? '' : firstTouch}</script>`,
  );

/** A page for one request: its data stays in it. */
export function prepareForRequest(rendered: string, nonce: string, hydrate: Hydrate): string {
  const html = withBoot(rendered, nonce, hydrate);
  const script = found(html);
  if (hydrate === 'load') return html;
  const waiting = hydrate === 'none' ? '' : `<script ${waits} nonce="${nonce}">${script[1]}</script>`;
  return postponePreloads(html.replace(script[0], () => waiting));
}

interface KeptDocument {
  html: string;
  /** What the page needs to become alive at the first touch, as a file of its own: its address and text. */
  script?: { path: string; text: string };
}

/**
 * A page that is kept for everybody. Where it waits for the first touch, its data and the router's script become one
 * file, named by its hash, so that the page itself carries no script but the boot.
 */
export function prepareToKeep(rendered: string, nonce: string, hydrate: Hydrate): KeptDocument {
  const router = found(rendered);
  if (hydrate === 'load') return { html: withBoot(rendered, nonce, hydrate) };
  const own = new RegExp(
    `<script[^>]*nonce="${nonce.replace(/[+/=]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const parts: string[] = [];
  // React expects an element where each script stood.
  const bare = rendered.replace(own, (whole, text: string) => {
    if (whole === router[0]) return '<script data-router></script>';
    parts.push(text);
    return '<script></script>';
  });
  const text = [...parts, router[1]].join('\n');
  const path = `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  const tag = hydrate === 'none' ? '<script></script>' : `<script ${waits} data-src="${path}"></script>`;
  const html = withBoot(bare.replace('<script data-router></script>', tag), nonce, hydrate);
  return { html: postponePreloads(html), script: { path, text } };
}
