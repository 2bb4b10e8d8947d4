import type { Fetched, FetchOptions, HeaderLists, Hop } from '../fetch/fetched.ts';
import { FetchProblem } from '../fetch/problems.ts';

/** What an address of an example answers. */
export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body?: string;
}

/** An example's site, held in memory: answers by whole addresses, the first one where it starts; `*404` is for all others. */
export type StoredSite = Readonly<Record<string, StoredAnswer>>;

const nothing: StoredAnswer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found\n' };

const listsOf = (headers: StoredAnswer['headers']): HeaderLists =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? [value] : value,
    ]),
  );

/** Answers as the fetcher would, from memory alone: nothing of it reaches a network. */
export function fetchStored(
  site: StoredSite,
  address: string,
  { follow = true, method = 'GET', maxHops = 10 }: Pick<FetchOptions, 'follow' | 'method' | 'maxHops'> = {},
): Fetched {
  const hops: Hop[] = [];
  let next = new URL(address);
  for (;;) {
    next.hash = '';
    const { status, headers, body = '' } = site[next.href] ?? site['*404'] ?? nothing;
    const hop = { address: next.href, machine: 'memory', status, headers: listsOf(headers), ms: 0 };
    hops.push(hop);
    const location = hop.headers.location?.[0];
    if (follow && status >= 300 && status < 400 && location) {
      if (hops.length > maxHops)
        throw new FetchProblem('hops', `The address redirects more than ${maxHops} times.`);
      next = new URL(location, next);
      continue;
    }
    const text = method === 'GET' ? body : '';
    return {
      address: hop.address,
      status,
      headers: hop.headers,
      setCookie: hop.headers['set-cookie'] ?? [],
      body: new TextEncoder().encode(text),
      text,
      charset: 'utf-8',
      cut: false,
      hops,
      downgraded: hops.some(
        ({ address: from }, at) =>
          from.startsWith('https:') && hops[at + 1]?.address.startsWith('http:') === true,
      ),
      ms: 0,
    };
  }
}
