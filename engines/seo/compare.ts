import type { Report } from './analyse.ts';
import type { Finding } from './types.ts';

/** What changed between two runs. */
export interface Comparison {
  score: { before: number; after: number };
  mended: Finding[];
  appeared: Finding[];
  stayed: Finding[];
}

/** What tells one finding from another. */
type Told = Pick<Finding, 'check' | 'where' | 'what'>;

/** Lines move when a page is edited; what is wrong and where it stands do not. */
const keyOf = ({ check, where, what }: Told) => JSON.stringify([check, where.address, where.snippet ?? what]);

/** Holds the findings of two runs against each other; the same fault twice on a page counts twice. */
export function compareFindings<F extends Told>(before: readonly F[], after: readonly F[]) {
  const left = Map.groupBy(before, keyOf);
  const appeared: F[] = [];
  const stayed: F[] = [];
  for (const finding of after) {
    (left.get(keyOf(finding))?.pop() ? stayed : appeared).push(finding);
  }
  return { mended: [...left.values()].flat(), appeared, stayed };
}

/** Holds two runs against each other. */
export const compare = (before: Report, after: Report): Comparison => ({
  score: { before: before.score.value, after: after.score.value },
  ...compareFindings(before.findings, after.findings),
});
