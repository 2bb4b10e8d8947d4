import { Braces, Download, History, ImageDown, Redo2, Shapes, Share2, Undo2 } from 'lucide-react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadJson } from '../../kit/export/download.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { downloadPng, fileName } from '../exports.ts';
import type { ComposerState } from '../state.ts';

interface ToolsProps {
  history: Remembered<ComposerState>;
  /** The picture as SVG, this wide. */
  svg: (width: number) => string;
  onShare: () => void;
  onHistory: () => void;
  onProblem: (problem: string) => void;
}

const onDesk = 'max-lg:hidden';
const widths = [1600, 2400, 4096];

/** What can be done with the picture, in the bar; on a phone only what its own bar has not. */
export function DemoTools({ history, svg, onShare, onHistory, onProblem }: ToolsProps) {
  const { prompt, scene } = history.state;
  const png = (width: number) =>
    downloadPng(fileName(prompt, 'png'), svg(width), width).catch((error: unknown) =>
      onProblem(error instanceof Error ? error.message : String(error)),
    );
  return (
    <>
      <ToolButton icon={Undo2} label="Undo" aria-disabled={!history.canUndo} onClick={history.undo} />
      <ToolButton
        icon={Redo2}
        label="Redo"
        className="max-sm:hidden"
        aria-disabled={!history.canRedo}
        onClick={history.redo}
      />
      <ToolButton icon={History} label="History" className="max-sm:hidden" onClick={onHistory} />
      <ToolButton icon={Share2} label="Share" className={onDesk} onClick={onShare} />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem
          icon={Shapes}
          hint="Vector shapes for any drawing program"
          onSelect={() => download(fileName(prompt, 'svg'), svg(1600), 'image/svg+xml')}
        >
          Picture, SVG
        </MenuItem>
        {widths.map((width) => (
          <MenuItem
            key={width}
            icon={ImageDown}
            hint={`${width} × ${(width * 3) / 4} pixels`}
            onSelect={() => void png(width)}
          >
            {`Picture, PNG ${width}`}
          </MenuItem>
        ))}
        <MenuItem
          icon={Braces}
          hint="All objects and positions, for programs"
          onSelect={() => downloadJson(fileName(prompt, 'json'), scene)}
        >
          Scene, JSON
        </MenuItem>
      </Menu>
    </>
  );
}
