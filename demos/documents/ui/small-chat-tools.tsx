import { Download, History } from 'lucide-react';
import { download } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useKeptHistory } from '../../kit/saved/use-kept-history.ts';
import { ShareResult } from '../../kit/share/share-result.tsx';
import type { Conversation, Door } from '../conversation.ts';
import { conversations } from '../conversations.ts';
import { markdownOf } from '../exports.ts';
import { conversationResult } from '../result.ts';
import { savedWords, shareWords, smallChatWords } from '../words.ts';

interface SmallChatToolsProps {
  door: Door;
  conversation: Conversation;
  isOwn: boolean;
  /** Another conversation, or null for the example. */
  onOpen: (found: Conversation | null) => void;
  onChange: (by: (before: Conversation) => Partial<Conversation>) => void;
}

/** What can be done with the answers: come back to earlier ones, share them, save them. */
export function SmallChatTools({ door, conversation, isOwn, onOpen, onChange }: SmallChatToolsProps) {
  const past = useKeptHistory(conversations, conversation, {
    isOwn,
    reopenedAs: `documents-${door}`,
    onOpen: (found) => found && onOpen(found),
    onChange: (by) => onChange(() => by),
    onGone: () => onOpen(null),
    onNew: () => onOpen(null),
  });
  return (
    <div className="-ms-2.5 flex flex-wrap noscript:hidden">
      <ToolButton icon={History} label="History" onClick={past.show} />
      <ShareResult
        result={conversationResult}
        thing={conversation}
        shows={shareWords.shows}
        nothing={conversation.turns.length === 0 ? shareWords.nothing : null}
      />
      <ToolButton
        icon={Download}
        label={smallChatWords.save}
        onClick={() => download('answers.md', markdownOf(conversation), 'text/markdown')}
      />
      <SavedSheet id="documents-history" words={savedWords} {...past.sheet} />
    </div>
  );
}
