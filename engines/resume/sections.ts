import { type Line, linesOf, partOf } from './found.ts';

export type SectionKind = 'head' | 'work' | 'study' | 'skills' | 'languages' | 'contact' | 'other';

/** A part of a résumé under its heading. */
interface Section {
  kind: SectionKind;
  lines: Line[];
}

/** Headings as people write them, in English, German, Dutch and French. */
const headings: Readonly<Record<Exclude<SectionKind, 'head'>, string>> = {
  work: 'experience|work experience|professional experience|employment|employment history|work history|career|career history|work|professional background|relevant experience|positions|positions held|jobs|berufserfahrung|beruflicher werdegang|werdegang|praxis|berufspraxis|werkervaring|ervaring|expérience|expérience professionnelle|expériences professionnelles|parcours professionnel',
  study:
    'education|education and training|education & training|academic background|academic history|qualifications|studies|degrees|degree|training|school|schooling|ausbildung|bildung|studium|bildungsweg|schule|opleiding|opleidingen|formation|études',
  skills:
    'skills|key skills|core skills|technical skills|skills and tools|tools|technologies|competencies|core competencies|competences|expertise|what i know|i can|abilities|kenntnisse|fähigkeiten|fachkenntnisse|it-kenntnisse|kompetenzen|vaardigheden|compétences',
  languages: 'languages|language skills|sprachen|sprachkenntnisse|talen|langues',
  contact:
    'contact|contact details|get in touch|personal details|persönliche daten|kontakt|personalia|coordonnées|address',
  other:
    'profile|summary|about|about me|objective|personal statement|statement|interests|hobbies|hobbys|references|referees|publications|volunteering|awards|projects|certifications|certificates|zertifikate|interessen|profil|kurzprofil|personal profile|ehrenamt',
};
const kinds = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind as SectionKind] as const),
  ),
);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}&\s-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a line is the heading of; null when it is none. */
export const headingOf = (text: string): SectionKind | null =>
  text.length > 40 ? null : (kinds.get(bare(text)) ?? null);

/** A heading with what stands after it in the same line: 'Skills: SQL, Go', or a row of a table. */
function headWithRest(line: Line): { kind: SectionKind; rest: Line | null } | null {
  const split = /\s*[|:]\s*/.exec(line.value);
  if (!split || split.index === 0) return null;
  const kind = headingOf(line.value.slice(0, split.index));
  if (!kind) return null;
  const rest = partOf(line, split.index + split[0].length, line.value.length);
  return { kind, rest: rest && { ...rest, isItem: false, isClose: true } };
}

/** The sections of a résumé in order; what stands before the first heading is its head. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  for (const line of linesOf(text)) {
    const kind = line.isItem ? null : headingOf(line.value);
    if (kind) {
      sections.push({ kind, lines: [] });
      continue;
    }
    const inline = headWithRest(line);
    if (inline) sections.push({ kind: inline.kind, lines: inline.rest ? [inline.rest] : [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
