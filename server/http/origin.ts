import { forbidden } from '../errors.ts';

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * The origin under which a visitor sees the site. A request that came by a loopback name keeps it
 * (a developer's machine); everything else is the public address, whatever a Host header claims.
 */
export function visibleOrigin(host: string | undefined, publicUrl: string): string {
  return host && loopback.test(host) && !isHttps(publicUrl) ? `http://${host}` : new URL(publicUrl).origin;
}

/** True where visitors come by https. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws where a browser sends a change from another site. Requests without a browser's marks pass. */
export function checkOrigin(request: { method: string; headers: Headers }, own: string): void {
  if (reading.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== own)
    throw forbidden('This form was sent from another site. Open the page here and send it again.');
  // Browsers that say neither still say which page a form was on; a program says nothing.
  const page = request.headers.get('referer');
  if (origin === null && page !== null && (!URL.canParse(page) || new URL(page).origin !== own))
    throw forbidden('This form was sent from another site. Open the page here and send it again.');
  const from = request.headers.get('sec-fetch-site');
  if (origin === null && from !== null && from !== 'same-origin' && from !== 'none') {
    throw forbidden('This form was sent from another site. Open the page here and send it again.');
  }
}
