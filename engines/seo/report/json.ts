import type { Report } from '../analyse.ts';

/** The report as a JSON file. */
export const jsonOf = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
