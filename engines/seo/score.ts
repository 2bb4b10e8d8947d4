import type { Finding, Severity } from './types.ts';

/** One line of the working: what a check took from the hundred, and why so much. */
interface ScoreLine {
  check: string;
  severity: Severity;
  weight: number;
  /** Addresses it was found at. */
  found: number;
  share: number;
  cost: number;
}

/** A score from 0 to 100 with its working. */
export interface Score {
  value: number;
  lines: ScoreLine[];
}

/** A fault on a single page of many still costs this part of its weight. */
const leastShare = 0.2;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * A hundred, less for each check its weight times the share of pages it was found on.
 * Checks beyond the list cost nothing.
 */
export function score(findings: readonly Finding[], pages: number): Score {
  const byCheck = Map.groupBy(
    findings.filter(({ beyond }) => !beyond),
    ({ check }) => check,
  );
  const lines = [...byCheck.values()].map((found): ScoreLine => {
    const { check, severity, weight } = found[0] as Finding;
    const addresses = new Set(found.map(({ where }) => where.address)).size;
    const share = Math.min(1, Math.max(leastShare, addresses / Math.max(1, pages)));
    return { check, severity, weight, found: addresses, share, cost: rounded(weight * share) };
  });
  lines.sort((one, other) => other.cost - one.cost || one.check.localeCompare(other.check));
  const cost = lines.reduce((sum, line) => sum + line.cost, 0);
  return { value: Math.max(0, Math.round(100 - cost)), lines };
}
