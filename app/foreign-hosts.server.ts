import { paymentHosts } from '#features/billing/stripe/hosts.server.ts';
import type { Env } from '#server/env.ts';
import type { ForeignHosts } from '#server/http/security-headers.ts';
import { identityHosts } from '#server/identity/foreign-hosts.ts';

/** Where the tiles of the map come from, if they are configured. */
const mapHosts = ({ MAP_TILES_URL: address }: Pick<Env, 'MAP_TILES_URL'>): ForeignHosts =>
  address ? { 'img-src': [new URL(address).origin] } : {};

/** All hosts outside our own that what is configured needs; each part adds to what the others name. */
export function foreignHosts(env: Env): ForeignHosts {
  const all: ForeignHosts = {};
  for (const part of [identityHosts(env), paymentHosts(env), mapHosts(env)])
    for (const [name, hosts] of Object.entries(part) as [keyof ForeignHosts, string[]][])
      all[name] = [...(all[name] ?? []), ...hosts];
  return all;
}
