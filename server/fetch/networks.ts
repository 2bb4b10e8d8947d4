import { BlockList, isIP } from 'node:net';

type Network = readonly [string, number];

/** Networks that aren't the public internet: this machine, local networks, and ranges reserved for other uses. */
const special: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // A public address, but inside one large cloud it is each machine's own overseer.
  ['168.63.129.16', 32],
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
const publicV6: Network = ['2000::', 3];
const specialV6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(v4: readonly Network[], v6: readonly Network[]): BlockList {
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

/** Endings of names that exist only inside a local network, whatever its resolver says. */
const houseEndings = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
]);

/** Whether a name exists only inside a local network or machine, as names without a dot do. */
export function isHouseName(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return labels.length < 2 || houseEndings.has(labels.at(-1) ?? '');
}
