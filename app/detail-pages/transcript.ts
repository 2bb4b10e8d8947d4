import type { Episode } from '#content/podcast/episodes.ts';

interface Paragraph {
  at: number;
  isHeading: boolean;
  text: string;
}

/** The lines of a recording in paragraphs, as they were written. */
export function paragraphsOf(lines: Episode['lines']): Paragraph[] {
  const found: Paragraph[] = [];
  let isOpen = false;
  for (const { at, isHeading, ends, text } of lines) {
    const last = found.at(-1);
    if (isOpen && last) last.text += ` ${text}`;
    else found.push({ at, isHeading, text });
    isOpen = !ends;
  }
  return found;
}
