import { dateAt } from '#engines/slots/working-time.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../availability.server.ts';
import { zoneOf } from '../page.server.ts';
import { presentType } from '../present.ts';
import { activeTypes } from '../queries.server.ts';
import { byDate, spanOfDates } from '../times.ts';

const daysShown = 7;
/** Every quarter of an hour would be more than anybody reads. */
const halfHour = 30 * 60_000;
const dateForm = /^20\d\d-\d\d-\d\d$/;

/** The first of the shown days: what the address asks for, but neither past nor further than can be booked. */
function firstDay(asked: string | null, zone: string, daysAhead: number): { first: string; last: string } {
  const today = dateAt(now().getTime(), zone);
  const last = today.add({ days: daysAhead }).toString();
  const isDate = asked !== null && dateForm.test(asked) && !Number.isNaN(Date.parse(asked));
  const [, first = last] = [today.toString(), isDate ? asked : '', last].toSorted();
  return { first, last };
}

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** What the page that starts a poll shows for an address: a week of free times of the chosen meeting. */
export async function proposePage(query: URLSearchParams) {
  const types = await activeTypes();
  const type = types.find(({ slug }) => slug === query.get('type')) ?? null;
  const zone = zoneOf(query.get('zone'));
  if (!type) return { types: types.map(presentType), type: null, zone, week: null };
  const { first, last } = firstDay(query.get('from'), zone, type.daysAhead);
  const end = shifted(first, daysShown - 1);
  const within = spanOfDates(first, end, zone);
  const slots = await freeSlotsWithin(services().database.db, { type, within });
  const starts = slots.map(({ start }) => start).filter((start) => start % halfHour === 0);
  const today = dateAt(now().getTime(), zone).toString();
  return {
    types: types.map(presentType),
    type: presentType(type),
    zone,
    week: {
      first,
      days: Object.entries(byDate(starts, zone)).map(([date, times]) => ({
        date,
        starts: times.map((time) => new Date(time).toISOString()),
      })),
      before: first > today ? shifted(first, -daysShown) : null,
      after: end < last ? shifted(first, daysShown) : null,
    },
  };
}

/** What that page shows. */
export type ProposePage = Awaited<ReturnType<typeof proposePage>>;
