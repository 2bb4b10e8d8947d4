import { Braces, Download, FileSpreadsheet, FileText, Globe, Redo2, Share2, Undo2 } from 'lucide-react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadCsv, downloadJson } from '../../kit/export/download.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { type Digest, factRows, htmlOf, markdownOf, summaryOf } from '../exports.ts';
import type { NewsState } from '../state.ts';

interface ToolsProps {
  history: Remembered<NewsState>;
  digest: Digest;
  onShare: () => void;
}

const onDesk = 'max-lg:hidden';

/** What can be done with the digest, in the bar; on a phone only what its own bar has not. */
export function DemoTools({ history, digest, onShare }: ToolsProps) {
  const { columns, rows } = factRows(digest.reading);
  return (
    <>
      <ToolButton
        icon={Undo2}
        label="Undo"
        className={onDesk}
        aria-disabled={!history.canUndo}
        onClick={history.undo}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        className={onDesk}
        aria-disabled={!history.canRedo}
        onClick={history.redo}
      />
      <ToolButton icon={Share2} label="Share" className={onDesk} onClick={onShare} />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileText}
          hint="Summary, facts, timeline, answers"
          onSelect={() => download('digest.md', markdownOf(digest), 'text/markdown')}
        >
          Digest, Markdown
        </MenuItem>
        <MenuItem
          icon={Globe}
          hint="With the text and links into it"
          onSelect={() => download('digest.html', htmlOf(digest), 'text/html')}
        >
          Digest, HTML
        </MenuItem>
        <MenuItem
          icon={FileSpreadsheet}
          hint="Figures, dates and names"
          onSelect={() => downloadCsv('facts.csv', columns, rows)}
        >
          Facts, CSV
        </MenuItem>
        <MenuItem
          icon={Braces}
          hint="Everything, for other programs"
          onSelect={() => downloadJson('digest.json', { summary: summaryOf(digest), ...digest })}
        >
          Everything, JSON
        </MenuItem>
      </Menu>
    </>
  );
}
