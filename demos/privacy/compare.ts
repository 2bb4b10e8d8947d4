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

const open = ({ findings }: PrivacyReport): Map<string, Finding> =>
  new Map(findings.filter(({ weight }) => weight !== 'good').map((finding) => [finding.id, finding]));

/** Compares two scans finding by finding; the earlier one first. */
export function compareReports(before: PrivacyReport, after: PrivacyReport): Comparison {
  const [was, is] = [open(before), open(after)];
  return {
    mended: [...was].filter(([id]) => !is.has(id)).map(([, finding]) => finding),
    fresh: [...is].filter(([id]) => !was.has(id)).map(([, finding]) => finding),
    same: [...is.keys()].filter((id) => was.has(id)).length,
    score: after.grade && before.grade ? after.grade.score - before.grade.score : 0,
  };
}
