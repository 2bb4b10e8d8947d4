import { expect, it } from 'vitest';
import { fillTemplate } from './template.ts';

it('fills in what it knows and tells what it does not', () => {
  expect(
    fillTemplate('Hello {First name}, about {job} on {day}.', { 'first name': 'Ada', job: 'Designer' }),
  ).toEqual({
    text: 'Hello Ada, about Designer on {day}.',
    unknown: ['day'],
  });
});

it('fills nothing in that a value brings along', () => {
  expect(fillTemplate('{a}', { a: '{b}', b: 'no' }).text).toBe('{b}');
  expect(fillTemplate('{constructor}', {}).unknown).toEqual(['constructor']);
});
