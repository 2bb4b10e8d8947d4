import type { LimitRule } from '../limits/limits.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { fetchGuarded } from './fetch-guarded.ts';
import type { Fetched, FetchOptions } from './fetched.ts';
import { type CrawlAnswer, makeRobots } from './robots.ts';

/** How often one network may have something fetched; a crawl counts each of its pages. */
const fetches: LimitRule = {
  purpose: 'fetch',
  burst: 60,
  perSecond: 2,
  stored: { max: 1500, windowSeconds: 3600 },
};

/** The name of our program in robots.txt and logs: the brand's name, letters only. */
export const botName = (): string => `${readSettings().brand.name.replace(/[^A-Za-z0-9]/g, '') || 'Site'}Bot`;

/** Our program's name with the site as the place to ask who it is; a browser of ours says it after its own. */
export const introduction = (): string => `${botName()}/1.0; +${services().env.PUBLIC_URL}/contact-us`;

/** How our program introduces itself. */
const userAgent = (): string => `Mozilla/5.0 (compatible; ${introduction()})`;

type VisitorOptions = Omit<FetchOptions, 'userAgent' | 'allowed' | 'resolve'>;

const fetchAsOurselves = (address: string, options: VisitorOptions): Promise<Fetched> =>
  fetchGuarded(address, { ...options, userAgent: userAgent(), allowed: services().env.TEST_FETCH_ORIGINS });

/** Fetches an address for a visitor, who is known by a network address and has a limit; throws 429 beyond it, else a `FetchProblem`. */
export async function fetchForVisitor(
  visitor: string,
  address: string,
  options: VisitorOptions = {},
): Promise<Fetched> {
  await services().limits.take(fetches, visitor);
  return fetchAsOurselves(address, options);
}

const robots = new Map<string, ReturnType<typeof makeRobots>>();

/** Whether our program may crawl an address, how fast, and where the site's sitemaps are. */
export function mayCrawl(address: string, signal?: AbortSignal): Promise<CrawlAnswer> {
  const name = botName();
  const known = robots.get(name) ?? makeRobots(name, fetchAsOurselves);
  robots.set(name, known);
  return known.mayCrawl(address, signal);
}
