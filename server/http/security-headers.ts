import { createHash } from 'node:crypto';

/** Hosts outside our own that a configured feature needs, by directive; none by default. */
export type ForeignHosts = Partial<
  Record<'script-src' | 'style-src' | 'connect-src' | 'img-src' | 'frame-src' | 'form-action', string[]>
>;

const permissions = (microphone: '' | 'self'): string =>
  `geolocation=(), microphone=(${microphone}), payment=(), usb=(), browsing-topics=()`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What every answer says where visitors come by https, sent by the server below all others. Two years, with the
 * hosts below this one, as ASVS asks; not for the browsers' own lists, from which nobody gets off quickly.
 */
export const transportHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {};

/** Writes the headers that keep a page to itself; made once, at start, from the configuration. */
export function securityHeaders({ https, foreign = {} }: { https: boolean; foreign?: ForeignHosts }) {
  const hosts = (name: keyof ForeignHosts) => foreign[name] ?? [];
  const policy = (scripts: string[]) =>
    [
      "default-src 'self'",
      ['script-src', "'self'", ...scripts, ...hosts('script-src')].join(' '),
      ['style-src', "'self'", ...hosts('style-src')].join(' '),
      "style-src-attr 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...hosts('img-src')].join(' '),
      ['connect-src', "'self'", ...hosts('connect-src')].join(' '),
      ['frame-src', "'self'", ...hosts('frame-src')].join(' '),
      "font-src 'self'",
      // Recordings that visitors make or bring are played from memory.
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      // Also where a form's answer may lead on to.
      ['form-action', "'self'", ...hosts('form-action')].join(' '),
      "frame-ancestors 'self'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; ');

  const always: Readonly<Record<string, string>> = {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(''),
  };

  return {
    always,
    /** In place of the same header, for a page that records speech. */
    microphone: { 'Permissions-Policy': permissions('self') },
    /** For what is no page: nothing in it may run. */
    bare: { ...always, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
    /** For a page made for one visitor: its own scripts carry the nonce. */
    withNonce: (nonce: string) => ({ ...always, 'Content-Security-Policy': policy([`'nonce-${nonce}'`]) }),
    /**
     * For a page that is kept: the scripts that carried the nonce are named by their hashes and the nonce is
     * taken out. A script that slipped in with somebody's text had no nonce, gets no hash and does not run.
     */
    withHashes(html: string, nonce: string) {
      const own = new RegExp(
        `<script[^>]*nonce="${nonce.replace(/[+/=]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</script>`,
        'g',
      );
      const hashes = [...html.matchAll(own)].map(([, text]) => sha256(text ?? ''));
      return {
        html: html.replaceAll(` nonce="${nonce}"`, ''),
        headers: { ...always, 'Content-Security-Policy': policy([...new Set(hashes)]) },
      };
    },
  };
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>;
