import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stay } from '#engines/resume/posts.ts';
import { readResume } from '#engines/resume/read-resume.ts';
import { matchResume, monthsWorked, type Requirement, wordAt } from './match.ts';

const requirement = (change: Partial<Requirement>): Requirement => ({
  id: 'x',
  label: 'x',
  kind: 'skill',
  words: [],
  years: 0,
  must: true,
  ...change,
});
const text = `Ada Example
Experience
Engineer, Kestrel Ltd (Jan 2020 – Jan 2022)
Engineer, Harrow Ltd (Jul 2021 – present)
Skills
Golang, C++, postgres`;
const resume = readResume(text);
const met = (one: Requirement) => matchResume([one], text, resume, '2023-01-15')[0];

describe('a requirement', () => {
  it('is met by one of its words, with the line', () => {
    expect(met(requirement({ words: ['Go', 'Golang'] }))).toMatchObject({
      isMet: true,
      reason: '“Golang” in line 6',
    });
    expect(met(requirement({ words: ['PostgreSQL', 'Postgres'] }))?.isMet).toBe(true);
    expect(met(requirement({ words: ['Rust'] }))).toMatchObject({ isMet: false, at: null });
  });
  it('is not met by a part of another word', () => {
    expect(met(requirement({ words: ['Go'] }))?.isMet).toBe(false);
    expect(met(requirement({ words: ['C'] }))?.isMet).toBe(false);
    expect(wordAt('We go on', 'we go on', 'Go')).toBe(-1);
  });
  it('counts years that run side by side once', () => {
    expect(met(requirement({ kind: 'years', years: 3 }))).toMatchObject({
      isMet: true,
      reason: '3 years from the dates of 2 posts',
    });
    expect(met(requirement({ kind: 'years', years: 4 }))?.isMet).toBe(false);
  });
});

it('counts each month in which somebody worked exactly once', () => {
  const said = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const place = (value: string) => ({ value, start: 0, end: 0 });
  const post = fc.tuple(fc.integer({ min: 24_000, max: 24_200 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(post, { maxLength: 8 }), (spans) => {
      const posts = spans.map(
        ([from, length]): Stay => ({
          what: null,
          where: null,
          when: { ...place(''), from: place(said(from)), to: place(said(from + length)) },
        }),
      );
      const months = new Set(spans.flatMap(([from, length]) => Array.from({ length }, (_, at) => from + at)));
      expect(monthsWorked({ posts }, '2026-11-18')).toBe(months.size);
    }),
  );
});
