import thirdPartyWeb from 'third-party-web/nostats-subset.js';
import type { RequestSeen } from './requests.ts';
import { siteOf } from './site-of.ts';

/** What a company does with a visit. */
export type Trade =
  | 'ad'
  | 'analytics'
  | 'cdn'
  | 'consent-provider'
  | 'content'
  | 'customer-success'
  | 'hosting'
  | 'marketing'
  | 'other'
  | 'social'
  | 'tag-manager'
  | 'unknown'
  | 'utility'
  | 'video';

/** Somebody other than the site, and what the page fetches from them. */
export interface Party {
  /** The company, or the site where nobody is known behind it. */
  name: string;
  trade: Trade;
  known: boolean;
  hosts: readonly string[];
  requests: readonly RequestSeen[];
}

/** Trades that follow people, as opposed to those that deliver something. */
const following = new Set<Trade>([
  'ad',
  'analytics',
  'customer-success',
  'marketing',
  'social',
  'tag-manager',
]);

/** Whether a company is in the business of following visitors, by its trade or by a list of the operator. */
export const follows = ({ trade, requests }: Party): boolean =>
  following.has(trade) || requests.some(({ listed }) => listed);

/** A page that names more than this many is not read by anybody; companies that are known go before. */
const most = 300;

const companyOf = (address: string) => thirdPartyWeb.getEntity(address);

/** Whom else a page lets know of a visit: companies by name, other sites by theirs; the page's own company is left out. */
export function partiesOf(requests: readonly RequestSeen[], address: string): Party[] {
  const own = siteOf(address);
  const house = companyOf(address)?.name;
  const found = new Map<string, RequestSeen[]>();
  const about = new Map<string, Pick<Party, 'trade' | 'known'>>();
  for (const request of requests) {
    const site = siteOf(request.url.href);
    const company = companyOf(request.url.href);
    if (site === own || site === '' || (house && company?.name === house)) continue;
    const name = company?.name ?? site;
    const sofar = found.get(name);
    if (sofar) sofar.push(request);
    else found.set(name, [request]);
    about.set(name, {
      trade: (company?.category ?? 'unknown') as Trade,
      known: company !== undefined,
    });
  }
  const parties = [...found].map(([name, seen]) => ({
    name,
    trade: about.get(name)?.trade ?? 'unknown',
    known: about.get(name)?.known ?? false,
    hosts: [...new Set(seen.map(({ url }) => url.hostname))],
    requests: seen,
  }));
  return parties.toSorted((a, b) => Number(b.known) - Number(a.known)).slice(0, most);
}
