import type { Tag } from '../markup/read-markup.ts';
import { firstHeader, type PageSeen } from '../page-seen.ts';
import { siteOf } from '../parties/site-of.ts';
import type { Result } from './scores.ts';

const order: readonly Result[] = [
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
];

/** Where a script comes from: the page's own site, another one, and by which protocol. */
function originOf(source: string, page: URL): { own: boolean; secure: boolean } {
  // Without a protocol it takes the page's, which the Observatory counts as a foreign one in the clear.
  if (/^\/\/[^/]/.test(source)) return { own: false, secure: false };
  if (!/^https?:\/\//.test(source)) return { own: true, secure: page.protocol === 'https:' };
  return { own: siteOf(source) === siteOf(page.href), secure: source.startsWith('https:') };
}

function faultOf(integrity: boolean, secure: boolean): Result | null {
  if (integrity) return secure ? null : 'sri-implemented-but-external-scripts-not-loaded-securely';
  return secure
    ? 'sri-not-implemented-but-external-scripts-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
}

/** Whether scripts of others can be changed without anybody noticing. */
export function testIntegrity({ address, headers }: PageSeen, tags: readonly Tag[]): Result {
  const type = firstHeader(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'text/html' && type !== 'application/xhtml+xml')
    return 'sri-not-implemented-response-not-html';
  const scripts = tags.filter(({ name }) => name === 'script');
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const page = new URL(address);
  const loaded = scripts.flatMap(({ attributes: { src, integrity } }) =>
    src ? [{ ...originOf(src, page), integrity: Boolean(integrity) }] : [],
  );
  const foreign = loaded.filter(({ own }) => !own);
  const faults = foreign
    .map(({ integrity, secure }) => faultOf(integrity, secure))
    .filter((fault) => fault !== null);
  const worst = order[Math.max(...faults.map((fault) => order.indexOf(fault)))];
  if (worst) return worst;
  if (loaded.some(({ own, integrity, secure }) => own && integrity && secure))
    return 'sri-implemented-and-all-scripts-loaded-securely';
  return foreign.length > 0
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}
