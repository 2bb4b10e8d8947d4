import { Download, History } from 'lucide-react';
import { download } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useKeptHistory } from '../../kit/saved/use-kept-history.ts';
import { ShareResult } from '../../kit/share/share-result.tsx';
import type { LeafletAnswer } from '../answer-leaflet.ts';
import { markdownOf } from '../exports.ts';
import { type LeafletTalk, newTalk, talkResult, talks } from '../talk.ts';
import { savedWords, shareWords } from '../words.ts';

interface LeafletToolsProps {
  talk: LeafletTalk;
  /** What stands on the page: the talk, or the example. */
  shown: readonly LeafletAnswer[];
  /** Another talk is opened, or this one gets another name. */
  onTalk: (next: (before: LeafletTalk) => LeafletTalk) => void;
}

/** What can be done with the answers: come back to earlier ones, share them, save them. */
export function LeafletTools({ talk, shown, onTalk }: LeafletToolsProps) {
  const isOwn = talk.answers.length > 0;
  const past = useKeptHistory(talks, talk, {
    isOwn,
    reopenedAs: 'leaflet',
    onOpen: (found) => found && onTalk(() => found),
    onChange: (by) => onTalk((before) => ({ ...before, ...by })),
    onGone: () => onTalk(() => newTalk()),
    onNew: () => onTalk(() => newTalk()),
  });
  return (
    <div className="-ms-2.5 mt-4 flex flex-wrap noscript:hidden">
      <ToolButton icon={History} label="History" onClick={past.show} />
      <ShareResult
        result={talkResult}
        thing={talk}
        shows={shareWords.shows}
        nothing={isOwn ? null : shareWords.nothing}
      />
      <ToolButton
        icon={Download}
        label="Save these answers"
        onClick={() => download('leaflet-answers.md', markdownOf(shown), 'text/markdown')}
      />
      <SavedSheet id="leaflet-history" words={savedWords} {...past.sheet} />
    </div>
  );
}
