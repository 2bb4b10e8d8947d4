import { Braces, Download, FileSpreadsheet, FolderOpen, Mail, Printer, Share2 } from 'lucide-react';
import { reportAsCsv, reportAsJson } from '#engines/privacy/report/files.ts';
import { reportAsPage } from '#engines/privacy/report/page.ts';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { hostOf } from '../words.ts';

interface ScanToolsProps {
  report: PrivacyReport;
  onImport: () => void;
  onShare: () => void;
  onSend: () => void;
}

/** What can be done with the report, in the bar; on a phone only what its own bar has not. */
export function ScanTools({ report, onImport, onShare, onSend }: ScanToolsProps) {
  const name = `privacy-${hostOf(report.address)}`;
  return (
    <>
      <ToolButton icon={FolderOpen} label="Open" className="max-lg:hidden" onClick={onImport} />
      <ToolButton icon={Share2} label="Share" className="max-lg:hidden" onClick={onShare} />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={Printer}
          hint="One page to print or send"
          onSelect={() => download(`${name}.html`, reportAsPage(report), 'text/html')}
        >
          Report, HTML
        </MenuItem>
        <MenuItem
          icon={FileSpreadsheet}
          hint="One line for each finding"
          onSelect={() => download(`${name}.csv`, reportAsCsv(report), 'text/csv')}
        >
          Findings, CSV
        </MenuItem>
        <MenuItem
          icon={Braces}
          hint="The whole report, for other programs"
          onSelect={() => download(`${name}.json`, reportAsJson(report), 'application/json')}
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
