import { BlockList, isIP } from 'node:net';
import type { TrustProxy } from '../env.ts';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\](:\d+)?$/g, '');

function blockList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : [name]))) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

/** The header by which a page's action learns who sent a form; the server overwrites whatever came in under it. */
export const visitorHeader = 'x-visitor-address';

/** Who sent a request to a page, as the trusted proxies tell it. */
export const visitorAddress = (request: Request): string => request.headers.get(visitorHeader) ?? '';

/** Makes the function that tells a visitor's address; forwarding headers count only from proxies that are trusted. */
export function clientAddress(
  trust: TrustProxy,
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = trust.kind === 'list' ? blockList(trust.networks) : null;
  const isTrusted = (address: string) =>
    trusted !== null && isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (peer, forwardedFor) => {
    const direct = plain(peer ?? '');
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter((hop) => isIP(hop) !== 0);
    if (trust.kind === 'none' || hops.length === 0) return direct;
    if (trust.kind === 'hops') return hops[Math.max(0, hops.length - trust.hops)] ?? direct;
    // From the nearest hop outwards: the first one that is not ours is the visitor.
    return isTrusted(direct) ? (hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? direct) : direct;
  };
}
