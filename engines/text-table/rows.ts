import type { Column } from './columns.ts';
import { currencyIn } from './tidy-values.ts';
import { number, type Value, type ValueKind } from './value-kinds.ts';

/** A row that was read, and how many values of its kinds found no place in it. */
export interface Row {
  cells: string[];
  left: number;
  /** What stands before its first value and behind its last one. */
  front: string;
  behind: string;
}

/** Words at the edges of what is left of a row once its values are taken out. */
const little =
  "the a an and our we you us i it its it's it’s is are was were at for from to on in of by with will be has have had costs? price[ds]? sells? sold charge[sd]? comes? goes? gets? got makes? took takes? each per open opens opened then while but about only just now pay away lies aged who which lives? should must needs? due deadline before until that there there's there’s also as all up plus so lastly finally allow around approx again if when while later next departs? joins? runs? brings? brought"
    .split(' ')
    .join('|');
const edge = new RegExp(
  `^(?:(?:${little})(?![\\p{L}'’-])|[\\s,.;:()–—/>@="“”-])+|(?:(?<![\\p{L}'’-])(?:${little})|[\\s,.;:(–—/@="“”-])+$`,
  'giu',
);
/** Verbs between a thing and what is said of it. */
const verb =
  /\s(?:is|are|was|were|has|have|had|costs?|sold|sells?|seats?|comes?|came|goes?|went|gets?|takes?|took|needs?|needed|lives?|opens?|opened|closes?|runs?|ran|leaves?|starts?|should|will|must|can|makes?|made|weighs?|measures?|holds?|offers?|stocks?|brings?|scored?|won|finished|sits?|leads?|stayed|meets?|begins?|finish(?:es)?|works?|plays?|pays?|wants?|ordered|bought|charges?|lies|sleeps|serves|lasts|carries|reads)(?=\s|$)/i;

/** 'The bakery sells sourdough' is about sourdough. */
const offered =
  /^.*\b(?:sells?|offers?|stocks?|ordered|bought|it['’]s|there['’]s|serves?)\s+(?:an?\s+|the\s+|also\s+)*(?=\S)/i;

export const bare = (text: string): string => text.replace(edge, '').replace(edge, '').trim();

/** A long announcement before a colon says nothing of the row; a short one names it. */
function behindColon(piece: string): string {
  const [, before = '', after = ''] = /^(.*?):\s*(.*)$/s.exec(piece) ?? [];
  if (!before) return piece;
  return after.trim() === '' || before.trim().split(/\s+/).length <= 2 ? before : after;
}

/** Stands where a value was taken out. */
const gap = '▢';

/** A record with gaps where its values were. */
function without(record: string, taken: readonly Value[]): string {
  let left = record;
  for (const { start, end } of taken.toSorted((one, other) => other.start - one.start))
    left = `${left.slice(0, start)}${gap}${left.slice(end)}`;
  return left;
}

/** What could name the thing that a row is about, in order, once its values are taken out. */
function namesIn(record: string, taken: readonly Value[]): string[] {
  const [, headed = ''] = /^([^:]{2,40}?)\s+:\s/.exec(record) ?? [];
  if (headed && !taken.some(({ start }) => start < headed.length)) return [bare(headed)];
  return (
    without(record, taken)
      // What is only mentioned by the way: 'the Oak, which has the balcony, sleeps four'.
      .replace(/,\s(?:which|who|that)\s[^,▢]*,/g, '')
      .split(/▢|[()]|,\s/u)
      .flatMap((piece) => {
        const said = behindColon(piece).replace(offered, '');
        const cut = verb.exec(` ${said}`);
        return cut ? [said.slice(0, cut.index), said.slice(cut.index + cut[0].length)] : [said];
      })
      .map(bare)
      .filter((piece) => /\p{L}{2}/u.test(piece) || /^\p{Lu}$/u.test(piece))
  );
}

/** What only ranks or points says less than a name: 'Cheapest is the Cube Cargo'. */
const weak =
  /^(?:\p{L}{2,}est|first|second|third|fourth|last|next|here|hello|dear|hi|thanks|those|these|people)$/iu;

/** The name that says the column's own word, 'the Family Room' under 'Room', else the first one; it is taken off the list. */
function takeNamed(names: string[], column: string): string {
  const word = column.toLowerCase().replace(/s$/, '');
  const own = names.findIndex((name) => name.toLowerCase().split(/\s+/).slice(1).includes(word));
  return names.splice(Math.max(0, own), 1)[0] ?? '';
}

/** What is to be done: the longest piece around who does it and when, with its verb. */
function taskIn(record: string, taken: readonly Value[]): string {
  return (
    without(record, taken)
      .split(gap)
      .map((piece) =>
        piece
          .replace(
            /^(?:[\s,.;:–—-]|(?:to|will|is|has|must|should|agreed|needs|and|does it|please)(?!\p{L}))+/giu,
            '',
          )
          .replace(
            /(?:[\s,.;:–—(-]|(?<!\p{L})(?:by|before|until|due|on|no later than|will|to|for|and|the|deadline|is|at)(?=[\s,.;:–—(-]*$))+$/giu,
            '',
          ),
      )
      .reduce((best, piece) => (piece.length > best.length ? piece : best), '')
      // 'Ana orders the chairs' is her task to order them.
      .replace(
        /^(\p{Ll}+?)(?:(?<=ch|sh|ss|x)es|(?<!s)s)(?=\s(?:the|a|an|his|her|their|our|two|three|all)\s)/u,
        '$1',
      )
  );
}

/** Who does something: 'Ana to send it', 'Tom will call'. */
const acts =
  /^\s+(?:to|will|is to|does|has to|must|should|agreed to|takes|books|sends|gets|asks|calls|writes|orders|checks|looks|finds|brings)\b/;
const notNames =
  /^(?:The|A|An|In|On|At|Our|We|It|He|She|They|And|But|Then|Also|Both|Please|By|His|Her|Their|My|Agreed|Signed|Results?|Somebody|Someone|Everybody|Nobody|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tues?|Weds?|Thurs?|Fri|Sat|Sun)$/;
const isWord = (cell: string): boolean => !notNames.test(cell);

/** Of several values the first, but a name of several words before a single large word that opens a sentence. */
function likeliest(kind: ValueKind, values: readonly Value[], record: string): Value | undefined {
  if (kind !== 'person') return values[0];
  const doing = values.find(({ cell, end }) => isWord(cell) && acts.test(record.slice(end)));
  if (doing) return doing;
  const names = values.filter(({ cell }) => isWord(cell));
  return names.find(({ cell }) => cell.includes(' ') && !/^(?:The|Our|In|On)\b/.test(cell)) ?? names[0];
}

const unpriced = /\b(?:free|not stocked|sold out|tbc|out of stock|on request|n\/a)\b/i;

/** Figures without a sign of their currency, where prices are wanted. */
function barePrices(record: string, sign: string): Value[] {
  const word = unpriced.exec(record);
  const figures = Array.from(
    record.matchAll(
      new RegExp(
        `(?<![\\p{L}\\d.,:/])(?<!\\D-)(?:[€£$]\\s?)?(${number})(?!\\d|[.,]\\d|\\s?(?:%|[kcm]?m\\b|k?g\\b|m?l\\b|h\\b|st\\b|nd\\b|rd\\b|th\\b))`,
        'gu',
      ),
    ),
    (match) => ({ cell: `${sign}${match[1]}`, start: match.index, end: match.index + match[0].length }),
  );
  return figures.length === 0 && word
    ? [{ cell: word[0], start: word.index, end: word.index + word[0].length }]
    : figures;
}

/** Whether a row has what a column's name says: 'no screen', 'has a screen'; null where the record doesn't mention it. */
export function flagIn(
  name: string,
  record: string,
): { cell: 'yes' | 'no'; start: number; end: number } | null {
  const word = name.trim().toLowerCase().replace(/s$/, '');
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const found = new RegExp(
    `(?:(\\b(?:no|not|without|non)[ -](?:an? )?)|\\b(?:an?|with|has|have|is) |[,(:]\\s*)${word}(?:s|ed|able)?(-free)?(?=\\s*[,.;!)\\n]|\\s+and\\b|$)`,
    'iu',
  ).exec(record);
  return (
    found && {
      cell: found[1] || found[2] ? 'no' : 'yes',
      start: found.index,
      end: found.index + found[0].length,
    }
  );
}

const order: readonly ValueKind[] =
  'email phone day year ordinal turn hours score time duration age percent size length weight volume storage measure money quantity place person'.split(
    ' ',
  ) as ValueKind[];

/** The values of columns that share a kind, each by its name where the record names them: '998 in February'. */
function sharedOut(
  columns: readonly Column[],
  values: readonly Value[],
  record: string,
): (Value | undefined)[] {
  const beside = columns.map(({ name }) => {
    const at = record.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) return undefined;
    return values.find(
      ({ end }) => end <= at && /^(?:\s*\p{L}*)?\s*(?:in|for|on|per)?\s*$/u.test(record.slice(end, at)),
    );
  });
  return beside.filter(Boolean).length >= Math.max(2, columns.length - 1)
    ? beside
    : columns.map((_, at) => values[at]);
}

/** One row: columns take the values of their kinds, one after the other; text columns take what is left. */
export function rowOf(
  record: string,
  columns: readonly Column[],
  whole: string,
  flags: readonly number[],
): Row {
  const cells = columns.map(() => '');
  const taken: Value[] = [];
  let left = 0;
  const free = (values: readonly Value[]) =>
    values.filter(({ start, end }) => !taken.some((each) => start < each.end && end > each.start));
  const sign = currencyIn(whole);
  for (const at of flags) {
    const flag = flagIn(columns[at]?.name ?? '', record);
    cells[at] = flag?.cell ?? 'no';
    if (flag) taken.push(flag);
  }
  const keys = [...new Set(columns.filter((_, at) => !flags.includes(at)).map(({ key }) => key))].filter(
    (key) => key !== 'text',
  );
  const rank = (key: string) => (key.includes(' ') ? -1 : order.indexOf(key as ValueKind));
  for (const key of keys.toSorted((one, other) => rank(one) - rank(other))) {
    const group = columns.flatMap((column, at) =>
      column.key === key && !flags.includes(at) ? [{ column, at }] : [],
    );
    const [first] = group;
    if (!first) continue;
    let values = free(first.column.find(record));
    if (key === 'money' && values.length < group.length) values = free(barePrices(record, sign));
    const closed = values.find(({ cell }) => /^closed$/i.test(cell));
    const chosen =
      group.length > 1 && closed
        ? group.map(() => closed)
        : group.length > 1
          ? sharedOut(
              group.map(({ column }) => column),
              values,
              record,
            )
          : [likeliest(first.column.kind, values, record)];
    for (const [place, { at }] of group.entries()) {
      const value = chosen[place];
      if (!value) continue;
      cells[at] = value.cell;
      taken.push(value);
    }
    if (key !== 'person' && key !== 'place' && key !== 'quantity')
      left += Math.max(0, values.length - group.length);
  }
  const names = namesIn(record, taken).toSorted(
    (one, other) => Number(weak.test(one)) - Number(weak.test(other)),
  );
  for (const [at, { kind }] of columns.entries()) {
    if (cells[at] || flags.includes(at)) continue;
    if (kind === 'text' && /task|action|to ?do|\bwhat\b/i.test(columns[at]?.name ?? ''))
      cells[at] = taskIn(record, taken);
    else if (kind === 'text') cells[at] = takeNamed(names, columns[at]?.name ?? '');
    else if (kind === 'place' || kind === 'person') {
      const own = names.findIndex((each) => /^\p{Lu}/u.test(each) && each.split(' ').length <= 3);
      cells[at] = own < 0 ? '' : (names.splice(own, 1)[0] ?? '');
    }
  }
  const [first = record.length, last = 0] = [
    taken.map(({ start }) => start).sort((one, other) => one - other)[0],
    taken.map(({ end }) => end).sort((one, other) => other - one)[0],
  ];
  return {
    cells,
    left,
    front: bare(record.slice(0, first)),
    behind: record
      .slice(last)
      .replace(/[\s.,;]+$/, '')
      .trim(),
  };
}
