import { expect, it } from 'vitest';
import { fieldText, kindText, thingText } from './words.ts';

it('reads an unknown kind as words, and shows no number of the database', () => {
  expect(kindText('identity.email-verified')).toBe('Address of an account confirmed');
  expect(kindText('something.brand-new')).toBe('Something brand new');
  expect(thingText('enquiry:019a0000-0000-7000-8000-000000000000')).toBe('An enquiry');
  expect(thingText('booking-poll:019a')).toBe('A poll');
  expect(thingText('settings')).toBe('Settings');
  expect(fieldText('startAt')).toBe('Start at');
});
