import { Code, Download, FileSpreadsheet, Image, Mail, Redo2, Share2, Undo2, Upload } from 'lucide-react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { download, downloadCsv } from '../../kit/export/download.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { Analysis } from '../analyse.ts';
import { forecastRows, programOf } from '../reproduce.ts';
import type { ForecastState } from '../state.ts';

interface ToolsProps {
  history: Remembered<ForecastState>;
  state: ForecastState;
  analysis: Analysis;
  onImport: () => void;
  onShare: () => void;
  onSend: () => void;
  onPicture: () => void;
}

const onDesk = 'max-lg:hidden';

/** What can be done with the forecast, in the bar; on a phone only what its own bar has not. */
export function DemoTools({ history, state, analysis, onImport, onShare, onSend, onPicture }: ToolsProps) {
  const saveTable = () => {
    const { columns, rows } = forecastRows(state, analysis);
    downloadCsv('forecast.csv', columns, rows);
  };
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
      <ToolButton icon={Upload} label="Import" className={onDesk} onClick={onImport} />
      <ToolButton icon={Share2} label="Share" className={onDesk} onClick={onShare} />
      <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
        <MenuItem icon={FileSpreadsheet} hint="Every step with its band" onSelect={saveTable}>
          Table, CSV
        </MenuItem>
        <MenuItem icon={Image} hint="The chart with its labels" onSelect={onPicture}>
          Picture, PNG
        </MenuItem>
        <MenuItem
          icon={Code}
          hint="Reproduces the same numbers"
          onSelect={() => download('forecast.ts', programOf(state), 'text/typescript')}
        >
          Program, TypeScript
        </MenuItem>
        <MenuItem icon={Mail} hint="You see what we’ll get before you send it" onSelect={onSend}>
          Send this to us
        </MenuItem>
      </Menu>
    </>
  );
}
