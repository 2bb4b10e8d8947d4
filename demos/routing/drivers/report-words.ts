import { counted } from '#lib/money/grouped.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { clock } from '../words/clock.ts';
import type { Report, Reports, Told } from './report.ts';

/** The latest that a driver said, in a sentence. */
export function heardWords({ van, told }: Report, look: LookedUp): string {
  const last = told.at(-1);
  if (!last) return `${van} withdrew its report.`;
  const stop = nameOf(look.stops.get(last.stopId)) || 'A stop';
  return last.is === 'done'
    ? `${van}: ${stop} is done, ${clock(last.at)}.`
    : `${van}: ${stop} could not be served. ${last.reason ?? ''}`.trim();
}

/** What a driver said of a stop, as a note beside it: 'done at 09:10', 'not delivered at 09:30, They were closed'. */
export const toldWords = ({ is, at, reason }: Told): string =>
  is === 'done' ? `done at ${clock(at)}` : `not delivered at ${clock(at)}${reason ? `, ${reason}` : ''}`;

/** What was said of a stop by any driver. */
export const toldOf = (reports: Reports, stopId: string): Told | undefined =>
  Object.values(reports)
    .flatMap(({ told }) => told)
    .find((told) => told.stopId === stopId);

/** How a van stands after its driver's report: what is done, what comes next and when, and what will be late. */
export function standingWords({ vehicleId, told }: Report, look: LookedUp): string {
  const visits = look.schedules.get(vehicleId)?.visits ?? [];
  const behind = new Set(told.map(({ stopId }) => stopId));
  const ahead = visits.filter(({ stopId }) => !behind.has(stopId));
  const failed = told.filter(({ is }) => is === 'failed').length;
  const late = ahead.filter(({ lateness }) => lateness > 60).length;
  const [next] = ahead;
  return [
    `${told.length - failed} of ${counted(told.length + ahead.length, 'stop')} done`,
    ...(failed > 0 ? [`${failed} not delivered`] : []),
    ...(next ? [`next ${nameOf(look.stops.get(next.stopId))} at ${clock(next.arrival)}`] : []),
    ...(late > 0 ? [`${late} will be late`] : []),
  ].join(', ');
}
