import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, rangeIn } from './dates.ts';
import { readResume } from './read-resume.ts';

const text = `Maren Oduya
Leeds | maren.oduya@example.com | +44 20 7946 0812

Experience
Software Engineer, Harrow & Finch Ltd (Nov 2024 – present)
- Moved the billing service to Go
Backend Developer, Bluewater Logistics (Jul 2019 – Oct 2024)

Education
BSc Computer Science, University of Leeds, 2014–2017

Skills
Go, PostgreSQL, CI/CD and C++`;

describe('a résumé', () => {
  const read = readResume(text);
  it('is read with who it is and how to reach them', () => {
    expect(read.name?.value).toBe('Maren Oduya');
    expect(read.email?.value).toBe('maren.oduya@example.com');
    expect(read.phone?.value).toBe('+44 20 7946 0812');
    expect(read.place?.value).toBe('Leeds');
  });
  it('is read with posts, studies and skills', () => {
    expect(read.posts.map(({ what, where }) => [what?.value, where?.value])).toEqual([
      ['Software Engineer', 'Harrow & Finch Ltd'],
      ['Backend Developer', 'Bluewater Logistics'],
    ]);
    expect(read.posts[0]?.when?.to).toBeNull();
    expect(read.posts[1]?.when?.from.value).toBe('2019-07');
    expect(read.studies[0]?.where?.value).toBe('University of Leeds');
    expect(read.skills.map(({ value }) => value)).toEqual(['Go', 'PostgreSQL', 'CI/CD', 'C++']);
  });
  it('says where each part stands', () => {
    const found = [read.name, read.email, read.phone, read.place, ...read.skills];
    for (const part of found) expect(text.slice(part?.start, part?.end)).toBe(part?.value);
    for (const { what, where } of read.posts)
      for (const part of [what, where]) expect(text.slice(part?.start, part?.end)).toBe(part?.value);
  });
});

it('marks what stands in the text, whatever the text is', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('Skills', 'Experience', 'Jan 2019 – present', 'a@b.example', '+49 40 1234567', 'SQL, R'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const any = lines.join('\n');
      const { name, email, phone, place, skills } = readResume(any);
      for (const part of [name, email, phone, place, ...skills])
        if (part) expect(any.slice(part.start, part.end)).toBe(part.value);
    }),
    { numRuns: 200 },
  );
});

it('reads months in the forms that people write', () => {
  for (const said of ['Mar 2019', 'March 2019', '03/2019', '3.2019', '2019-03', 'März 2019', 'Mar ’19'])
    expect(monthOf(said), said).toBe('2019-03');
  expect(monthOf('2019')).toBe('2019');
  for (const said of [
    '2016–2019',
    'Jan 2016 to Feb 2019',
    '01/2016 bis 02/2019',
    'seit 2016',
    '01.2016 – heute',
  ])
    expect(rangeIn({ value: said, start: 0, end: said.length })?.from.value.slice(0, 4), said).toBe('2016');
});
