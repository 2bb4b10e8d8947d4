import { emailIn, nameIn, phoneIn, placeIn } from './contact.ts';
import type { Found, Line } from './found.ts';
import { postWords, type Stay, staysIn, studyWords } from './posts.ts';
import { type SectionKind, sectionsOf } from './sections.ts';
import { skillsIn } from './skills.ts';

/** What a résumé says, each part with where it stands in the text. */
export interface Resume {
  name: Found | null;
  email: Found | null;
  phone: Found | null;
  place: Found | null;
  skills: Found[];
  languages: Found[];
  posts: Stay[];
  studies: Stay[];
}

/** Reads a résumé by its headings, its dates and the shape of its lines. What is not found stays empty. */
export function readResume(text: string): Resume {
  const sections = sectionsOf(text);
  const all = sections.flatMap(({ lines }) => lines);
  const email = emailIn(all);
  const name = nameIn(all, email);
  // In a page of two columns the name may follow the list in the first one.
  const isName = (line: Line) => name !== null && line.start <= name.start && name.end <= line.end;
  const of = (kind: SectionKind): Line[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ lines }) => lines.filter((line) => !isName(line)));
  const reach = sections
    .filter(({ kind }) => kind === 'head' || kind === 'contact')
    .flatMap(({ lines }) => lines);
  const phone = phoneIn(all);
  return {
    name,
    email,
    phone,
    place: placeIn(reach, [name, email, phone]),
    skills: skillsIn(of('skills')),
    languages: skillsIn(of('languages')),
    posts: staysIn(of('work'), postWords),
    studies: staysIn(of('study'), studyWords),
  };
}
