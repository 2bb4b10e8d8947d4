import { Braces, Download, FileSpreadsheet, FileText, Mail, Share2 } from 'lucide-react';
import { csvOf } from '#engines/seo/report/csv.ts';
import { htmlOf } from '#engines/seo/report/html.ts';
import { jsonOf } from '#engines/seo/report/json.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { Run } from '../state.ts';

interface DemoToolsProps {
  run: Run;
  onShare: () => void;
  onSend: () => void;
}

/** What can be done with a report, in the bar. */
export function DemoTools({ run: { report }, onShare, onSend }: DemoToolsProps) {
  return (
    <>
      <ToolButton icon={Share2} label="Share" className="max-lg:hidden" onClick={onShare} />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileText}
          hint="One page to read or print"
          onSelect={() => download('seo-report.html', htmlOf(report), 'text/html')}
        >
          Report, HTML
        </MenuItem>
        <MenuItem
          icon={FileSpreadsheet}
          hint="One row for each finding"
          onSelect={() => download('seo-findings.csv', csvOf(report), 'text/csv')}
        >
          Findings, CSV
        </MenuItem>
        <MenuItem
          icon={Braces}
          hint="The whole report, for other programs"
          onSelect={() => download('seo-report.json', jsonOf(report), 'application/json')}
        >
          Report, JSON
        </MenuItem>
        <MenuItem icon={Mail} hint="You see what we’ll get before you send it" onSelect={onSend}>
          Send us this report
        </MenuItem>
      </Menu>
    </>
  );
}
