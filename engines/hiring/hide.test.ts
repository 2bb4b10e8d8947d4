import { expect, it } from 'vitest';
import { readResume } from '#engines/resume/read-resume.ts';
import { hideWho } from './hide.ts';

const text = `Maren Oduya
Leeds | maren.oduya@example.com | +44 20 7946 0812
https://maren.example

Experience
Software Engineer, Harrow & Finch Ltd (Nov 2024 – present)
- Maren moved the billing service to Go, 03/2023

Education
BSc Computer Science, 2014–2017`;
const hidden = hideWho(text, readResume(text));

it('covers name, contact and dates', () => {
  for (const told of [
    'Maren',
    'Oduya',
    'Leeds',
    '@',
    '7946',
    'maren.example',
    '2024',
    'Nov',
    '2014',
    '2017',
    '2023',
  ])
    expect(hidden, told).not.toContain(told);
});

it('leaves work and skills where they were', () => {
  expect(hidden).toHaveLength(text.length);
  for (const told of [
    'Software Engineer, Harrow & Finch Ltd',
    'moved the billing service to Go',
    'BSc Computer Science',
  ])
    expect(hidden.indexOf(told), told).toBe(text.indexOf(told));
});
