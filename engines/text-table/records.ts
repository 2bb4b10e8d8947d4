import { sentencesOf } from '../retrieve/sentences.ts';
import type { Column } from './columns.ts';
import type { Value } from './value-kinds.ts';

const bullet = /^\s*(?:[-–—*•·▪]|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

/** Lines without bullets; a line that only announces the others is left out. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '' && !/:$/.test(line));

/** A row of a table that was flattened: cells with tabs, bars or wide gaps between them. */
export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/^\s*[-–—*•·▪]\s+/, '')
    .split(/\t+|\s*\|\s*|\s{3,}|\s+[-–—]\s+|\s*;\s*/)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** The last stop of a sentence or clause in a text; -1 where there is none. */
function lastStop(text: string): number {
  const stops = [...text.matchAll(/[.!?](?=\s+["'“(]?\p{Lu})|;|\n/gu)];
  const last = stops.at(-1);
  return last ? last.index + 1 : -1;
}

/** Cuts where values begin, or where the sentence before one ends: 'Monday soup, £4; Tuesday pie, £6'. */
function cutBefore(values: readonly Value[], text: string): string[] {
  const from = values.map(({ start }, at) => {
    const since = at === 0 ? 0 : (values[at - 1]?.end ?? 0);
    const stop = lastStop(text.slice(since, start));
    return stop >= 0 ? since + stop : at === 0 && start < 40 ? 0 : start;
  });
  return from.map((start, at) => text.slice(start, from[at + 1] ?? text.length));
}

/** Cuts behind values: what follows one belongs to it up to the next comma, bracket or 'and'. */
function cutBehind(values: readonly Value[], text: string): string[] {
  const stop =
    /[.!?](?=\s+["'“(]?\p{Lu})|[;\n/]|,(?=\s)(?!\s+(?:from|in|at|based|of|by|on|with|due|who)\b)|\s+(?:and|while|but|whereas)\s/u;
  const to = values.map(({ end }, at) => {
    if (at === values.length - 1) return text.length;
    const next = values[at + 1]?.start ?? text.length;
    const between = text.slice(end, next);
    const strong = /[.!?](?=\s+["'“(]?\p{Lu})|;|\n/u.exec(between);
    const first = strong ?? stop.exec(between);
    return first ? end + first.index + 1 : end;
  });
  return to.map((end, at) => text.slice(to[at - 1] ?? 0, end));
}

/** Cuts at the last comma, stop or 'and' before the next value: 'the Rover (£499) in red, the Dart (£899) in black'. */
function cutLate(values: readonly Value[], text: string): string[] {
  const from = values.map(({ start }, at) => {
    if (at === 0) return 0;
    const since = values[at - 1]?.end ?? 0;
    const stop = [
      ...text.slice(since, start).matchAll(/[.!?](?=\s)|[;\n]|,(?=\s)|\s(?:and|while|but)\s/g),
    ].at(-1);
    return stop ? since + stop.index + 1 : start;
  });
  return from.map((start, at) => text.slice(start, from[at + 1] ?? text.length));
}

const tidy = (piece: string): string =>
  piece
    .replace(/^[\s,;.:/]+|[\s,;/]+$/g, '')
    .replace(/^(?:and|while|but|whereas|or|then|also|lastly|finally)\s+/i, '')
    .replace(/^[\s,;.:]+/, '');

/** The ways in which a text could fall into pieces that each become a row. */
export function waysToCut(text: string, columns: readonly Column[]): string[][] {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const sentences = sentencesOf(flat);
  const clauses = sentences.flatMap((sentence) => sentence.split(/;\s+/));
  // Names of people and places are too easily mistaken to cut at.
  const anchors = columns.filter(({ kind }) => kind !== 'person' && kind !== 'place');
  const keys = new Map(anchors.map((column) => [column.key, column]));
  const cuts = [...keys.values()].flatMap((column) => {
    const values = column.find(text);
    const cell = columns.filter(({ key }) => key === column.key).length;
    // With two columns of a kind each second value begins a row.
    const firsts = values.filter((_, at) => at % cell === 0);
    const lasts = values.filter((_, at) => at % cell === cell - 1);
    return values.length < 2 ? [] : [cutBehind(lasts, text), cutBefore(firsts, text), cutLate(firsts, text)];
  });
  const within = anchors.flatMap((column) =>
    clauses.some((clause) => column.find(clause).length > 1)
      ? [
          clauses.flatMap((clause) =>
            column.find(clause).length > 1 ? cutBehind(column.find(clause), clause) : [clause],
          ),
        ]
      : [],
  );
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim().replace(/\s*\n\s*/g, ', '));
  return [paragraphs, linesOf(text), sentences, clauses, ...within, ...cuts].map((pieces) =>
    pieces.map(tidy).filter(Boolean),
  );
}
