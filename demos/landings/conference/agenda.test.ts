import { describe, expect, it } from 'vitest';
import { agendaFrom, clashes, clock, dayOf, minutesBusy, minutesOf, troubleOf } from './agenda.ts';
import { dayCalendar } from './day-calendar.ts';
import { sampleChoice, sessions } from './words.ts';

it.each([
  ['14:20', 860],
  ['14.20', 860],
  ['1420', 860],
  ['9', 540],
  ['2 pm', 840],
  ['12am', 0],
])('reads the time %s', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));
it.each(['', 'noon', '25:00', '14:75', '13pm'])('takes %s for no time', (typed) =>
  expect(minutesOf(typed)).toBeNull(),
);
it('writes a time', () => expect(clock(575)).toBe('09:35'));

describe('an entry of one’s own', () => {
  const good = { title: 'Call', from: '12:30', to: '13:00' };
  it('is taken when it is whole', () => expect(troubleOf(good)).toEqual({}));
  it('needs a name and two times', () =>
    expect(Object.keys(troubleOf({ title: ' ', from: 'x', to: '' }))).toEqual(['title', 'from', 'to']));
  it('lies within the day and ends after it began', () => {
    expect(troubleOf({ ...good, from: '08:00' }).from).toMatch(/09:30 to 17:00/);
    expect(troubleOf({ ...good, to: '18:00' }).to).toMatch(/09:30 to 17:00/);
    expect(troubleOf({ ...good, to: '12:30' }).to).toMatch(/after 12:30/);
  });
});

describe('a day', () => {
  const own = [{ id: 'own-1', title: 'Call', from: 640, to: 700 }];
  const day = dayOf({ chosen: ['museum', 'cron', 'crontab'], own }, sessions);
  it('stands in sequence', () =>
    expect(day.map(({ id }) => id)).toEqual(['cron', 'crontab', 'own-1', 'museum']));
  it('tells each clash once, with its minutes', () =>
    expect(clashes(day).map(({ one, other, minutes }) => [one.id, other.id, minutes])).toEqual([
      ['cron', 'crontab', 15],
      ['crontab', 'own-1', 20],
    ]));
  it('counts overlaps once', () => expect(minutesBusy(day)).toBe(130 + 45));
  it('has no clash in the sample', () =>
    expect(clashes(dayOf({ chosen: sampleChoice, own: [] }, sessions))).toEqual([]));
  it('becomes a calendar', () => {
    const text = dayCalendar(day, new Date(0));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(text).toContain('DTSTART:20270514T083000Z');
  });
});

it('reads back what it kept, and nothing else', () => {
  const agenda = { chosen: ['cron'], own: [{ id: 'own-1', title: 'Call', from: 640, to: 700 }] };
  expect(agendaFrom(JSON.parse(JSON.stringify(agenda)), sessions)).toEqual(agenda);
  expect(agendaFrom({ chosen: ['gone', 'cron'], own: [] }, sessions)).toEqual({ chosen: ['cron'], own: [] });
  expect(agendaFrom({ chosen: [], own: [{}] }, sessions)).toBeNull();
  expect(agendaFrom(null, sessions)).toBeNull();
});
