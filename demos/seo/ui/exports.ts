import { Braces, FileSpreadsheet, FileText } from 'lucide-react';
import type { Report } from '#engines/seo/analyse.ts';
import { csvOf } from '#engines/seo/report/csv.ts';
import { htmlOf } from '#engines/seo/report/html.ts';
import { jsonOf } from '#engines/seo/report/json.ts';
import { download } from '../../kit/export/download.ts';
import type { DemoAction } from '../../kit/layout/demo-actions.tsx';

/** The files that a report can be taken along in. */
export const exportsOf = (report: Report): DemoAction[] => [
  {
    icon: FileText,
    label: 'Report, HTML',
    hint: 'One page to read or print',
    onSelect: () => download('seo-report.html', htmlOf(report), 'text/html'),
  },
  {
    icon: FileSpreadsheet,
    label: 'Findings, CSV',
    hint: 'One row for each finding',
    onSelect: () => download('seo-findings.csv', csvOf(report), 'text/csv'),
  },
  {
    icon: Braces,
    label: 'Report, JSON',
    hint: 'The whole report, for other programs',
    onSelect: () => download('seo-report.json', jsonOf(report), 'application/json'),
  },
];
