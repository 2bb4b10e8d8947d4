import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { readSettings } from '#server/settings/settings.ts';
import { embedStyle } from './style.ts';

/** A piece of a framed page, safe whatever was typed into it. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString>;

// The only script: whose clock the times are shown by. Without it the studio's is, and can be changed by hand.
const zoneScript = `(u=>{if(u.searchParams.has('type')&&!u.searchParams.has('zone')){u.searchParams.set('zone',Intl.DateTimeFormat().resolvedOptions().timeZone);location.replace(u)}})(new URL(location))`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What keeps a framed page to itself, and says who may frame it. */
export function embedHeaders(): Record<string, string> {
  const ancestors = ["'self'", ...readSettings().embed.origins].join(' ');
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(embedStyle)}; script-src ${hashOf(zoneScript)}; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  };
}

/** A whole page for a frame. */
export function embedPage(title: string, body: Piece): Piece {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${readSettings().brand.suffix}</title><style>${raw(embedStyle)}</style><script>${raw(zoneScript)}</script></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
