import { retimed } from './retime.ts';
import { type Line, textOf } from './transcript.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a text in upper or lower case, whole words only where it begins or ends with one. */
function pattern(sought: string): RegExp | null {
  const text = sought.trim().split(/\s+/).map(escaped).join('\\s+');
  if (text === '') return null;
  const first = /^[\p{L}\p{N}]/u.test(sought.trim()) ? '(?<![\\p{L}\\p{N}])' : '';
  const last = /[\p{L}\p{N}]$/u.test(sought.trim()) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${first}${text}${last}`, 'giu');
}

/** A place where a text was found: words [from, to) of a line. */
export interface Found {
  line: string;
  from: number;
  to: number;
}

/** Every place where the text stands, within lines. */
export function findAll(lines: readonly Line[], sought: string): Found[] {
  const found = pattern(sought);
  if (!found) return [];
  return lines.flatMap((line) => {
    const text = textOf(line);
    const wordAt = (letter: number) => text.slice(0, letter).split(' ').length - 1;
    return [...text.matchAll(found)].map((match) => ({
      line: line.id,
      from: wordAt(match.index),
      to: wordAt(match.index + match[0].length - 1) + 1,
    }));
  });
}

/** All lines with one text in place of another; times stay. A line that becomes empty goes. */
export function replaceAll(lines: readonly Line[], sought: string, by: string): Line[] {
  const found = pattern(sought);
  if (!found) return [...lines];
  return lines
    .map((line) => {
      const text = textOf(line);
      const replaced = text.replace(found, () => by);
      return replaced === text ? line : retimed(line, replaced);
    })
    .filter(({ words }) => words.length > 0);
}
