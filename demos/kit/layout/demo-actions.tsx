import {
  Download,
  Ellipsis,
  type LucideIcon,
  Redo2,
  Share2,
  SlidersHorizontal,
  Undo2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from '#ui/actions/menu-items.tsx';
import type { Remembered } from '../history/use-history.ts';
import { PhoneBar } from './phone-bar.tsx';
import { ToolButton } from './tool-button.tsx';

/** One thing that can be done, as a row of a menu. */
export interface DemoAction {
  icon: LucideIcon;
  label: string;
  hint?: string;
  disabled?: boolean;
  onSelect: () => void;
}

/** What can be done in a demo: the same things in the same order everywhere. */
export interface DemoActionSlots {
  history: Pick<Remembered<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  onImport: () => void;
  onShare: () => void;
  exports: readonly DemoAction[];
  /** What only this demo can do, the rarest last. */
  more: readonly DemoAction[];
  /** Why nothing can be taken along at the moment: 'There is no result yet'. */
  nothing?: string | null;
}

const itemsOf = (actions: readonly DemoAction[]) =>
  actions.map(({ label, ...item }) => (
    <MenuItem key={label} {...item}>
      {label}
    </MenuItem>
  ));

/** The exports as they can be chosen now; without a result each says why not. */
const exportsNow = ({ exports, nothing }: DemoActionSlots): readonly DemoAction[] =>
  nothing ? exports.map((one) => ({ ...one, disabled: true, hint: nothing })) : exports;

/** In the bar: Undo, Redo, Import, Save, Share, Export, More. A phone has all but Save in its own bar. */
export function DemoActions({ save, ...slots }: DemoActionSlots & { save: ReactNode }) {
  const { history, onImport, onShare, more, nothing } = slots;
  return (
    <>
      <span className="flex items-center max-lg:hidden">
        <ToolButton icon={Undo2} label="Undo" aria-disabled={!history.canUndo} onClick={history.undo} />
        <ToolButton icon={Redo2} label="Redo" aria-disabled={!history.canRedo} onClick={history.redo} />
        <ToolButton icon={Upload} label="Import" onClick={onImport} />
      </span>
      {save}
      <span className="flex items-center max-lg:hidden">
        <ToolButton
          icon={Share2}
          label="Share"
          aria-disabled={Boolean(nothing)}
          title={nothing ?? undefined}
          onClick={() => (nothing ? null : onShare())}
        />
        <Menu align="end" trigger={<ToolButton icon={Download} label="Export" />}>
          {itemsOf(exportsNow(slots))}
        </Menu>
        <Menu align="end" trigger={<ToolButton icon={Ellipsis} label="More" />}>
          {itemsOf(more)}
        </Menu>
      </span>
    </>
  );
}

/** The last place of a phone's bar: everything in the order of the desktop's, after what concerns this moment alone. */
export function MoreMenu({ now = [], ...slots }: DemoActionSlots & { now?: readonly DemoAction[] }) {
  const { history, onImport, onShare, more, nothing } = slots;
  return (
    <Menu
      align="end"
      side="top"
      trigger={
        <Button variant="ghost" size="small">
          <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
          More
        </Button>
      }
    >
      {itemsOf(now)}
      <MenuItem icon={Undo2} disabled={!history.canUndo} onSelect={history.undo}>
        Undo
      </MenuItem>
      <MenuItem icon={Redo2} disabled={!history.canRedo} onSelect={history.redo}>
        Redo
      </MenuItem>
      <MenuItem icon={Upload} onSelect={onImport}>
        Import
      </MenuItem>
      <MenuItem icon={Share2} disabled={Boolean(nothing)} hint={nothing ?? undefined} onSelect={onShare}>
        Share
      </MenuItem>
      <MenuGroup label="Export">{itemsOf(exportsNow(slots))}</MenuGroup>
      <MenuSeparator />
      {itemsOf(more)}
    </Menu>
  );
}

interface DemoPhoneBarProps extends DemoActionSlots {
  /** The result in one or two short lines. */
  fact: ReactNode;
  /** The id of the `InputsPanel`. */
  inputs: string;
  /** The page's own action: one `Button`. */
  main: ReactNode;
}

/** At the thumb: Inputs, the page's own action, and everything else. */
export function DemoPhoneBar({ fact, inputs, main, ...slots }: DemoPhoneBarProps) {
  return (
    <PhoneBar fact={fact}>
      <Button variant="ghost" size="small" popoverTarget={inputs}>
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
        Inputs
      </Button>
      {main}
      <MoreMenu {...slots} />
    </PhoneBar>
  );
}
