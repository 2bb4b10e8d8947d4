/** Somebody who takes part in a calendar entry. */
export interface CalendarPerson {
  name: string;
  email: string;
}

/** One entry of a calendar; `uid` stays for good, `sequence` rises with every change. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  /** When this version of the entry was written. */
  stamp: Date;
  start: Date;
  end: Date;
  /** It takes the days from `start` up to before `end`, both in UTC, wherever somebody is. */
  allDay?: true;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  status: 'CONFIRMED' | 'CANCELLED';
  organizer?: CalendarPerson;
  attendees?: readonly CalendarPerson[];
}

/** A calendar: an invitation, its withdrawal, a feed that is published, or, without a method, an entry in a store. */
export interface Calendar {
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Who wrote it, such as the site's name. */
  product: string;
  /** What a calendar program calls a feed. */
  name?: string;
  events: readonly CalendarEvent[];
}

const mostOctets = 75;
const encoder = new TextEncoder();

/** What a line may hold: whole characters, line ends as LF, no other control characters. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');

const escapeText = (text: string): string =>
  clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const carets: Record<string, string> = { '^': '^^', '\n': '^n', '"': "^'" };
/** A parameter cannot hold quotes or line ends but by the carets of RFC 6868. */
const quoted = (text: string): string =>
  `"${clean(text).replace(/[\^\n"]/g, (sign) => carets[sign] ?? sign)}"`;

const uri = (text: string): string => clean(text).replace(/\s/g, encodeURIComponent);
const mailto = (email: string): string =>
  `mailto:${clean(email).replace(/[^\w.+\-@!$'*/=~]/gu, encodeURIComponent)}`;

/** Breaks a line so that none is longer than 75 octets, never inside a character. */
function fold(line: string): string {
  if (encoder.encode(line).length <= mostOctets) return line;
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}

const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const at = (date: Date, allDay?: true): string =>
  allDay ? `;VALUE=DATE:${utc(date).slice(0, 8)}` : `:${utc(date)}`;
const person = (property: string, { name, email }: CalendarPerson): string =>
  `${property};CN=${quoted(name)}:${mailto(email)}`;
const text = (property: string, value: string | undefined): string[] =>
  value ? [`${property}:${escapeText(value)}`] : [];

function eventLines(event: CalendarEvent): string[] {
  // Both sides have agreed by booking, so nobody is asked to answer.
  const attendee = 'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART${at(event.start, event.allDay)}`,
    `DTEND${at(event.end, event.allDay)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...(event.url ? [`URL:${uri(event.url)}`] : []),
    `STATUS:${event.status}`,
    ...(event.organizer ? [person('ORGANIZER', event.organizer)] : []),
    ...(event.attendees ?? []).map((one) => person(attendee, one)),
    'END:VEVENT',
  ];
}

/** Writes a calendar by RFC 5545: UTC times, escaped texts, folded lines that end in CRLF. */
export function writeCalendar({ method, product, name, events }: Calendar): string {
  const feed = method === 'PUBLISH' ? ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Calendar//EN`)}`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...text('X-WR-CALNAME', name),
    ...feed,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
