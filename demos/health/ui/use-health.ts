import { useEffect, useState } from 'react';
import { toast } from '#ui/panels/toast.ts';
import type { CompanySetting } from '../../app-kit/company/company.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Health, HealthEdit, HealthRows } from '../records.ts';

/** What every screen works with. */
export interface HealthView {
  rows: HealthRows;
  day: string;
  /** The time of now, as in 13:05. */
  time: string;
  /** In whose name summaries are written. */
  practice: CompanySetting;
  /** Does something, says so, and offers to take it back. */
  act: (said: string, edits: readonly HealthEdit[]) => void;
}

export const actWith =
  (used: UsedSandbox<Health>): HealthView['act'] =>
  (said, edits) => {
    used.change(said, edits);
    toast({
      id: 'health',
      title: said,
      tone: 'done',
      action: { label: 'Undo', onSelect: used.sandbox.undo },
    });
  };

export const newId = (): string => crypto.randomUUID();

const timeNow = (): string => new Date().toTimeString().slice(0, 5);

/** The time of day, told again twice a minute; the first drawing takes noon, like the server's. */
export function useTime(): string {
  const [time, setTime] = useState('12:00');
  useEffect(() => {
    setTime(timeNow());
    const turning = setInterval(() => setTime(timeNow()), 30_000);
    return () => clearInterval(turning);
  }, []);
  return time;
}
