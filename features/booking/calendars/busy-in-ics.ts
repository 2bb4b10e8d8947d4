import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Span } from '#engines/slots/availability.ts';
import type { BusyQuestion } from './remote-calendar.ts';

// A daily entry reaches back fifty years within this; one that never ends is left there.
const mostOccurrences = 20_000;
/** Of all entries together: nobody is busy more often than this in the months that are asked for. */
const mostBusy = 20_000;
const noCalendar = 'There is no calendar at this address.';

/** Asking costs a millisecond, and a series asks for each of its days. */
const knownZones = new Map<string, boolean>();

function isKnownZone(name: string): boolean {
  const before = knownZones.get(name);
  if (before !== undefined) return before;
  let known = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    known = false;
  }
  if (knownZones.size < 1000) knownZones.set(name, known);
  return known;
}

/** A calendar's time as a moment: days begin at the host's midnight, times without a zone are the host's. */
function momentOf(time: ICAL.Time, named: string, zone: string): number {
  const { year, month, day, hour, minute, second } = time;
  if (time.isDate)
    return Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(zone).epochMilliseconds;
  if (time.zone === ICAL.Timezone.utcTimezone) return Date.UTC(year, month - 1, day, hour, minute, second);
  // A zone of the calendar's own making: its rules came along with it.
  const isOwn = named !== '' && !isKnownZone(named) && time.zone !== ICAL.Timezone.localTimezone;
  if (isOwn) return time.toUnixTime() * 1000;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(
    isKnownZone(named) ? named : zone,
  ).epochMilliseconds;
}

/** The zone that an entry's time names. */
const namedIn = (component: ICAL.Component, property: string): string =>
  component.getFirstProperty(property)?.getFirstParameter('tzid') ?? '';

const takesTime = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED';

/** Every time an entry happens, until the end of what is asked for. */
function* occurrencesOf(event: ICAL.Event, { within, zone }: BusyQuestion): Generator<Span> {
  const spanOf = (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time): Span => {
    const named = namedIn(component, 'dtstart');
    return {
      start: momentOf(start, named, zone),
      end: momentOf(end, namedIn(component, 'dtend') || named, zone),
    };
  };
  if (!event.isRecurring()) {
    if (takesTime(event.component)) yield spanOf(event.component, event.startDate, event.endDate);
    return;
  }
  const times = event.iterator();
  const named = namedIn(event.component, 'dtstart');
  for (let count = 0; count < mostOccurrences; count += 1) {
    const next = times.next();
    if (!next || momentOf(next, named, zone) >= within.end) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (takesTime(item.component)) yield spanOf(item.component, startDate, endDate);
  }
}

/** Entries by what they are called, each with the single days on which it differs. */
function eventsIn(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents('vevent');
  const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const exceptions = components.filter(isException);
  const masters = components.filter((component) => !isException(component));
  const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid');
  const known = new Set(masters.map(uidOf));
  const exceptionsOf = Map.groupBy(exceptions, uidOf);
  const events = masters.map(
    (component) =>
      new ICAL.Event(component, {
        exceptions: exceptionsOf.get(uidOf(component)) ?? [],
        strictExceptions: true,
      }),
  );
  // A server may hand out a moved day without the entry it belongs to.
  const strays = exceptions.filter((component) => !known.has(uidOf(component)));
  return [...events, ...strays.map((component) => new ICAL.Event(component))];
}

/** When an iCalendar text says somebody is busy, within a stretch; throws on what is no calendar. */
export function busyInIcs(text: string, question: BusyQuestion): Span[] {
  const { within, own } = question;
  const parsed: unknown[] = ICAL.parse(text);
  // One calendar, or several in one file.
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  if (calendars.length === 0) throw new Error(noCalendar);
  const busy: Span[] = [];
  for (const jcal of calendars) {
    const calendar = new ICAL.Component(jcal);
    if (calendar.name !== 'vcalendar') throw new Error(noCalendar);
    for (const event of eventsIn(calendar)) {
      if (own.uids.has(event.uid)) continue;
      for (const span of occurrencesOf(event, question))
        if (span.end > within.start && span.start < within.end && span.end > span.start) busy.push(span);
      if (busy.length > mostBusy)
        throw new Error(`The calendar has more than ${mostBusy} entries in the period we read.`);
    }
  }
  return busy;
}
