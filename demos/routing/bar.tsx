import {
  Download,
  Ellipsis,
  GitCompareArrows,
  Import,
  Redo2,
  Send,
  Share2,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ExamplePicker } from '#demos/kit/layout/example-picker.tsx';
import { ToolButton } from '#demos/kit/layout/tool-button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { examples } from './examples/examples.ts';
import { ExportMenu } from './export-menu.tsx';
import type { DayModel } from './use-day.ts';

export type Opened = 'import' | 'share' | 'send' | 'drivers' | 'stops' | 'compare' | 'keys';

interface BarProps {
  model: DayModel;
  onExample: (id: string) => void;
  onOpen: (what: Opened) => void;
  /** Saving the demo to the visitor's own list. */
  save: ReactNode;
}

/** Name, example, and what can be done with the day; on a phone the rarer things are in a menu. */
export function Bar({ model, onExample, onOpen, save }: BarProps) {
  const { day, history } = model;
  return (
    <DemoBar
      name="Route planning"
      actions={
        <>
          {save}
          <span className="flex items-center max-lg:hidden">
            <ToolButton icon={Import} label="Import" onClick={() => onOpen('import')} />
            <ToolButton icon={Truck} label="Drivers" onClick={() => onOpen('drivers')} />
            <ToolButton icon={Share2} label="Share" onClick={() => onOpen('share')} />
            <ToolButton icon={Send} label="Send to us" onClick={() => onOpen('send')} />
            <ExportMenu
              look={model.look}
              raw={model.raw}
              trigger={<ToolButton icon={Download} label="Export" />}
            />
          </span>
          <span className="lg:hidden">
            <Menu align="end" trigger={<IconButton label="More" icon={Ellipsis} variant="plain" />}>
              <MenuItem icon={Undo2} disabled={!history.canUndo} onSelect={history.undo}>
                Undo
              </MenuItem>
              <MenuItem icon={Redo2} disabled={!history.canRedo} onSelect={history.redo}>
                Redo
              </MenuItem>
              <MenuItem icon={Import} onSelect={() => onOpen('import')}>
                Import
              </MenuItem>
              <MenuItem icon={Truck} onSelect={() => onOpen('drivers')}>
                Drivers
              </MenuItem>
              <MenuItem icon={Share2} onSelect={() => onOpen('share')}>
                Share
              </MenuItem>
              <MenuItem icon={Send} onSelect={() => onOpen('send')}>
                Send this to us
              </MenuItem>
              <MenuItem icon={GitCompareArrows} onSelect={() => onOpen('compare')}>
                Compare two plans
              </MenuItem>
            </Menu>
          </span>
        </>
      }
    >
      <ExamplePicker examples={examples} value={day.example} ownName={day.name} onChoose={onExample} />
      {day.example ? <SampleMark /> : null}
      <span className="flex items-center max-lg:hidden">
        <ToolButton icon={Undo2} label="Undo" aria-disabled={!history.canUndo} onClick={history.undo} />
        <ToolButton icon={Redo2} label="Redo" aria-disabled={!history.canRedo} onClick={history.redo} />
      </span>
    </DemoBar>
  );
}
