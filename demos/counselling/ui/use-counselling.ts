import { toast } from '#ui/panels/toast.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Counselling, CounsellingEdit, CounsellingRows } from '../records.ts';

/** What every screen works with. */
export interface CounsellingView {
  rows: CounsellingRows;
  day: string;
  /** Does something, says so, and offers to take it back. */
  act: (said: string, edits: readonly CounsellingEdit[]) => void;
}

export const actWith =
  (used: UsedSandbox<Counselling>): CounsellingView['act'] =>
  (said, edits) => {
    used.change(said, edits);
    toast({
      id: 'counselling',
      title: said,
      tone: 'done',
      action: { label: 'Undo', onSelect: used.sandbox.undo },
    });
  };

export const newId = (): string => crypto.randomUUID();

/** Days until a date, as people say it. */
export const leftSaid = (days: number): string =>
  days < -1
    ? `${-days} days late`
    : days === -1
      ? 'a day late'
      : days === 0
        ? 'today'
        : days === 1
          ? 'tomorrow'
          : `in ${days} days`;
