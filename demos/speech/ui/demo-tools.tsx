import { Braces, Captions, Download, FileText, History, Plus, Redo2, Undo2 } from 'lucide-react';
import { docxOf } from '#engines/speech/write-docx.ts';
import { jsonOf, srtOf, txtOf, vttOf } from '#engines/speech/writers.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadJson } from '../../kit/export/download.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { ShareResult } from '../../kit/share/share-result.tsx';
import type { Recording } from '../recording.ts';
import { recordingResult } from '../result.ts';
import { fileName, shareWords } from '../words.ts';

interface DemoToolsProps {
  work: Remembered<Recording>;
  onHistory: () => void;
  onNew: () => void;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What can be done with the recording, in the bar. */
export function DemoTools({ work, onHistory, onNew }: DemoToolsProps) {
  const { title, lines } = work.state;
  const name = fileName(title);
  return (
    <>
      <ToolButton
        icon={Undo2}
        label="Undo"
        className="max-sm:hidden"
        aria-disabled={!work.canUndo}
        onClick={work.undo}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        className="max-xl:hidden"
        aria-disabled={!work.canRedo}
        onClick={work.redo}
      />
      <ToolButton icon={Plus} label="New" className="max-lg:hidden" onClick={onNew} />
      <ToolButton icon={History} label="History" onClick={onHistory} />
      <ShareResult
        result={recordingResult}
        thing={work.state}
        shows={shareWords.shows}
        nothing={lines.length === 0 ? shareWords.nothing : null}
      />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileText}
          hint="Plain text in paragraphs"
          onSelect={() => download(`${name}.txt`, txtOf(lines))}
        >
          Text
        </MenuItem>
        <MenuItem
          icon={FileText}
          hint="Paragraphs with times above them"
          onSelect={() => download(`${name}.docx`, new Blob([docxOf(title, lines)], { type: word }))}
        >
          Word
        </MenuItem>
        <MenuItem
          icon={Captions}
          hint="Captions for video editors"
          onSelect={() => download(`${name}.srt`, srtOf(lines), 'application/x-subrip')}
        >
          SRT
        </MenuItem>
        <MenuItem
          icon={Captions}
          hint="Captions for web pages"
          onSelect={() => download(`${name}.vtt`, vttOf(lines), 'text/vtt')}
        >
          WebVTT
        </MenuItem>
        <MenuItem
          icon={Braces}
          hint="Every word with its time, for programs"
          onSelect={() => downloadJson(`${name}.json`, jsonOf(title, lines))}
        >
          JSON
        </MenuItem>
      </Menu>
    </>
  );
}
