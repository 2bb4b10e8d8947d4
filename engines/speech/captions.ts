import type { Span } from './sound.ts';
import { type Line, spanOf, textOf, type Word } from './transcript.ts';

/** What viewers can read at once: two rows of 42 letters, for seven seconds at most. */
const rowLetters = 42;
const mostSeconds = 7;

/** A caption: one or two rows of text with their time. */
interface Caption extends Span {
  speaker: string;
  rows: readonly string[];
}

const lettersOf = (words: readonly Word[]): number => textOf({ words }).length;

/** Two rows of about the same length where one is too short. */
function rowsOf(text: string): string[] {
  if (text.length <= rowLetters) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** The lines as captions of readable length, in order and without overlap. */
export function captionsOf(lines: readonly Line[]): Caption[] {
  const parts: { speaker: string; words: Word[] }[] = [];
  for (const { speaker, words } of lines) {
    let own: Word[] = [];
    for (const word of words) {
      const isFull =
        lettersOf([...own, word]) > 2 * rowLetters || word.end - (own[0]?.start ?? word.start) > mostSeconds;
      if (isFull && own.length > 0) {
        parts.push({ speaker, words: own });
        own = [];
      }
      own.push(word);
    }
    if (own.length > 0) parts.push({ speaker, words: own });
  }
  return parts.map(({ speaker, words }, at) => {
    const { start, end } = spanOf({ words });
    const next = parts[at + 1]?.words[0]?.start ?? Number.POSITIVE_INFINITY;
    // A caption of a single short word stays for a second where nothing follows it.
    return { speaker, start, end: Math.min(Math.max(end, start + 1), next), rows: rowsOf(textOf({ words })) };
  });
}
