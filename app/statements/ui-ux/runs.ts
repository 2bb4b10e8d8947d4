import { isJust, isNumber, listOf, shaped } from '#lib/files/shape.ts';

/** Of the two versions A has the faults. */
export type Version = 'A' | 'B';

/** One time that somebody did the task. */
export interface Run {
  version: Version;
  seconds: number;
  clicks: number;
  errors: number;
}

const isVersion = (value: unknown): value is Version => isJust('A')(value) || isJust('B')(value);
const isRuns = listOf(
  shaped<Run>({ version: isVersion, seconds: isNumber, clicks: isNumber, errors: isNumber }),
);

const key = 'usability-runs';

/** What this browser kept of earlier runs; what cannot be read counts as none. */
export function keptRuns(): Run[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return isRuns(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the runs in this browser; gives whether it could. */
export function keepRuns(runs: readonly Run[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(runs));
    return true;
  } catch {
    return false;
  }
}

/** The last run of a version. */
export const lastOf = (runs: readonly Run[], version: Version): Run | null =>
  runs.findLast((run) => run.version === version) ?? null;

/** What somebody asked the screen to save. */
interface Entered {
  day: string;
  time: string;
  phone: string;
}

export const task = { day: '26', time: '14:30', phone: '030 555 0147' } as const;

const digits = (text: string) => text.replace(/\D/g, '');

/** The task is done: the very day, time and number that were asked for, however the number is written. */
export const isDone = ({ day, time, phone }: Entered): boolean =>
  day === task.day && time === task.time && digits(phone) === digits(task.phone);

/** What version B says about what was entered; null where it takes it. */
export function helpWith(entered: Entered): string | null {
  if (!entered.day || !entered.time) return 'Choose a day and a time. Your phone number is kept.';
  if (digits(entered.phone).length < 6) return 'Enter a phone number, such as 030 555 0147.';
  return isDone(entered) ? null : 'That’s not what the task asks for. Compare day, time and number with it.';
}

/** A sentence about both results. */
export function verdictOf(a: Run, b: Run): string {
  const gained = a.seconds - b.seconds;
  const errors = a.errors - b.errors;
  const time =
    Math.abs(gained) < 0.5
      ? 'Both took you about the same time'
      : `Version B took you ${Math.abs(gained).toFixed(1)} seconds ${gained > 0 ? 'less' : 'more'}`;
  const wrong =
    errors === 0
      ? 'with the same number of errors'
      : `with ${Math.abs(errors)} ${Math.abs(errors) === 1 ? 'error' : 'errors'} ${errors > 0 ? 'fewer' : 'more'}`;
  return `${time}, ${wrong}.`;
}
