const byteOrderMark = '\uFEFF';
const separators = [',', ';', '\t', '|'] as const;

/** What separates two cells of a line. */
export type Separator = (typeof separators)[number];

/** The cells of a text, and the line on which a quotation was opened and never closed. */
export interface CsvText {
  rows: string[][];
  /** The line of the text on which each row begins, counted from 1. */
  lines: number[];
  separator: Separator;
  openQuote: number | null;
}

/** How often each separator occurs outside quotation marks, line by line, in the first lines of a text. */
function countSigns(text: string, sign: string, lines: number): number[] {
  const counts = [0];
  let inQuotes = false;
  for (let at = 0; at < text.length && counts.length <= lines; at += 1) {
    const here = text[at];
    if (here === '"') inQuotes = !inQuotes;
    else if (inQuotes) continue;
    else if (here === sign) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    else if (here === '\n') counts.push(0);
  }
  return counts.filter((_, line) => line < lines);
}

/** The separator that gives the first lines the same number of cells; if several do, the one that gives more cells. */
export function separatorOf(text: string): Separator {
  let best: Separator = ',';
  let most = 0;
  for (const sign of separators) {
    const counts = countSigns(text.slice(0, 20_000), sign, 20);
    const first = counts[0] ?? 0;
    if (first === 0) continue;
    const alike = counts.filter((count) => count === first).length / counts.length;
    const weight = alike * 1000 + Math.min(first, 99);
    if (weight > most) {
      most = weight;
      best = sign;
    }
  }
  return best;
}

/**
 * Reads a text of cells (RFC 4180), whichever separator and line ends it has. Nothing is trimmed or turned into numbers, and empty lines are dropped. A quotation that is never closed runs to the end of the text and is reported.
 */
export function readCsv(given: string, separator: Separator = separatorOf(given)): CsvText {
  const text = given.startsWith(byteOrderMark) ? given.slice(1) : given;
  const rows: string[][] = [];
  const lines: number[] = [];
  let row: string[] = [];
  let begun = 1;
  let line = 1;
  let at = 0;
  let openQuote: number | null = null;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') {
      rows.push(row);
      lines.push(begun);
    }
    row = [];
  };
  while (at <= text.length) {
    if (text[at] === '"') {
      const began = line;
      let cell = '';
      let from = at + 1;
      for (;;) {
        const shut = text.indexOf('"', from);
        if (shut < 0) {
          cell += text.slice(from);
          at = text.length;
          openQuote = began;
          break;
        }
        cell += text.slice(from, shut);
        at = shut + 1;
        if (text[at] !== '"') break;
        cell += '"';
        from = at + 1;
      }
      line += cell.split('\n').length - 1;
      // Text between the closing quotation mark and the separator belongs to the cell, so nothing is lost.
      const end = endOfCell(text, at, separator);
      row.push(cell + text.slice(at, end));
      at = end;
    } else {
      const end = endOfCell(text, at, separator);
      row.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    endRow();
    line += 1;
    begun = line;
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
  }
  return { rows, lines, separator, openQuote };
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}
