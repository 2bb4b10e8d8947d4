import { expect, test } from 'vitest';
import { type Checked, plainMessage } from './plain-message.ts';

const control = (wrong: keyof ValidityState, more: Partial<Checked> = {}): Checked => ({
  type: 'text',
  value: '',
  title: '',
  validationMessage: 'the browser’s own words',
  validity: { [wrong]: true },
  ...more,
});

test('says what to do, by the kind of field', () => {
  expect(plainMessage(control('valueMissing'))).toBe('Fill this in to continue.');
  expect(plainMessage(control('valueMissing', { type: 'radio' }))).toBe('Choose an option to continue.');
  expect(plainMessage(control('typeMismatch', { type: 'email' }))).toMatch(/complete email address/);
  expect(plainMessage(control('badInput', { type: 'number' }))).toBe('Enter a number in digits.');
});

test('names the limit that was passed', () => {
  expect(plainMessage(control('rangeUnderflow', { type: 'number', min: '2' }))).toBe('Choose 2 or more.');
  expect(plainMessage(control('rangeOverflow', { type: 'time', max: '17:00' }))).toBe(
    'Choose 17:00 or earlier.',
  );
  expect(plainMessage(control('stepMismatch', { type: 'time', step: '1800' }))).toMatch(/30 minutes/);
  expect(plainMessage(control('tooShort', { minLength: 12, value: 'four' }))).toBe(
    'Write at least 12 characters. You have 4 so far.',
  );
});

test('a pattern is explained by the title of its field, anything else by the browser', () => {
  expect(plainMessage(control('patternMismatch', { title: 'Write it like AB12 3CD.' }))).toBe(
    'Write it like AB12 3CD.',
  );
  expect(plainMessage(control('customError'))).toBe('the browser’s own words');
});
