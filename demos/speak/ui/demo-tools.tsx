import { AudioLines, Captions, Download, FileAudio, History } from 'lucide-react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { ShareResult } from '../../kit/share/share-result.tsx';
import { type FileKindId, fileKindIds, fileKinds } from '../export/file-kinds.ts';
import { textResult } from '../result.ts';
import type { SavedText } from '../saved-text.ts';
import { shareWords } from '../words.ts';

interface DemoToolsProps {
  text: SavedText;
  onExport: (kind: FileKindId) => void;
  onHistory: () => void;
}

const icons = { wav: FileAudio, opus: AudioLines, srt: Captions, vtt: Captions } as const;

/** What can be done with the text, in the bar. */
export function DemoTools({ text, onExport, onHistory }: DemoToolsProps) {
  const isEmpty = text.text.trim() === '';
  return (
    <>
      <ToolButton icon={History} label="History" onClick={onHistory} />
      <ShareResult
        result={textResult}
        thing={text}
        shows={shareWords.shows}
        nothing={isEmpty ? shareWords.nothing : null}
      />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        {fileKindIds.map((id) => (
          <MenuItem key={id} icon={icons[id]} hint={fileKinds[id].hint} onSelect={() => onExport(id)}>
            {fileKinds[id].name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
