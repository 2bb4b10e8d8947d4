import { Braces, FileSpreadsheet, FileText, Globe } from 'lucide-react';
import { download, downloadCsv, downloadJson } from '../../kit/export/download.ts';
import type { DemoAction } from '../../kit/layout/demo-actions.tsx';
import { type Digest, factRows, htmlOf, markdownOf, summaryOf } from '../exports.ts';

/** The files that a digest can be taken along in. */
export const exportsOf = (digest: Digest): DemoAction[] => [
  {
    icon: FileText,
    label: 'Digest, Markdown',
    hint: 'Summary, facts, timeline, answers',
    onSelect: () => download('digest.md', markdownOf(digest), 'text/markdown'),
  },
  {
    icon: Globe,
    label: 'Digest, HTML',
    hint: 'With the text and links into it',
    onSelect: () => download('digest.html', htmlOf(digest), 'text/html'),
  },
  {
    icon: FileSpreadsheet,
    label: 'Facts, CSV',
    hint: 'Figures, dates and names',
    onSelect() {
      const { columns, rows } = factRows(digest.reading);
      downloadCsv('facts.csv', columns, rows);
    },
  },
  {
    icon: Braces,
    label: 'Everything, JSON',
    hint: 'Everything, for other programs',
    onSelect: () => downloadJson('digest.json', { summary: summaryOf(digest), ...digest }),
  },
];
