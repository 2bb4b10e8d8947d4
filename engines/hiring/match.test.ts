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

describe('all requirements of a job', () => {
  const today = '2026-11-18';
  const vocabulary = [
    'Go',
    'go',
    'Golang',
    'C',
    'C++',
    'C#',
    'R',
    'R&D',
    'SQL',
    'PostgreSQL',
    'Java',
    'JavaScript',
  ];
  const place = (value: string) => ({ value, start: 0, end: 0 });
  const month = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const post = fc.tuple(fc.integer({ min: 24_200, max: 24_320 }), fc.integer({ min: 1, max: 40 }));
  const given = fc.record({
    text: fc
      .array(
        fc.tuple(fc.constantFrom(...vocabulary, 'and', 'é'), fc.constantFrom(' ', ', ', '\n', '-', '', '.')),
        {
          maxLength: 14,
        },
      )
      .map((words) => words.flat().join('')),
    spans: fc.array(post, { maxLength: 5 }),
    study: fc.constantFrom(null, 'what', 'where'),
    asked: fc.array(
      fc.record({
        kind: fc.constantFrom('skill' as const, 'years' as const, 'degree' as const),
        words: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
        years: fc.integer({ min: 0, max: 8 }),
        must: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  });

  /** A word as a person would look for it: whole, in any case, but two letters or fewer exactly as written. */
  const stands = (text: string, word: string) => {
    const bare = word.replaceAll('+', '\\+');
    return word.length > 2
      ? new RegExp(`(?<![\\p{L}\\p{N}])${bare}(?![\\p{L}\\p{N}])`, 'iu').test(text)
      : new RegExp(`(?<![\\p{L}\\p{N}])${bare}(?![\\p{L}\\p{N}+#&])`, 'u').test(text);
  };

  it('are met as looking for each of them by hand says, in their order, with the words that were found', () => {
    fc.assert(
      fc.property(given, ({ text: written, spans, study, asked }) => {
        const posts = spans.map(
          ([from, length]): Stay => ({
            what: null,
            where: null,
            when: { ...place(''), from: place(month(from)), to: place(month(from + length)) },
          }),
        );
        const stay: Stay = {
          what: study === 'what' ? place('BSc') : null,
          where: study === 'where' ? place('Kent') : null,
          when: null,
        };
        const read = { ...readResume(''), posts, studies: study ? [stay] : [] };
        const worked = new Set(
          spans.flatMap(([from, length]) => Array.from({ length }, (_, at) => from + at)),
        );
        const requirements = asked.map((each, at) => requirement({ ...each, id: `q${at}` }));
        const answers = matchResume(requirements, written, read, today);
        expect(answers.map((each) => each.requirement.id)).toEqual(requirements.map(({ id }) => id));
        for (const { requirement: one, isMet, at } of answers) {
          const byHand = {
            skill: one.words.some((word) => stands(written, word)),
            years: worked.size >= one.years * 12,
            degree: study !== null,
          }[one.kind];
          expect(isMet).toBe(byHand);
          if (one.kind !== 'skill' || !at) continue;
          const found = written.slice(at.start, at.end).toLowerCase();
          expect(one.words.map((word) => word.toLowerCase())).toContain(found);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
