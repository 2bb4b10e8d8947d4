import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: our own machine and house, and what is set aside for other uses. */
const special: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 only what is given out to the public counts, and of that not what carries an IPv4 address or is for examples. */
const publicV6 = ['2000::', 3] as const;
const specialV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(
  v4: readonly (readonly [string, number])[],
  v6: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, bits] of v4) list.addSubnet(network, bits, 'ipv4');
  for (const [network, bits] of v6) list.addSubnet(network, bits, 'ipv6');
  return list;
}

const closed = listOf(special, specialV6);
const open = listOf([], [publicV6]);

/** Whether an address belongs to the public internet: nothing of this machine or its networks can be reached by it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family === 6) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return false;
}

/** Why an address on the internet is not gone to. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Finds every address of a host name; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Where a request may go: the address was looked at and is the one to connect to, whatever the name leads to a moment later. */
export interface CheckedAddress {
  url: URL;
  address: string;
  family: number;
}

/** Refuses an address that is not https to the public internet, or leads into our own networks; origins that tests name are let through. */
export async function checkAddress(
  text: string,
  allowed: readonly string[],
  resolve: Resolve = resolveAll,
): Promise<CheckedAddress> {
  if (!URL.canParse(text)) throw new AddressRefused('This is no address.');
  const url = new URL(text);
  const named = allowed.includes(url.origin);
  if (url.protocol !== 'https:' && !named) throw new AddressRefused('The address must begin with https://.');
  if (url.username || url.password) throw new AddressRefused('The address must not hold a password.');
  if (url.port && !named && !['443', '8443'].includes(url.port))
    throw new AddressRefused('Only the ports 443 and 8443 are gone to.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) throw new AddressRefused(`The name ${host} leads nowhere.`);
  // One private address among public ones is enough: which of them is taken is not for the other side to choose.
  if (!named && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused('The address leads into a private network.');
  return { url, ...first };
}
