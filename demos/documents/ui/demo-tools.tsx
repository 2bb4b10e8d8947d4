import { Braces, Download, FileText, History, Plus, Printer } from 'lucide-react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadJson } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { ShareResult } from '../../kit/share/share-result.tsx';
import type { Conversation } from '../conversation.ts';
import { jsonOf, markdownOf } from '../exports.ts';
import { conversationResult } from '../result.ts';
import { shareWords } from '../words.ts';

interface DemoToolsProps {
  conversation: Conversation;
  onHistory: () => void;
  onNew: () => void;
}

/** What can be done with the conversation, in the bar. */
export function DemoTools({ conversation, onHistory, onNew }: DemoToolsProps) {
  return (
    <>
      <ToolButton icon={Plus} label="New" className="max-lg:hidden" onClick={onNew} />
      <ToolButton icon={History} label="History" onClick={onHistory} />
      <ShareResult
        result={conversationResult}
        thing={conversation}
        shows={shareWords.shows}
        nothing={conversation.turns.length === 0 ? shareWords.nothing : null}
      />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileText}
          hint="Questions and answers with quotes"
          onSelect={() => download('conversation.md', markdownOf(conversation), 'text/markdown')}
        >
          Markdown
        </MenuItem>
        <MenuItem
          icon={Braces}
          hint="The same, for other programs"
          onSelect={() => downloadJson('conversation.json', jsonOf(conversation))}
        >
          JSON
        </MenuItem>
        <MenuItem icon={Printer} hint="Your browser can save it as a PDF" onSelect={() => window.print()}>
          Print
        </MenuItem>
      </Menu>
    </>
  );
}
