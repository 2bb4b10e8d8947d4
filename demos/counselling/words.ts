import type { Path } from '#engines/paths/paths.ts';
import type { Field, Subject } from '#engines/paths/programme.ts';

export const fieldNames: Readonly<Record<Field, string>> = {
  health: 'Health',
  building: 'Building',
  computing: 'Computing',
  nature: 'Nature',
  people: 'Working with people',
  craft: 'Making things by hand',
  business: 'Business',
  media: 'Media and design',
};
export const subjectNames: Readonly<Record<Subject, string>> = {
  maths: 'Maths',
  language: 'Language',
  science: 'Science',
  arts: 'Arts',
};
export const towns = ['Aldermoor', 'Brack', 'Tessel'] as const;

/** Why each of the three was chosen: the rule, as it is applied. */
export const roleWords: Readonly<Record<Path['role'], { name: string; rule: string }>> = {
  wish: { name: 'Nearest to the wish', rule: 'First by wishes, then by how few marks are missing.' },
  reach: { name: 'Easiest to reach', rule: 'Within the wishes, the one that lacks least.' },
  money: { name: 'Costs least', rule: 'Marks are high enough, and the whole of it is cheapest.' },
};
