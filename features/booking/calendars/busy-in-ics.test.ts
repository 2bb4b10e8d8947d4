import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { busyInIcs } from './busy-in-ics.ts';
import type { BusyQuestion } from './remote-calendar.ts';

const asked = (from: string, to: string, more: Partial<BusyQuestion> = {}): BusyQuestion => ({
  within: { start: Date.parse(from), end: Date.parse(to) },
  zone: 'Europe/Berlin',
  own: { uids: new Set(), remoteIds: new Set() },
  ...more,
});
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
const shown = (text: string, question: BusyQuestion) =>
  busyInIcs(text, question).map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' '),
  );

const november = asked('2026-11-01T00:00Z', '2026-12-01T00:00Z');

it('reads times in UTC, in a named zone, without one, and whole days by the host’s clock', () => {
  const text = calendar(
    ...entry('UID:a', 'DTSTART:20261116T100000Z', 'DTEND:20261116T110000Z'),
    ...entry('UID:b', 'DTSTART;TZID=America/New_York:20261117T090000', 'DURATION:PT45M'),
    ...entry('UID:c', 'DTSTART:20261118T090000', 'DTEND:20261118T100000'),
    ...entry('UID:d', 'DTSTART;VALUE=DATE:20261119', 'DTEND;VALUE=DATE:20261121'),
  );
  expect(shown(text, november)).toEqual([
    '2026-11-16T10:00 2026-11-16T11:00',
    '2026-11-17T14:00 2026-11-17T14:45',
    '2026-11-18T08:00 2026-11-18T09:00',
    '2026-11-18T23:00 2026-11-20T23:00',
  ]);
});

it('leaves out what is free, cancelled, our own, or outside', () => {
  const at = ['DTSTART:20261116T100000Z', 'DTEND:20261116T110000Z'];
  const text = calendar(
    ...entry('UID:a', 'TRANSP:TRANSPARENT', ...at),
    ...entry('UID:b', 'STATUS:CANCELLED', ...at),
    ...entry('UID:ours@akra.example', ...at),
    ...entry('UID:c', 'DTSTART:20261216T100000Z', 'DTEND:20261216T110000Z'),
  );
  const own = { uids: new Set(['ours@akra.example']), remoteIds: new Set<string>() };
  expect(shown(text, { ...november, own })).toEqual([]);
});

it('knows a series with days that are left out, moved or called off', () => {
  const text = calendar(
    ...entry(
      'UID:series',
      'DTSTART;TZID=Europe/Berlin:20200106T090000',
      'DTEND;TZID=Europe/Berlin:20200106T093000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Europe/Berlin:20261109T090000',
    ),
    ...entry(
      'UID:series',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261116T090000',
      'DTSTART;TZID=Europe/Berlin:20261117T140000',
      'DTEND;TZID=Europe/Berlin:20261117T150000',
    ),
    ...entry(
      'UID:series',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=Europe/Berlin:20261123T090000',
      'DTEND;TZID=Europe/Berlin:20261123T093000',
    ),
  );
  expect(shown(text, november)).toEqual([
    '2026-11-02T08:00 2026-11-02T08:30',
    '2026-11-17T13:00 2026-11-17T14:00',
    '2026-11-30T08:00 2026-11-30T08:30',
  ]);
});

it('believes the rules of a zone that only the calendar knows', () => {
  const text = calendar(
    'BEGIN:VTIMEZONE',
    'TZID:Office time',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entry('UID:a', 'DTSTART;TZID=Office time:20261116T120000', 'DTEND;TZID=Office time:20261116T130000'),
  );
  expect(shown(text, november)).toEqual(['2026-11-16T09:00 2026-11-16T10:00']);
});

it('gives a weekly series the same wall clock all year, in any zone', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/Sao_Paulo',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 4, max: 22 }),
      fc.integer({ min: 0, max: 27 }),
      (zone, hour, day) => {
        const first = Temporal.PlainDate.from('2026-01-01').add({ days: day });
        const wall = `${first.toString().replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;
        const text = calendar(
          ...entry('UID:w', `DTSTART;TZID=${zone}:${wall}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=52'),
        );
        const expected = Array.from(
          { length: 52 },
          (_, week) =>
            first
              .add({ weeks: week })
              .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) })
              .epochMilliseconds,
        );
        const found = busyInIcs(text, asked('2025-12-01T00:00Z', '2027-03-01T00:00Z')).map(
          ({ start }) => start,
        );
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

it('says of anything else that it is no calendar', () => {
  for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
    expect(() => busyInIcs(text, november)).toThrow();
});
