import { readRobotsFile } from '#lib/robots/read-robots.ts';
import { type AgentRules, rulesFor } from '#lib/robots/rules-for.ts';
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

type Rules = AgentRules & Pick<CrawlAnswer, 'sitemaps'>;
type Fetch = (
  address: string,
  options: Pick<FetchOptions, 'maxBytes' | 'cut' | 'signal'>,
) => Promise<Fetched>;

const kept = 3_600_000;
const mostSites = 500;
/** Of all sites that are remembered: some twenty megabytes. */
const mostRules = 100_000;
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

/** Reads robots.txt to see what our program may crawl; each site's answer is kept for an hour. */
export function makeRobots(name: string, fetch: Fetch) {
  const known = new Map<string, { rules: Rules; until: number }>();
  let held = 0;

  function forget(origin: string): void {
    held -= known.get(origin)?.rules.count ?? 0;
    known.delete(origin);
  }

  function remember(origin: string, rules: Rules): void {
    forget(origin);
    known.set(origin, { rules, until: now().getTime() + kept });
    held += rules.count;
    for (const oldest of known.keys()) {
      if (oldest === origin || (known.size <= mostSites && held <= mostRules)) return;
      forget(oldest);
    }
  }

  async function rulesOf(origin: string, signal: AbortSignal | undefined): Promise<Rules> {
    const found = known.get(origin);
    if (found && found.until > now().getTime()) return found.rules;
    // Read here and not in a thread: whatever a site sends, the reader takes some milliseconds at the most.
    const file = readRobotsFile(await textOf(`${origin}/robots.txt`, fetch, signal));
    const rules = { ...rulesFor(file, name), sitemaps: file.sitemaps };
    remember(origin, rules);
    return rules;
  }

  return {
    /** Whether a page may be crawled, and how fast. */
    mayCrawl: async (address: string, signal?: AbortSignal): Promise<CrawlAnswer> => {
      const { decide, delay, sitemaps } = await rulesOf(new URL(address).origin, signal);
      return { allowed: decide(address).allowed, delay, sitemaps };
    },
  };
}

/** The problem to tell where a site asks not to be crawled. */
export const keptOut = (host: string): FetchProblem =>
  new FetchProblem('robots', `${host} asks programs not to read this page (robots.txt).`);
