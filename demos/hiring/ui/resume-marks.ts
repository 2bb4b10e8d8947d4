import type { Met } from '#engines/hiring/match.ts';
import type { Found } from '#engines/resume/found.ts';
import type { Resume } from '#engines/resume/read-resume.ts';
import type { Mark } from './resume-paper.tsx';

/** What was read in a résumé, as marks in its text. */
export function readMarks({ name, email, phone, place, skills, languages, posts, studies }: Resume): Mark[] {
  const marks: Mark[] = [];
  const add = (found: Found | null | undefined, label: string) =>
    found && marks.push({ start: found.start, end: found.end, label, tone: 'read' });
  add(name, 'Read as the name');
  add(email, 'Read as the email');
  add(phone, 'Read as the phone number');
  add(place, 'Read as the location');
  for (const skill of skills) add(skill, 'Read as a skill');
  for (const language of languages) add(language, 'Read as a language');
  for (const { what, where, when } of posts) {
    add(what, 'Read as a job title');
    add(where, 'Read as the employer');
    add(when, 'Read as its dates');
  }
  for (const { what, where, when } of studies) {
    add(what, 'Read as a degree');
    add(where, 'Read as the school');
    add(when, 'Read as its dates');
  }
  return marks;
}

/** The lines by which a job's requirements are met, as marks. */
export const metMarks = (met: readonly Met[]): Mark[] =>
  met.flatMap(({ requirement, at }) =>
    at ? [{ start: at.start, end: at.end, label: `Meets: ${requirement.label}`, tone: 'met' as const }] : [],
  );
