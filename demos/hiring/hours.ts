import { Temporal } from 'temporal-polyfill';
import { commonStarts } from '#engines/hiring/common-hours.ts';
import type { Availability } from '#engines/slots/availability.ts';
import type { Rows } from './records.ts';
import { colleague, companyZone } from './staff.ts';

const minute = 60_000;

/** When a colleague can be met: their week without the interviews that are planned or offered already. */
function availability(rows: Rows, hostId: string): Availability | null {
  const host = colleague(hostId);
  if (!host) return null;
  const busy = [...rows.interviews.values()].flatMap(({ hostIds, state, start, offered, minutes }) =>
    !hostIds.includes(hostId) || state === 'cancelled' || state === 'done'
      ? []
      : (start === null ? offered : [start]).map((at) => ({ start: at, end: at + minutes * minute })),
  );
  return { ...host.hours, hostId, busy, booked: {} };
}

/** Whether one of these colleagues has another interview at that time, planned or offered. */
export const isTaken = (rows: Rows, hostIds: readonly string[], start: number, minutes: number): boolean =>
  hostIds.some((id) =>
    availability(rows, id)?.busy.some((each) => start < each.end && each.start < start + minutes * minute),
  );

/** The starts in the next two weeks at which all of these colleagues are free. */
export function freeHours(rows: Rows, hostIds: readonly string[], minutes: number, now: number): number[] {
  const hosts = hostIds.flatMap((id) => availability(rows, id) ?? []);
  return commonStarts(hosts, {
    rules: {
      minutes,
      step: 30,
      bufferBefore: 0,
      bufferAfter: 0,
      notice: 12 * 60,
      daysAhead: 14,
      dailyLimit: null,
    },
    within: { start: now, end: now + 14 * 24 * 60 * minute },
    now,
  });
}

const shownAt = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(companyZone);

/** The moment at which a day begins by the company's clock. */
export const dayStart = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(companyZone).epochMilliseconds;

/** The date of a moment by the company's clock. */
export const dateOf = (moment: number): string => shownAt(moment).toPlainDate().toString();
/** Its hour: '14:30'. */
export const clockOf = (moment: number): string => shownAt(moment).toPlainTime().toString().slice(0, 5);
