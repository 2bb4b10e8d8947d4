/** Browsers and servers take no longer addresses either. */
const longest = 4000;

/** The address that a reference leads to, without its fragment; null for what is no web address. */
export function resolve(reference: string, base: string): string | null {
  try {
    if (reference.length > longest) return null;
    const url = new URL(reference.trim(), base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    url.hash = '';
    return url.href;
  } catch {
    return null;
  }
}

const bare = (host: string) => host.replace(/^www\./, '');

/** Whether two addresses belong to one site: the same host, with or without www. */
export const sameSite = (one: string, other: string): boolean =>
  bare(new URL(one).host) === bare(new URL(other).host);

/** The host with www if it has none, without if it has. */
export function twinOf(address: string): string {
  const url = new URL('/', address);
  url.hostname = url.hostname.startsWith('www.') ? bare(url.hostname) : `www.${url.hostname}`;
  return url.href;
}

/** The same address by another scheme. */
export const withScheme = (address: string, scheme: 'http:' | 'https:'): string =>
  address.replace(/^https?:/, scheme);

/** Whether an address is written out, with scheme and host. */
export const isAbsolute = (reference: string): boolean => /^https?:\/\//i.test(reference.trim());
