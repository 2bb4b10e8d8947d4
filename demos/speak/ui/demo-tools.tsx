import { AudioLines, Captions, Download, FileAudio, History } from 'lucide-react';
import { srtOf, vttOf } from '#engines/speak/files/captions.ts';
import { wavOf } from '#lib/files/write-wav.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download } from '../../kit/export/download.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { ShareResult } from '../../kit/share/share-result.tsx';
import { canEncodeOpus, encodeOpus } from '../encode-opus.ts';
import type { Recording } from '../recording.ts';
import { textResult } from '../result.ts';
import type { SavedText } from '../saved-text.ts';
import { shareWords } from '../words.ts';

interface DemoToolsProps {
  text: SavedText;
  /** Makes what is still missing, and gives the whole; null where that failed or was cancelled. */
  onRecording: () => Promise<Recording | null>;
  onHistory: () => void;
  onProblem: (problem: string) => void;
}

/** What can be taken away. A recording that is not whole yet is made first. */
export function DemoTools({ text, onRecording, onHistory, onProblem }: DemoToolsProps) {
  const take = async (save: (recording: Recording) => void | Promise<void>) => {
    const recording = await onRecording();
    if (recording) await save(recording);
  };
  async function opus({ samples, rate }: Recording) {
    if (!canEncodeOpus()) {
      onProblem('This browser can’t write Opus. Take the WAV file instead.');
      return;
    }
    download('speech.ogg', await encodeOpus(samples, rate));
  }
  return (
    <>
      <ToolButton icon={History} label="History" onClick={onHistory} />
      <ShareResult
        result={textResult}
        thing={text}
        shows={shareWords.shows}
        nothing={text.text.trim() === '' ? shareWords.nothing : null}
      />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={FileAudio}
          hint="Plays everywhere, 2.9 MB a minute"
          onSelect={() =>
            void take(({ samples, rate }) =>
              download('speech.wav', new Blob([wavOf(samples, rate)], { type: 'audio/wav' })),
            )
          }
        >
          WAV
        </MenuItem>
        <MenuItem icon={AudioLines} hint="Small, about 0.25 MB a minute" onSelect={() => void take(opus)}>
          Opus
        </MenuItem>
        <MenuItem
          icon={Captions}
          hint="Captions for video editors"
          onSelect={() => void take(({ captions }) => download('speech.srt', srtOf(captions)))}
        >
          SRT
        </MenuItem>
        <MenuItem
          icon={Captions}
          hint="Captions for web pages"
          onSelect={() => void take(({ captions }) => download('speech.vtt', vttOf(captions), 'text/vtt'))}
        >
          VTT
        </MenuItem>
      </Menu>
    </>
  );
}
