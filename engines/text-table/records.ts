import { sentencesOf } from '../retrieve/sentences.ts';
import { type ValueKind, valuesOf } from './value-kinds.ts';

const bullet = /^\s*(?:[-–—*•·▪]|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

/** Lines without bullets; a line that only announces the others, or closes a letter, is left out. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '' && !/:$/.test(line));

/** A row of a table that was flattened: cells with tabs, bars or wide gaps between them. */
export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\t+|\s*\|\s*|\s{3,}|\s+[–—]\s+|\s*;\s*/)
    .map((cell) => cell.trim())
    .filter(Boolean);

type Anchor = Exclude<ValueKind, 'text'>;

/** Cuts prose so that each piece holds one value of the kind that comes once in each row. */
function cutAt(anchor: Anchor, text: string): string[] {
  const found = valuesOf(anchor, text);
  if (found.length < 2) return sentencesOf(text);
  const pieces: string[] = [];
  const before = text.slice(0, found[0]?.start ?? 0);
  // '£2 for apples and £3 for pears' names the thing after its price; 'apples cost £2' before it.
  const isFirst =
    !/\p{L}{3,}/u.test(
      before.replace(
        /\b(?:we|you|they|it|charge|pay|costs?|prices?|are|is|the|our|following|have|has|for)\b/gi,
        '',
      ),
    ) || /^\s*(?:for|each for|each of)/i.test(text.slice(found[0]?.end ?? 0, (found[0]?.end ?? 0) + 8));
  for (const [at, { start, end }] of found.entries()) {
    if (isFirst) pieces.push(text.slice(start, found[at + 1]?.start ?? text.length));
    else {
      const from = at === 0 ? 0 : pieces.reduce((sum, piece) => sum + piece.length, 0);
      const next = found[at + 1]?.start ?? text.length;
      // What follows a value belongs to it up to the next stop.
      const stop =
        /[.;\n]|,(?=\s)(?!\s+(?:from|in|at|based|of|by|on|with|due)\b)|\s+(?:and|while|but|whereas)\s/.exec(
          text.slice(end, next),
        );
      pieces.push(
        text.slice(
          from,
          at === found.length - 1
            ? text.length
            : end + (stop ? stop.index + (/[.;\n]/.test(stop[0]) ? 1 : 0) : 0),
        ),
      );
    }
  }
  return pieces;
}

const tidy = (piece: string): string =>
  piece
    .replace(/^[\s,;.:]+|[\s,;]+$/g, '')
    .replace(/^(?:and|while|but|whereas|or|then|also)\s+/i, '')
    .replace(/^[\s,;.:]+/, '');

/** The pieces of a text that each become a row: its lines where it has them, else prose cut at the value that repeats. */
export function recordsOf(text: string, kinds: readonly ValueKind[]): string[] {
  const lines = linesOf(text);
  const anchors = kinds.filter(
    (kind): kind is Anchor => kind !== 'text' && kind !== 'person' && kind !== 'place',
  );
  const holds = (line: string) =>
    anchors.length === 0 || anchors.some((kind) => valuesOf(kind, line).length > 0);
  const held = lines.filter(holds);
  if (held.length >= 2 && held.length >= lines.length / 2) return held.map(tidy);
  const anchor = anchors.toSorted(
    (one, other) => valuesOf(other, text).length - valuesOf(one, text).length,
  )[0];
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const prose = sentencesOf(flat)
    .flatMap((sentence) => sentence.split(/;\s+/))
    .filter((sentence) => !anchor || valuesOf(anchor, sentence).length > 0);
  const pieces = anchor
    ? prose.flatMap((sentence) =>
        valuesOf(anchor, sentence).length > 1 ? cutAt(anchor, sentence) : [sentence],
      )
    : prose;
  return pieces.map(tidy).filter(Boolean);
}
