import { type Column, statedColumns } from './columns.ts';
import { bare } from './rows.ts';

const bullet = /^\s*(?:[-–—*•·▪]|\(?\d{1,2}[.)])\s+/;
const joints = /\s*(?::(?![\d/])|[;=@]|,(?!\d)|→|\(|\))\s*|\s+[-–—]\s+|\s{2,}|\t/;

/** 'MONDAY' is Monday. */
const inWords = (heading: string): string =>
  /^\p{Lu}[\p{Lu} ]{3,}$/u.test(heading) ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading;

/** Lines that are set in stand under a heading, which belongs to each of them. */
function underHeadings(lines: readonly string[]): string[] {
  const isSetIn = (line: string | undefined): boolean => /^(?:\s{2,}|\t)\S/.test(line ?? '');
  const headings = lines.filter((line, at) => !isSetIn(line) && isSetIn(lines[at + 1]));
  if (headings.length < 2 || !lines.every((line) => isSetIn(line) || headings.includes(line)))
    return [...lines];
  let heading = '';
  return lines.flatMap((line) => {
    if (isSetIn(line)) return [`${heading}, ${line.trim()}`];
    heading = inWords(line.trim().replace(/:$/, ''));
    return [];
  });
}

const linesOf = (text: string): string[] =>
  underHeadings(text.split('\n').filter((line) => line.trim() !== ''))
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '' && !line.endsWith(':'));

const cellsOf = (line: string, between: RegExp): string[] =>
  line
    .replace(/[.;,]$/, '')
    .split(between)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Small words join cells too, where the signs alone don't make enough of them: 'BE401 to Lisbon, 14:05'. */
const words = 'to|from|in|at|by|with|for|on|led by|costs|is|starts|until';
const jointsAndWords = new RegExp(`${joints.source}|\\s+(?:${words})\\s+`);
/** Between a figure and a word there may be nothing but a space: 'Harting 2-1'. */
const jointsAndFigures = new RegExp(`${joints.source}|(?<=\\p{L})\\s+(?=[€£$]?\\d[^\\s,;]*$)`, 'u');

/** Lines that fall into as many pieces as there are columns, nearly all of them. */
function byJoints(lines: readonly string[], width: number, between: RegExp): string[][] | null {
  const rows = lines.map((line) => cellsOf(line, between)).filter((cells) => cells.length === width);
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

/** 'Anna speaks French and German, Ben speaks Polish': the same verb in each part of the sentence. */
function byVerb(text: string, width: number): string[][] | null {
  if (width !== 2) return null;
  const parts = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.\s*$/, '')
    .split(/,\s+(?:and\s+|while\s+)?(?=\p{Lu})|;\s+|\.\s+/u)
    .map((part) => /^(\S+(?: \p{Lu}\S*)*)\s(\p{Ll}+s)\s(.+)$/u.exec(part.trim()));
  const [first] = parts;
  return first && parts.length > 1 && parts.every((part) => part?.[2] === first[2])
    ? parts.map((part) => [part?.[1] ?? '', part?.[3] ?? ''])
    : null;
}

/** Whether nearly all cells at a place are what the name of a column promises. */
const fits = ({ kind, find }: Column, at: number, rows: readonly (readonly string[])[]): boolean =>
  kind === 'text' ||
  rows.filter((cells) => find(cells[at] ?? '').length > 0 || (kind === 'money' && /\d/.test(cells[at] ?? '')))
    .length >=
    0.7 * rows.length;

/** The rows with each cell under the column that it fits: as they stand, else by their values; null where neither does. */
function underTheirNames(columns: readonly Column[], rows: readonly string[][]): string[][] | null {
  if (columns.every((column, at) => fits(column, at, rows))) return [...rows];
  const free = new Set(columns.keys());
  const places = columns.map((column) => {
    if (column.kind === 'text') return undefined;
    const place = [...free].find((at) => fits(column, at, rows));
    if (place !== undefined) free.delete(place);
    return place;
  });
  if (columns.some(({ kind }, at) => kind !== 'text' && places[at] === undefined)) return null;
  const left = [...free];
  const order = columns.map((_, at) => places[at] ?? left.shift() ?? 0);
  return rows.map((cells) => order.map((at) => cells[at] ?? ''));
}

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
  const columns = statedColumns(names, text);
  for (const rows of [
    byShape(lines, names.length),
    byJoints(lines, names.length, joints),
    byBrackets(text, names.length),
    byVerb(text, names.length),
    byJoints(lines, names.length, jointsAndWords),
    byJoints(lines, names.length, jointsAndFigures),
  ].map((found) => found && underTheirNames(columns, found))) {
    if (!rows) continue;
    const byColumn = names.map((_, at) => withoutRepeated(rows.map((cells) => cells[at] ?? '')));
    return rows.map((_, row) => byColumn.map((cells, at) => tidied(cells[row] ?? '', columns[at])));
  }
  return null;
}
