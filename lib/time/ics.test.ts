import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './ics.ts';

const event: CalendarEvent = {
  uid: '0190@akra.example',
  sequence: 2,
  stamp: new Date('2026-01-02T03:04:05.678Z'),
  start: new Date('2026-03-29T00:45:00Z'),
  end: new Date('2026-03-29T01:15:00Z'),
  summary: 'Scoping call',
  status: 'CONFIRMED',
};
const invitation = (more: Partial<CalendarEvent> = {}) =>
  writeCalendar({ method: 'REQUEST', product: 'Akra', events: [{ ...event, ...more }] });
const parse = (ics: string) => new ICAL.Component(ICAL.parse(ics));
const firstEvent = (ics: string) => {
  const found = parse(ics).getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return found;
};
const value = (ics: string, name: string) => firstEvent(ics).getFirstPropertyValue(name);

describe('writeCalendar', () => {
  it('writes an invitation that another parser reads', () => {
    const ics = invitation({
      organizer: { name: 'Akra, "the" studio', email: 'hello@akra.example' },
      attendees: [
        { name: 'Ann; Bee: C^D', email: 'ann+x@example.com' },
        { name: 'Zoë\n二', email: 'zoë@example.com' },
      ],
      url: 'https://akra.example/a,b;c?d=1',
      location: 'https://meet.example/room',
    });
    const calendar = parse(ics);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const read = new ICAL.Event(firstEvent(ics));
    expect(read).toMatchObject({ uid: event.uid, sequence: 2, summary: 'Scoping call' });
    expect(read.startDate.toJSDate()).toEqual(event.start);
    expect(read.endDate.toJSDate()).toEqual(event.end);
    expect(ics).toContain('DTSTAMP:20260102T030405Z\r\n');
    expect(value(ics, 'status')).toBe('CONFIRMED');
    expect(value(ics, 'url')).toBe('https://akra.example/a,b;c?d=1');
    const [organizer] = firstEvent(ics).getAllProperties('organizer');
    expect(organizer?.getFirstParameter('cn')).toBe('Akra, "the" studio');
    expect(organizer?.getFirstValue()).toBe('mailto:hello@akra.example');
    const attendees = firstEvent(ics).getAllProperties('attendee');
    expect(attendees.map((one) => one.getFirstParameter('cn'))).toEqual(['Ann; Bee: C^D', 'Zoë\n二']);
    expect(attendees.map((one) => one.getFirstValue())).toEqual([
      'mailto:ann+x@example.com',
      'mailto:zo%C3%AB@example.com',
    ]);
  });

  it('publishes many entries, and withdraws one', () => {
    const feed = writeCalendar({
      method: 'PUBLISH',
      product: 'Akra',
      name: 'My meetings',
      events: [event, { ...event, uid: 'other', status: 'CANCELLED' }],
    });
    const entries = parse(feed).getAllSubcomponents('vevent');
    expect(entries.map((entry) => entry.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(parse(feed).getFirstPropertyValue('x-wr-calname')).toBe('My meetings');
    expect(writeCalendar({ method: 'CANCEL', product: 'Akra', events: [] })).toContain(
      '\r\nMETHOD:CANCEL\r\n',
    );
  });

  it('gives back every text that goes in, in lines of at most 75 octets', () => {
    const long = fc.string({ unit: 'grapheme', maxLength: 300 });
    const odd = fc.string({
      unit: fc.constantFrom(
        '\\',
        ';',
        ',',
        '\n',
        '\r',
        ':',
        '"',
        '^',
        ' ',
        '\t',
        'n',
        'é',
        '二',
        '👩‍👧',
        '\u0000',
        '\ud800',
      ),
      maxLength: 120,
    });
    const binary = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(fc.oneof(long, odd, binary), fc.oneof(long, odd, binary), (summary, description) => {
        const ics = invitation({
          summary: `x${summary}`,
          description: `x${description}`,
          location: `x${summary}`,
        });
        const expected = (given: string) =>
          [...given.toWellFormed().replace(/\r\n?/g, '\n')]
            .filter((sign) => sign === '\t' || sign === '\n' || !/\p{Cc}/u.test(sign))
            .join('');
        expect(value(ics, 'summary')).toBe(`x${expected(summary)}`);
        expect(value(ics, 'description')).toBe(`x${expected(description)}`);
        expect(value(ics, 'location')).toBe(`x${expected(summary)}`);
        const isWrong = (line: string) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line);
        expect(ics.split('\r\n').filter(isWrong)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lets no text become a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const sly = `${name}\r\nATTENDEE:mailto:x@example.com`;
        const ics = invitation({
          summary: sly,
          url: `https://a.example/${sly}`,
          organizer: { name: sly, email: `a@b.example${sly}` },
        });
        const names = firstEvent(ics)
          .getAllProperties()
          .map((property) => property.name);
        expect(names.sort()).toEqual(
          ['dtend', 'dtstamp', 'dtstart', 'organizer', 'sequence', 'status', 'summary', 'uid', 'url'].sort(),
        );
      }),
    );
  });
});
