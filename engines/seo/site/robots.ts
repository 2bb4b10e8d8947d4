import { readRobotsFile } from '#lib/robots/read-robots.ts';
import { type AgentRules, rulesFor } from '#lib/robots/rules-for.ts';
import { resolve } from './address.ts';
import type { Answer } from './trail.ts';

const longest = 240;

/** What a robots.txt says. */
export interface Robots {
  address: string;
  status: number;
  sitemaps: string[];
  /** Lines that no parser knows. */
  unknown: { line: number; text: string }[];
  allows: (address: string, agent: string) => boolean;
  /** The line that decides about an address. */
  lineFor: (address: string, agent: string) => number | undefined;
  /** What stands in a line. */
  textOf: (line: number) => string;
}

/** Reads robots.txt; an answer that is not 200 allows everything. */
export function readRobots({ address, status, body }: Answer): Robots {
  const source = status === 200 ? body : '';
  const file = readRobotsFile(source);
  let lines: string[] | undefined;
  const known = new Map<string, AgentRules>();
  const rulesOf = (agent: string): AgentRules => {
    const rules = known.get(agent) ?? rulesFor(file, agent);
    known.set(agent, rules);
    return rules;
  };
  return {
    address,
    status,
    sitemaps: file.sitemaps.flatMap((named) => resolve(named, address) ?? []),
    unknown: file.unknown,
    allows: (page, agent) => rulesOf(agent).decide(page).allowed,
    lineFor: (page, agent) => rulesOf(agent).decide(page).line,
    textOf: (line) => {
      lines ??= source.split(/\r\n|\r|\n/);
      return lines[line - 1]?.trim().slice(0, longest) ?? '';
    },
  };
}
