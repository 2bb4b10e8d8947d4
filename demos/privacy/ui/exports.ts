import { Braces, FileSpreadsheet, Printer } from 'lucide-react';
import { reportAsCsv, reportAsJson } from '#engines/privacy/report/files.ts';
import { reportAsPage } from '#engines/privacy/report/page.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { download } from '../../kit/export/download.ts';
import type { DemoAction } from '../../kit/layout/demo-actions.tsx';
import { hostOf } from '../words.ts';

/** The files that a report can be taken along in. */
export function exportsOf(report: PrivacyReport): DemoAction[] {
  const name = `privacy-${hostOf(report.address)}`;
  return [
    {
      icon: Printer,
      label: 'Report, HTML',
      hint: 'One page to print or send',
      onSelect: () => download(`${name}.html`, reportAsPage(report), 'text/html'),
    },
    {
      icon: FileSpreadsheet,
      label: 'Findings, CSV',
      hint: 'One line for each finding',
      onSelect: () => download(`${name}.csv`, reportAsCsv(report), 'text/csv'),
    },
    {
      icon: Braces,
      label: 'Report, JSON',
      hint: 'The whole report, for other programs',
      onSelect: () => download(`${name}.json`, reportAsJson(report), 'application/json'),
    },
  ];
}
