import type { RichText } from '#lib/text/rich-text.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { readBlocks } from './blocks.ts';

/** A part of a lesson, from one heading to the next. Questions, notes and bookmarks name it by its id. */
export interface LessonSection {
  id: string;
  heading: string;
  text: RichText;
}

/** What stands before the first heading. */
const beginning = 'beginning';

/** The id that a heading gives its section. */
export const sectionId = (heading: string): string => slugFrom(heading) || beginning;

/** A lesson's Markdown as its sections; a heading that is used twice gets a number behind its id. */
export function readSections(source: string): LessonSection[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let inCode = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    if (!inCode && line.startsWith('## ')) parts.push({ heading: line.slice(3).trim(), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const used = new Map<string, number>();
  return parts.flatMap(({ heading, lines }) => {
    const text = readBlocks(lines.join('\n'));
    if (heading === '' && text.length === 0) return [];
    const base = sectionId(heading);
    const before = used.get(base) ?? 0;
    used.set(base, before + 1);
    return [{ id: before === 0 ? base : `${base}-${before + 1}`, heading, text }];
  });
}

/** How many words a lesson has, without its examples of code. */
export const countWords = (source: string): number =>
  source
    .replace(/```[\s\S]*?```/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
