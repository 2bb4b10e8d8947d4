import { grouped } from '#lib/money/grouped.ts';
import { mostSigns } from './state.ts';

/** As much of a text as can be read at once: up to the last paragraph or sentence that fits whole. */
export function beginningOf(text: string): string {
  if (text.length <= mostSigns) return text;
  const part = text.slice(0, mostSigns);
  const ends = [
    part.lastIndexOf('\n\n'),
    ...['. ', '! ', '? ', '.\n'].map((end) => part.lastIndexOf(end) + 1),
  ];
  const end = Math.max(...ends);
  return end > mostSigns / 2 ? part.slice(0, end) : part;
}

/** Said when only the beginning fits. `what` begins the sentence: a file's name, or 'Your text'. */
export const tooLongWords = (what: string, signs: number): string =>
  `${what} has ${grouped(signs)} characters, and ${grouped(mostSigns)} can be read at once, which takes about 25 minutes. Only its beginning is here. Paste the rest when you’ve heard it.`;
