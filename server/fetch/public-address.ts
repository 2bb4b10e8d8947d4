import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isHouseName, isPublicAddress } from './networks.ts';
import { AddressRefused } from './problems.ts';

/** An address of a host, with its family (4 or 6). */
interface HostAddress {
  address: string;
  family: number;
}

/** Finds every address of a host name; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Where a request may go. These addresses were checked, and we connect to exactly these, even if the name resolves differently a moment later. */
export interface CheckedAddress {
  url: URL;
  address: string;
  family: number;
  addresses: readonly HostAddress[];
}

/** What an address may look like. */
interface AddressRules {
  schemes: readonly string[];
  ports: readonly string[];
}

/** For messages that carry something: https alone. */
const sending: AddressRules = { schemes: ['https'], ports: ['443', '8443'] };
/** For pages that are read: what people type into a browser. */
export const reading: AddressRules = { schemes: ['https', 'http'], ports: ['80', '443', '8080', '8443'] };

const longest = 4096;

function parse(text: string): URL {
  if (text.length > longest || !URL.canParse(text))
    throw new AddressRefused('no-address', 'This isn’t a web address.');
  return new URL(text);
}

function checkShape(url: URL, named: boolean, { schemes, ports }: AddressRules): void {
  const beginnings = schemes.map((scheme) => `${scheme}://`).join(' or ');
  if (!named && !schemes.some((scheme) => url.protocol === `${scheme}:`))
    throw new AddressRefused('scheme', `The address must start with ${beginnings}.`);
  if (url.username || url.password)
    throw new AddressRefused('password', 'The address can’t contain a user name or password.');
  if (url.port && !named && !ports.includes(url.port))
    throw new AddressRefused('port', `We only connect to the ports ${ports.join(', ')}.`);
}

/** Refuses an address that is not of the public internet or leads into our own networks; origins that tests name are let through. */
export async function checkAddress(
  text: string,
  allowed: readonly string[],
  resolve: Resolve = resolveAll,
  rules: AddressRules = sending,
): Promise<CheckedAddress> {
  const url = parse(text);
  const named = allowed.includes(url.origin);
  checkShape(url, named, rules);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const inside = () => new AddressRefused('private', 'The address leads into a private network.');
  if (!named && family === 0 && isHouseName(host)) throw inside();
  const addresses = family ? [{ address: host, family }] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (!first) throw new AddressRefused('nowhere', `The name ${host} doesn’t exist.`);
  // One private address among public ones is enough: which of them is taken is not for the other side to choose.
  if (!named && !addresses.every(({ address }) => isPublicAddress(address))) throw inside();
  return { url, ...first, addresses };
}
