import { type Column, namedColumns } from './columns.ts';
import { bare } from './rows.ts';

const bullet = /^\s*(?:[-–—*•·▪]|\(?\d{1,2}[.)])\s+/;
const joints = /\s*(?::(?!\d)|[;=@]|,(?!\d)|→|\(|\))\s*|\s+[-–—]\s+|\s{2,}|\t/;

/** Lines that are set in stand under a heading, which belongs to each of them. */
function underHeadings(lines: readonly string[]): string[] {
  const isSetIn = (line: string | undefined): boolean => /^(?:\s{2,}|\t)\S/.test(line ?? '');
  const headings = lines.filter((line, at) => !isSetIn(line) && isSetIn(lines[at + 1]));
  if (headings.length < 2 || !lines.every((line) => isSetIn(line) || headings.includes(line)))
    return [...lines];
  let heading = '';
  return lines.flatMap((line) => {
    if (isSetIn(line)) return [`${heading}, ${line.trim()}`];
    heading = line.trim().replace(/:$/, '');
    return [];
  });
}

const linesOf = (text: string): string[] =>
  underHeadings(text.split('\n').filter((line) => line.trim() !== ''))
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '' && !line.endsWith(':'));

const cellsOf = (line: string): string[] =>
  line
    .replace(/[.;,]$/, '')
    .split(joints)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Lines that fall into as many pieces as there are columns, nearly all of them. */
function byJoints(lines: readonly string[], width: number): string[][] | null {
  const rows = lines.map(cellsOf).filter((cells) => cells.length === width);
  return rows.length >= 2 && rows.length >= 0.8 * lines.length ? rows : null;
}

/** 'Leon (4 March), Agnes (19 June)': things with what is said of them in brackets. */
function byBrackets(text: string, width: number): string[][] | null {
  const said = text.replace(/\s*\n\s*/g, ' ').replace(/^[^:(]{3,60}:\s+/, '');
  const items = [...said.matchAll(/(?:^|,|;|\band\b|\.)\s*(?:and\s+)?([^(),;.]{2,60}?)\s*\(([^()]+)\)/g)];
  const covered = items.reduce((sum, { 0: whole }) => sum + whole.length, 0);
  const rows = items.map(([, name = '', inside = '']) => [name.trim(), ...inside.split(/\s*[,;]\s*/)]);
  const isWhole = rows.length >= 2 && rows.every((cells) => cells.length === width);
  return isWhole && covered > 0.8 * said.length ? rows : null;
}

/** What a word looks like, so that lines made by a machine can be told: 99:99:99, AAAA, aaa. */
function shapeOf(word: string): string {
  if (/\d/.test(word)) return word.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a');
  return /^\p{Lu}{2,}$/u.test(word) ? 'A' : 'a';
}

/** Lines of a log: the first words look alike in all of them, and the last column takes the rest. */
function byShape(lines: readonly string[], width: number): string[][] | null {
  const words = lines.map((line) => line.split(/\s+/));
  const [first = []] = words;
  const other = first.findIndex(
    (word, at) => shapeOf(word) === 'a' || words.some((each) => shapeOf(each[at] ?? '') !== shapeOf(word)),
  );
  const isLog = lines.length >= 3 && first.length > 1 && /\d/.test(first[0] ?? '');
  // A day and the time behind it may be one column.
  const joined = other - (width - 1);
  if (!isLog || joined < 0 || joined > 1) return null;
  return words.map((each) => [
    each.slice(0, 1 + joined).join(' '),
    ...each.slice(1 + joined, other),
    each.slice(other).join(' '),
  ]);
}

/** Small words that begin a column's cell in every row only name it: 'ordered 20 bags', 'to Lisbon'. */
export function withoutRepeated(cells: readonly string[]): string[] {
  const [word = ''] = /^\p{Ll}+\.?(?=\s)/u.exec(cells.at(-1) ?? '') ?? [];
  const repeats =
    word !== '' && cells.length > 1 && cells.every((cell) => cell.toLowerCase().startsWith(`${word} `));
  return repeats ? withoutRepeated(cells.map((cell) => cell.slice(word.length + 1).trim())) : [...cells];
}

/** Whether the cells are what the names of their columns promise. */
const fits = (columns: readonly Column[], rows: readonly (readonly string[])[]): boolean =>
  columns.every(
    ({ kind, find }, at) =>
      kind === 'text' ||
      rows.filter(
        (cells) => find(cells[at] ?? '').length > 0 || (kind === 'money' && /\d/.test(cells[at] ?? '')),
      ).length >=
        0.7 * rows.length,
  );

/** A cell without the small words around its value: 'about 1 h 30'. */
function tidied(cell: string, column: Column | undefined): string {
  const [value, more] =
    column && column.kind !== 'text' && column.kind !== 'quantity' ? column.find(cell) : [];
  const around = value ? cell.slice(0, value.start) + cell.slice(value.end) : cell;
  return value && !more && bare(around.replace(/\b(?:now|was|at)\b/g, '')) === '' ? value.cell : cell;
}

/** A text whose lines or items all have the same make: the same joints, brackets, or words that look alike. */
export function segmentedRows(text: string, names: readonly string[]): string[][] | null {
  if (names.length < 2) return null;
  const lines = linesOf(text);
  const columns = namedColumns(names, text);
  for (const rows of [
    byShape(lines, names.length),
    byJoints(lines, names.length),
    byBrackets(text, names.length),
  ]) {
    if (!rows || !fits(columns, rows)) continue;
    const byColumn = names.map((_, at) => withoutRepeated(rows.map((cells) => cells[at] ?? '')));
    return rows.map((_, row) => byColumn.map((cells, at) => tidied(cells[row] ?? '', columns[at])));
  }
  return null;
}
