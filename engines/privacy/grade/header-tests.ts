import { firstHeader, type PageSeen } from '../page-seen.ts';
import type { Policy } from './read-policy.ts';
import type { Result } from './scores.ts';

const sixMonths = 15_768_000;

/** How long browsers keep to https by themselves. */
export function testTransport({ address, headers }: PageSeen): Result {
  if (!address.startsWith('https:')) return 'hsts-not-implemented-no-https';
  const header = firstHeader(headers, 'strict-transport-security');
  if (header === undefined) return 'hsts-not-implemented';
  const ages = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith('max-age='));
  const age = ages.at(-1);
  if (header.includes(',') || age === undefined) return 'hsts-header-invalid';
  // The Observatory lets an age pass that is no number; browsers forget such a header.
  return Number.parseInt(age.slice('max-age='.length), 10) < sixMonths
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

/** Who else may read what this site answers. */
export function testSharing({ cors }: PageSeen): Result {
  const allowed = cors?.allowOrigin?.trim().toLowerCase();
  if (!cors || !allowed) return 'cross-origin-resource-sharing-not-implemented';
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  return cors.allowOrigin === cors.origin && cors.allowCredentials?.trim().toLowerCase() === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}

/** Whether somebody who types the address without https still gets there. */
export function testRedirection({ httpRoute }: PageSeen): Result {
  if (!httpRoute || httpRoute.length === 0) return 'redirection-not-needed-no-http';
  const route = httpRoute.map(({ address }) => new URL(address));
  const [first, second] = route;
  if (!second) return 'redirection-missing';
  if (route.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first?.protocol === 'http:' && first.hostname !== second.hostname
    ? 'redirection-off-host-from-http'
    : 'redirection-to-https';
}

const discreet = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const talkative = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']);

/** What other sites learn of where a visitor came from; the last word that is known counts. */
export function testReferrer({ headers }: PageSeen, metas: readonly string[]): Result {
  const said = [...(headers['referrer-policy'] ?? []), ...metas];
  if (said.length === 0) return 'referrer-policy-not-implemented';
  const policy = said
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => discreet.has(value) || talkative.has(value));
  if (policy === undefined) return 'referrer-policy-header-invalid';
  return discreet.has(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

/** Whether browsers take files for what they are said to be. */
export function testTypes({ headers }: PageSeen): Result {
  const header = firstHeader(headers, 'x-content-type-options');
  if (!header) return 'x-content-type-options-not-implemented';
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

/** Whether other sites may show this one in a frame. */
export function testFrames({ headers }: PageSeen, policy: Policy | null): Result {
  if (policy?.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const header = firstHeader(headers, 'x-frame-options')?.trim().toLowerCase();
  if (!header) return 'x-frame-options-not-implemented';
  if (header === 'deny' || header === 'sameorigin') return 'x-frame-options-sameorigin-or-deny';
  return header.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid';
}

const owners: Readonly<Record<string, Result>> = {
  'same-origin': 'corp-implemented-with-same-origin',
  'same-site': 'corp-implemented-with-same-site',
  'cross-origin': 'corp-implemented-with-cross-origin',
};

/** Who may load this site's files into their own pages; the header goes before the markup. */
export function testOwners({ headers }: PageSeen, metas: readonly string[]): Result {
  const said = headers['cross-origin-resource-policy']?.join(', ') || metas.at(-1);
  const value = said?.trim().toLowerCase();
  return value ? (owners[value] ?? 'corp-header-invalid') : 'corp-not-implemented';
}
