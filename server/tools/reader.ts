import { setTimeout as sleep } from 'node:timers/promises';
import { typedAddress } from '#lib/forms/typed-address.ts';
import type { Fetched, FetchOptions } from '../fetch/fetched.ts';
import { botName, fetchForVisitor, mayCrawl } from '../fetch/for-visitors.ts';
import { FetchProblem } from '../fetch/problems.ts';
import { type CrawlAnswer, makeRobots } from '../fetch/robots.ts';
import { fetchStored, type StoredSite } from './stored-site.ts';

type ReadOptions = Omit<FetchOptions, 'userAgent' | 'allowed' | 'resolve' | 'signal'> & {
  /** Waits as long as the site asks between two of its pages, for tools that read many. */
  paced?: boolean;
};

/** What reads a site for a run: one of the examples, or the internet. */
export interface Reader {
  /** The address to begin with. */
  start: string;
  /** The name our program goes by in robots.txt. */
  agent: string;
  /** Throws a `FetchProblem`. */
  fetch: (address: string, options?: ReadOptions) => Promise<Fetched>;
  /** What robots.txt says; ask it for every page that the visitor did not name. */
  mayCrawl: (address: string) => Promise<CrawlAnswer>;
}

interface ReaderOptions {
  visitor: string;
  signal: AbortSignal;
  /** What can be read as `example:NAME`. */
  examples: Readonly<Record<string, () => StoredSite>>;
}

/** Nobody's site is asked more often than this, and nobody's wish keeps a run from ending. */
const shortestPause = 0.1;
const longestPause = 3;

function storedReader(site: StoredSite): Reader {
  const fetch = async (address: string, options?: ReadOptions) => fetchStored(site, address, options);
  const { mayCrawl: ask } = makeRobots(botName(), fetch);
  return { start: Object.keys(site)[0] ?? '', agent: botName(), fetch, mayCrawl: (address) => ask(address) };
}

function publicReader(start: string, { visitor, signal }: ReaderOptions): Reader {
  let free = 0;
  async function pause(address: string): Promise<void> {
    const { delay } = await mayCrawl(address, signal);
    const seconds = Math.min(longestPause, Math.max(shortestPause, delay ?? 0));
    const wait = free - performance.now();
    free = Math.max(free, performance.now()) + seconds * 1000;
    if (wait > 0) await sleep(wait, undefined, { signal });
  }
  return {
    start,
    agent: botName(),
    fetch: async (address, { paced, ...options } = {}) => {
      if (paced) await pause(address);
      return fetchForVisitor(visitor, address, { ...options, signal });
    },
    mayCrawl: (address) => mayCrawl(address, signal),
  };
}

/** The reader for what a visitor typed: `example:NAME` is read from memory, everything else by the guarded fetcher. */
export function readerFor(typed: string, options: ReaderOptions): Reader {
  const [, name] = /^example:(.*)$/s.exec(typed.trim()) ?? [];
  if (name === undefined) return publicReader(typedAddress(typed), options);
  const site = Object.hasOwn(options.examples, name) ? options.examples[name] : undefined;
  if (!site) throw new FetchProblem('no-address', 'There is no example with this name.');
  return storedReader(site());
}
