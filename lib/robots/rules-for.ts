import { fits, normalised } from './pattern.ts';
import type { RobotsFile, Rule } from './read-robots.ts';

/** What a robots.txt says to one program. */
export interface AgentRules {
  /** Seconds between two pages, where the site asks for it. */
  delay: number | undefined;
  /** How many rules there are. */
  count: number;
  decide: (address: string) => Decision;
}

/** Whether an address may be crawled, and the line that says so. */
interface Decision {
  allowed: boolean;
  line?: number;
}

/** Signs that are compared for one question at the most: some ten milliseconds. Honest files need a few thousand. */
const mostEffort = 2_000_000;
const longestPath = 8000;

/** The longest first, and of two alike the one that allows: so the first that fits decides. */
const byWeight = (one: Rule, other: Rule): number =>
  other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows);

function decide(rules: readonly Rule[], address: string): Decision {
  const { pathname, search } = new URL(address);
  if (pathname === '/robots.txt' || rules.length === 0) return { allowed: true };
  // Whatever cannot be decided with reasonable effort is left alone, as a site whose rules cannot be read is.
  if (pathname.length + search.length > longestPath) return { allowed: false };
  const path = normalised(pathname + search);
  const effort = { left: mostEffort };
  for (const { allows, pattern, line } of rules) {
    if (fits(pattern, path, effort)) return { allowed: allows, line };
    if (effort.left < 0) return { allowed: false };
  }
  return { allowed: true };
}

/** The rules for a program: of all groups that name it, or of those for everybody where none does. */
export function rulesFor({ groups }: RobotsFile, agent: string): AgentRules {
  const name = agent.toLowerCase();
  const naming = (wanted: string) => groups.filter(({ agents }) => agents.includes(wanted));
  const own = naming(name);
  const chosen = own.length > 0 ? own : naming('*');
  const rules = chosen.flatMap((group) => group.rules).sort(byWeight);
  return {
    delay: chosen.find(({ delay }) => delay !== undefined)?.delay,
    count: rules.length,
    decide: (address) => decide(rules, address),
  };
}
