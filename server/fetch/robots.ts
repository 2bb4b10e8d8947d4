import robotsParser from 'robots-parser';
import { now } from '../clock.ts';
import type { Fetched, FetchOptions } from './fetched.ts';
import { FetchProblem } from './problems.ts';

/** What a site asks of programs that crawl it. */
export interface CrawlAnswer {
  allowed: boolean;
  /** Seconds between two pages, where the site asks for it. */
  delay: number | undefined;
  sitemaps: readonly string[];
}

type Rules = ReturnType<typeof robotsParser>;
type Fetch = (
  address: string,
  options: Pick<FetchOptions, 'maxBytes' | 'cut' | 'signal'>,
) => Promise<Fetched>;

const kept = 3_600_000;
const most = 500;
const everything = '';
const nothing = 'User-agent: *\nDisallow: /';

/** What RFC 9309 makes of an answer: none there means all is open, and a site that is down is left alone. */
async function textOf(address: string, fetch: Fetch, signal: AbortSignal | undefined): Promise<string> {
  try {
    const { status, text } = await fetch(address, { maxBytes: 512_000, cut: true, signal });
    if (status >= 200 && status < 300) return text;
    return status >= 500 || status === 429 ? nothing : everything;
  } catch (error) {
    if (error instanceof FetchProblem && error.kind !== 'stopped') return nothing;
    throw error;
  }
}

/** Asks sites what may be crawled, by the name that our program goes by; each site's answer counts for an hour. */
export function makeRobots(name: string, fetch: Fetch) {
  const known = new Map<string, { rules: Rules; until: number }>();

  async function rulesOf(origin: string, signal: AbortSignal | undefined): Promise<Rules> {
    const found = known.get(origin);
    if (found && found.until > now().getTime()) return found.rules;
    const address = `${origin}/robots.txt`;
    const rules = robotsParser(address, await textOf(address, fetch, signal));
    known.delete(origin);
    known.set(origin, { rules, until: now().getTime() + kept });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return rules;
  }

  return {
    /** Whether a page may be crawled, and how fast. */
    mayCrawl: async (address: string, signal?: AbortSignal): Promise<CrawlAnswer> => {
      const rules = await rulesOf(new URL(address).origin, signal);
      return {
        allowed: rules.isAllowed(address, name) ?? true,
        delay: rules.getCrawlDelay(name),
        sitemaps: rules.getSitemaps(),
      };
    },
  };
}

/** The problem to tell where a site asks not to be crawled. */
export const keptOut = (host: string): FetchProblem =>
  new FetchProblem('robots', `${host} asks programs not to read this page (robots.txt).`);
