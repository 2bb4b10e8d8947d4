import { zoneSchema } from '#lib/forms/form-schemas.ts';
import { type NamedZone, namedZones } from '#lib/time/zone-names.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { freeSlotsWithin, type SlotQuestion } from './availability.server.ts';
import { datesOf, isMonthId, type Month, monthIdOf, monthOf } from './month.ts';
import { presentType } from './present.ts';
import { activeTypes, type Meeting, type MeetingType } from './queries.server.ts';
import { byDate, spanOfDates } from './times.ts';

/** A type of meeting as pages show it. */
export type ShownType = ReturnType<typeof presentType>;

/** The month that is shown, the day that was chosen in it, and that day's free starts as ISO times. */
export interface Times {
  month: Month;
  day: string | null;
  /** Whether somebody chose the day, and not only the calendar's first free one is shown. */
  dayChosen: boolean;
  starts: string[];
}

/** What was chosen so far; it lives in the address, so that a link can be shared and no script is needed. */
export interface Choice {
  types: ShownType[];
  type: ShownType | null;
  zone: string;
  /** Whether the visitor's zone is known; where it is not, `zone` is the studio's. */
  zoneKnown: boolean;
  zones: NamedZone[];
  times: Times | null;
  /** The chosen moment, as ISO time. */
  start: string | null;
}

const dateForm = /^\d{4}-\d{2}-\d{2}$/;
const iso = (moment: number): string => new Date(moment).toISOString();

function zoneNamed(asked: string | null): string | null {
  const parsed = zoneSchema.safeParse(asked ?? '');
  return parsed.success ? parsed.data : null;
}

/** The zone that an address names, or the studio's. */
export const zoneOf = (asked: string | null): string => zoneNamed(asked) ?? readSettings().contact.timeZone;

/** Every zone by its name, the chosen one as it is on the day that is shown. */
export const zonesFor = (times: Times | null, zone: string): NamedZone[] =>
  namedZones(now(), { zone, at: times?.day ? new Date(`${times.day}T12:00:00Z`) : now() });

async function startsOf(
  question: Pick<SlotQuestion, 'type' | 'moving' | 'asIfEmpty'>,
  zone: string,
  monthId: string,
) {
  const { from, to } = datesOf(monthId);
  const within = spanOfDates(from, to, zone);
  const slots = await freeSlotsWithin(services().database.db, { ...question, within });
  return byDate(
    slots.map(({ start }) => start),
    zone,
  );
}

/** The free times of a type around what the address asks for: its month, or the first that has any. */
export async function timesFor(
  type: MeetingType,
  query: URLSearchParams,
  zone: string,
  moving?: Meeting,
): Promise<Times> {
  const asked = query.get('day') ?? '';
  const day = dateForm.test(asked) && isMonthId(monthIdOf(asked)) ? asked : null;
  const wished = query.get('month') ?? '';
  const given = isMonthId(wished) ? wished : day ? monthIdOf(day) : null;
  let monthId = given ?? monthIdOf(iso(now().getTime()));
  let starts = await startsOf({ type, moving }, zone, monthId);
  if (!given && Object.keys(starts).length === 0) {
    // At the end of a month the first free day lies in the next.
    monthId = monthOf(monthId, {}).after;
    starts = await startsOf({ type, moving }, zone, monthId);
  }
  // Nobody waits for another time of a meeting they have.
  const possible = moving ? {} : await startsOf({ type, asIfEmpty: true }, zone, monthId);
  const chosen = day && monthIdOf(day) === monthId ? day : (Object.keys(starts).sort()[0] ?? null);
  return {
    month: monthOf(monthId, starts, possible),
    day: chosen,
    dayChosen: day !== null && chosen === day,
    starts: (chosen ? (starts[chosen] ?? []) : []).map(iso),
  };
}

/** A moment that an address names, or null. */
export const momentIn = (text: string | null): number | null => {
  const moment = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
};

/** Everything the booking page shows for an address. */
export async function choiceOf(query: URLSearchParams): Promise<Choice> {
  const types = await activeTypes();
  const type = types.find(({ slug }) => slug === query.get('type')) ?? null;
  const zone = zoneOf(query.get('zone'));
  const start = momentIn(query.get('start'));
  const times = type && start === null ? await timesFor(type, query, zone) : null;
  return {
    types: types.map(presentType),
    type: type ? presentType(type) : null,
    zone,
    zoneKnown: zoneNamed(query.get('zone')) !== null,
    zones: zonesFor(times, zone),
    times,
    start: start === null ? null : iso(start),
  };
}
