import type { Report } from './analyse.ts';
import type { Finding } from './types.ts';

/** What changed between two runs. */
export interface Comparison {
  score: { before: number; after: number };
  mended: Finding[];
  appeared: Finding[];
  stayed: Finding[];
}

/** Lines move when a page is edited; what is wrong and where it stands do not. */
const keyOf = ({ check, where, what }: Finding) =>
  JSON.stringify([check, where.address, where.snippet ?? what]);

/** Holds two runs against each other; the same fault twice on a page counts twice. */
export function compare(before: Report, after: Report): Comparison {
  const left = Map.groupBy(before.findings, keyOf);
  const appeared: Finding[] = [];
  const stayed: Finding[] = [];
  for (const finding of after.findings) {
    (left.get(keyOf(finding))?.pop() ? stayed : appeared).push(finding);
  }
  return {
    score: { before: before.score.value, after: after.score.value },
    mended: [...left.values()].flat(),
    appeared,
    stayed,
  };
}
