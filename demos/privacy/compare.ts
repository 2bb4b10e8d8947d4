import type { PrivacyReport } from '#engines/privacy/scan.ts';

type Finding = PrivacyReport['findings'][number];

/** What differs between two scans of a page. */
export interface Comparison {
  /** Was to mend, and is not any more. */
  mended: readonly Finding[];
  /** Is to mend, and was not. */
  fresh: readonly Finding[];
  /** How many are to mend in both. */
  same: number;
  score: number;
}

/** What one of two scans did not check is neither fixed nor new in the other. */
function lookedAt({ id }: Finding, both: readonly PrivacyReport[]): boolean {
  if (/^(visits\.|consent\.early$)/.test(id))
    return new Set(both.map(({ visits }) => visits !== null)).size === 1;
  return both.every(({ grade }) => grade !== null) || !/^(grade|cookie|cookies)\./.test(id);
}

const openIn = ({ findings }: PrivacyReport, both: readonly PrivacyReport[]): Map<string, Finding> =>
  new Map(
    findings
      .filter((finding) => finding.weight !== 'good' && lookedAt(finding, both))
      .map((finding) => [finding.id, finding]),
  );

/** Compares two scans finding by finding; the earlier one first. */
export function compareReports(before: PrivacyReport, after: PrivacyReport): Comparison {
  const both = [before, after];
  const [was, is] = [openIn(before, both), openIn(after, both)];
  return {
    mended: [...was].filter(([id]) => !is.has(id)).map(([, finding]) => finding),
    fresh: [...is].filter(([id]) => !was.has(id)).map(([, finding]) => finding),
    same: [...is.keys()].filter((id) => was.has(id)).length,
    score: after.grade && before.grade ? after.grade.score - before.grade.score : 0,
  };
}
