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
/** How students stand, in the order in which an adviser sees to them. */
export const partNames = {
  late: 'Missed a date',
  soon: 'Due within 7 days',
  undecided: 'Hasn’t chosen yet',
  fine: 'On track',
} as const;
export const towns = ['Aldermoor', 'Brack', 'Tessel'] as const;

/** Why each of the three was chosen: the rule, as it is applied. */
export const roleWords: Readonly<Record<Path['role'], { name: string; rule: string }>> = {
  wish: {
    name: 'Closest to the wish',
    rule: 'This path comes closest to the wishes. Among equals, it has the fewest missing marks.',
  },
  reach: { name: 'Easiest to reach', rule: 'This path matches the wishes and has the least missing.' },
  money: { name: 'Costs least', rule: 'The marks are high enough, and it has the lowest total cost.' },
};
