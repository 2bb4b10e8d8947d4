import { csvLine, csvStart } from '#lib/files/csv.ts';
import type { Report } from '../analyse.ts';

const headings = [
  'check',
  'category',
  'severity',
  'weight',
  'address',
  'line',
  'what',
  'why',
  'mend',
  'source',
  'mended source',
];

/** The findings as a CSV file. */
export const csvOf = ({ findings }: Report): string =>
  csvStart +
  csvLine(headings) +
  findings
    .map(({ check, category, severity, weight, where, what, why, mend }) =>
      csvLine([
        check,
        category,
        severity,
        weight,
        where.address,
        where.line,
        what,
        why,
        mend.words,
        where.snippet,
        mend.snippet,
      ]),
    )
    .join('');
