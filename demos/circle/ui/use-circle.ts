import { toast } from '#ui/panels/toast.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Circle, CircleEdit, CircleRows } from '../records.ts';

/** What every screen works with. */
export interface CircleView {
  rows: CircleRows;
  day: string;
  /** Does something, says so, and offers to take it back. */
  act: (said: string, edits: readonly CircleEdit[]) => void;
}

export const actWith =
  (used: UsedSandbox<Circle>): CircleView['act'] =>
  (said, edits) => {
    used.change(said, edits);
    toast({
      id: 'circle',
      title: said,
      tone: 'done',
      action: { label: 'Undo', onSelect: used.sandbox.undo },
    });
  };

export const newId = (): string => crypto.randomUUID();
