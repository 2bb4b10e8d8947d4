import { csvLine, csvStart } from '#lib/files/csv.ts';
import type { PrivacyReport } from '../scan.ts';

/** The report for another program. */
export const reportAsJson = (report: PrivacyReport): string => `${JSON.stringify(report, null, 2)}\n`;

/** The report for a spreadsheet: a line for each finding. */
export function reportAsCsv({ address, findings }: PrivacyReport): string {
  const heads = [
    'Address',
    'Weight',
    'Area',
    'Finding',
    'Evidence',
    'For a lawyer',
    'For an engineer',
    'How to fix it',
  ];
  const lines = findings.map(({ weight, area, what, evidence, lawyer, engineer, mend }) =>
    csvLine([
      address,
      weight,
      area,
      what,
      evidence.map(({ where, text }) => `${where}: ${text}`).join('\n'),
      lawyer,
      engineer,
      mend,
    ]),
  );
  return csvStart + csvLine(heads) + lines.join('');
}
