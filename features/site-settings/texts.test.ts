import { expect, it } from 'vitest';
import { defaultSettings, sections } from '#server/settings/schema.ts';
import { fieldsOfPart, partNames } from './parts.ts';
import { settingOf, textOf } from './texts.ts';

it('has a field for every setting of its parts, and reads what it showed', () => {
  for (const part of partNames) {
    const stored: Record<string, unknown> = { ...defaultSettings[part] };
    const read = Object.fromEntries(
      fieldsOfPart(part).map((field) => [field.name, settingOf(field, textOf(field, stored[field.name]))]),
    );
    expect(sections[part].parse(read), part).toEqual(stored);
  }
});

it('reads percent, holidays and lists as people write them', () => {
  const as = (control: 'percent' | 'days' | 'lines') => ({ name: 'x', label: 'X', control });
  expect(settingOf(as('percent'), '8,1')).toBe(810);
  expect(settingOf(as('days'), '2026-12-25: Christmas Day\r\n\r\n2027-01-01 New Year')).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: 'New Year' },
  ]);
  expect(settingOf(as('lines'), ' https://a.example \n\n')).toEqual(['https://a.example']);
});

it('reads work by its weeks and people, and leaves what is none to the schema', () => {
  const work = { name: 'kinds', label: 'Kinds', control: 'work' as const };
  expect(settingOf(work, 'First version: 4–8 weeks, 2 people\nLook: 0,5 to 1 week\nDay: 1 week')).toEqual([
    { name: 'First version', from: 4, to: 8, people: 2 },
    { name: 'Look', from: 0.5, to: 1, people: 1 },
    { name: 'Day', from: 1, to: 1, people: 1 },
  ]);
  const wrong = settingOf(work, 'Everything, cheaply');
  expect(sections.prices.shape.kinds.safeParse(wrong).success).toBe(false);
});
