import { type Line, spanOf, textOf } from './transcript.ts';

/** A part of a recording that somebody can go to. */
interface Chapter {
  start: number;
  title: string;
}

/** A chapter is a minute long at least, and begins after a pause that stands out. */
const shortest = 60;
const longPause = 1.5;
const titleWords = 8;

/** The first words of a line, as a title. */
function titleOf(line: Line): string {
  const words = textOf(line).split(' ');
  const first = words.slice(0, titleWords).join(' ');
  return words.length > titleWords ? `${first.replace(/[,;:]$/, '')}…` : first.replace(/[.,;:]$/, '');
}

/** Chapters at the long pauses; a short recording has none. */
export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const span = spanOf(line);
    const last = chapters.at(-1);
    if (!last || (span.start - end >= longPause && span.start - last.start >= shortest))
      chapters.push({ start: span.start, title: titleOf(line) });
    end = span.end;
  }
  return chapters.length > 1 ? chapters : [];
}
