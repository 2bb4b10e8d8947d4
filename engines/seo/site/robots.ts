import robotsParser from 'robots-parser';
import { resolve } from './address.ts';
import type { Answer } from './trail.ts';

const known = new Set(
  'user-agent allow disallow sitemap crawl-delay host clean-param request-rate visit-time noindex content-signal'.split(
    ' ',
  ),
);

/** What a robots.txt says. */
export interface Robots {
  address: string;
  status: number;
  source: string;
  sitemaps: string[];
  /** Lines that no parser knows. */
  unknown: { line: number; text: string }[];
  allows: (address: string, agent: string) => boolean;
  /** The line that decides about an address. */
  lineFor: (address: string, agent: string) => number | undefined;
}

/** Reads robots.txt; an answer that is not 200 allows everything. */
export function readRobots({ address, status, body }: Answer): Robots {
  const source = status === 200 ? body.replace(/^\uFEFF/, '') : '';
  const parsed = robotsParser(address, source);
  const unknown = source.split(/\r\n|\r|\n/).flatMap((text, at) => {
    const said = text.replace(/#.*/, '').trim();
    const key = /^([a-z-]+)\s*:/i.exec(said)?.[1]?.toLowerCase();
    return said && !(key && known.has(key)) ? [{ line: at + 1, text: said }] : [];
  });
  return {
    address,
    status,
    source,
    sitemaps: parsed.getSitemaps().flatMap((named) => resolve(named, address) ?? []),
    unknown,
    allows: (page, agent) => parsed.isAllowed(page, agent) !== false,
    lineFor: (page, agent) => {
      const line = parsed.getMatchingLineNumber(page, agent);
      return line > 0 ? line : undefined;
    },
  };
}
