import { clockOf, hours, minutesOf } from '../practice.ts';
import type { HealthRows, Visit } from '../records.ts';

const takes = (visit: Visit): boolean => visit.state !== 'cancelled';

/** The times of a day at which somebody has nobody else. */
export function freeTimes(rows: HealthRows, who: string, day: string): string[] {
  const taken = [...rows.visits.values()]
    .filter((visit) => visit.day === day && visit.who === who && takes(visit))
    .map(({ time, minutes }) => [minutesOf(time), minutesOf(time) + minutes] as const);
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return [];
  const times: string[] = [];
  for (let start = hours.from; start < hours.until; start += hours.step)
    if (taken.every(([from, until]) => start + hours.step <= from || start >= until))
      times.push(clockOf(start));
  return times;
}

const byMoment = (a: Visit, b: Visit): number => (a.day + a.time < b.day + b.time ? -1 : 1);

/** The visits of one person, the next ones first in order, then those that are over, the last one first. */
export function visitsOf(
  rows: HealthRows,
  patientId: string,
  day: string,
): { ahead: Visit[]; past: Visit[] } {
  const own = [...rows.visits.values()].filter((visit) => visit.patientId === patientId).sort(byMoment);
  const isAhead = (visit: Visit) =>
    visit.day >= day && (visit.state === 'planned' || visit.state === 'arrived');
  return { ahead: own.filter(isAhead), past: own.filter((visit) => !isAhead(visit)).reverse() };
}
