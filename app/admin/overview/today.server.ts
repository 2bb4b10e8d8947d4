import { meetingsWithin } from '#features/booking/meetings-within.server.ts';
import { eventsWithin } from '#features/events/events-within.server.ts';
import { counted } from '#lib/money/grouped.ts';
import { clockAt } from '#lib/time/words-of-time.ts';
import type { Today } from './overview.ts';

/** A day by somebody's clock. */
export interface Day {
  start: Date;
  end: Date;
  zone: string;
}

/** What a part of the panel knows of a day. `path` is the section's own. */
type TodaySource = (day: Day, path: string) => Promise<(Today & { at: Date })[]>;

const meetings: TodaySource = async ({ start, end, zone }, path) =>
  (await meetingsWithin(start, end)).map(({ reference, name, type, host, startAt }) => ({
    id: `meeting-${reference}`,
    at: startAt,
    time: clockAt(startAt.toISOString(), zone),
    title: `${type} with ${name}`,
    note: host,
    href: `${path}/list?q=${reference}`,
  }));

const events: TodaySource = async ({ start, end, zone }, path) =>
  (await eventsWithin(start, end)).map(({ id, title, startAt, registered }) => ({
    id: `event-${id}`,
    at: startAt,
    time: clockAt(startAt.toISOString(), zone),
    title,
    note: `${counted(registered, 'person comes', 'people come')}`,
    href: `${path}/${id}`,
  }));

/** Who knows of something that takes place, by the section of the panel where it is looked after. */
export const todaySources: readonly (readonly [section: string, source: TodaySource])[] = [
  ['bookings', meetings],
  ['events', events],
];
