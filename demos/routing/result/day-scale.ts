import type { RouteSchedule } from '#engines/routing/schedule.ts';

const hour = 3600;

/** From which hour to which the timeline runs, and where its marks stand. */
export interface DayScale {
  from: number;
  to: number;
  marks: readonly number[];
}

/** A scale of whole hours around all routes, with at most eleven marks. */
export function scaleOf(routes: readonly RouteSchedule[]): DayScale {
  const used = routes.filter(({ visits }) => visits.length > 0);
  const first = used.length > 0 ? Math.min(...used.map(({ departure }) => departure)) : 6 * hour;
  const last = used.length > 0 ? Math.max(...used.map(({ finish }) => finish)) : 18 * hour;
  const from = Math.floor(first / hour) * hour;
  const to = Math.max(from + hour, Math.ceil(last / hour) * hour);
  const step = Math.ceil((to - from) / hour / 10) * hour;
  const marks: number[] = [];
  for (let at = from; at <= to; at += step) marks.push(at);
  return { from, to, marks };
}

/** The position of a time on the scale, in hundredths. */
export const shareOf = (time: number, { from, to }: DayScale): string =>
  `${(((time - from) / (to - from)) * 100).toFixed(2)}%`;
