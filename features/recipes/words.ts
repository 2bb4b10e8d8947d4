import { grouped } from '#lib/money/grouped.ts';
import type { RunReport } from './client/recipes.ts';
import type { Schedule } from './recipes.ts';

/** The schedules as people choose them. */
export const scheduleWords: Readonly<Record<Schedule, string>> = {
  hand: 'Only when I start it',
  hourly: 'Every hour',
  daily: 'Every day',
  weekly: 'Every week',
};

/** The site that a recipe reads, without its `www.`. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** Where a run stands, in words. */
export function reportText(report: RunReport | null): string {
  if (!report) return 'Starting';
  if (report.is === 'waiting')
    return report.place === 1 ? 'Next in the queue' : `Number ${report.place} in the queue`;
  const { page, pages, rows } = report.progress;
  const found = rows > 0 ? `, ${grouped(rows)} rows so far` : '';
  return pages > 1 ? `Reading page ${page} of ${pages} at most${found}` : 'Reading the page';
}
