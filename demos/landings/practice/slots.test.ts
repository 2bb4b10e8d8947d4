import { describe, expect, it } from 'vitest';
import { aboutTrouble, calendarOf, heldFrom, nameTrouble, nextDay, spokenDay } from './slots.ts';
import { slots } from './words.ts';

const thursday = new Date(2026, 10, 19, 10);
const held = { weekday: 2, at: '08:20', who: 'okafor', day: '2026-11-24', name: 'Ada', about: 'The knee' };

describe('nextDay', () => {
  it('finds the next such day, today never', () => {
    expect(nextDay(2, thursday)).toBe('2026-11-24');
    expect(nextDay(5, thursday)).toBe('2026-11-20');
    expect(nextDay(4, thursday)).toBe('2026-11-26');
  });
  it('goes on into the next year', () => expect(nextDay(5, new Date(2026, 11, 31))).toBe('2027-01-01'));
});

it('says a day as people do', () => expect(spokenDay('2026-11-24')).toBe('Tuesday 24 November'));

it('asks for a name and for few words', () => {
  expect(nameTrouble(' ')).toMatch(/who to call in/);
  expect(nameTrouble('77')).toMatch(/at least one letter/);
  expect(nameTrouble('Åsa')).toBeNull();
  expect(aboutTrouble('x'.repeat(141))).toMatch(/140 characters; this is 141/);
  expect(aboutTrouble('The knee')).toBeNull();
});

it('writes twenty minutes into a calendar', () => {
  const file = calendarOf(held, 'Dr Okafor', thursday);
  expect(file).toContain('SUMMARY:Dr Okafor\\, Harbour Lane Practice (sample)');
  expect(file).toContain('DESCRIPTION:Ada: The knee');
  const stampOf = (name: string) => new RegExp(`${name}:(\\d{8}T\\d{6})Z`).exec(file)?.[1] ?? '';
  expect(stampOf('DTSTART')).toBe(
    new Date(2026, 10, 24, 8, 20).toISOString().slice(0, 19).replaceAll(/[-:]/g, ''),
  );
  expect(stampOf('DTEND')).toBe(
    new Date(2026, 10, 24, 8, 40).toISOString().slice(0, 19).replaceAll(/[-:]/g, ''),
  );
});

it('reads back a time that the practice has, and no other', () => {
  expect(heldFrom(JSON.parse(JSON.stringify(held)), slots)).toEqual(held);
  for (const wrong of [
    null,
    'Tue',
    { ...held, at: '03:00' },
    { ...held, name: '' },
    { ...held, day: 'soon' },
  ])
    expect(heldFrom(wrong, slots)).toBeNull();
});
