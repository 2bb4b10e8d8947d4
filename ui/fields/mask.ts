/** `#` a digit, `X` a letter or digit, `S` a letter, `A` a letter made a capital, `a` a letter made small. */
type Kind = '#' | 'X' | 'S' | 'A' | 'a';

type Part = { literal: string } | { kind: Kind };

/** A mask taken apart: literals as whole runs, and one part for each character that a person types. */
type Mask = readonly Part[];

/** What a masked field shows, what was really typed, and where the caret stands. */
export interface Edited {
  text: string;
  raw: string;
  caret: number;
}

interface Edit {
  before: string;
  after: string;
  /** Where the browser left the caret. */
  caret: number;
  /** Whether the Delete key did it: a literal under it then takes the next character along, not the one before. */
  forwards?: boolean;
}

const kinds = '#XSAa';
const letter = /^\p{L}$/u;
const digit = /^[0-9]$/;

/** Takes a mask apart; `!` makes the next sign literal. */
export function parseMask(source: string): Mask {
  const parts: Part[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const escaped = source[at] === '!' && at + 1 < source.length;
    if (escaped) at += 1;
    const sign = source.charAt(at);
    const last = parts.at(-1);
    if (!escaped && kinds.includes(sign)) parts.push({ kind: sign as Kind });
    else if (last && 'literal' in last) last.literal += sign;
    else parts.push({ literal: sign });
  }
  return parts;
}

/** The sign as this place takes it, or nothing. A few letters have no capital of one sign and stay as they are. */
function taken(kind: Kind, sign: string): string | null {
  if (kind === '#') return digit.test(sign) ? sign : null;
  if (!letter.test(sign)) return kind === 'X' && digit.test(sign) ? sign : null;
  const turned = kind === 'A' ? sign.toUpperCase() : kind === 'a' ? sign.toLowerCase() : sign;
  return turned.length === 1 ? turned : sign;
}

const placesOf = (mask: Mask): Kind[] => mask.flatMap((part) => ('kind' in part ? [part.kind] : []));

/** The signs that find a place, one after the other; what fits nowhere is left out. */
function placed(places: readonly Kind[], signs: string): string {
  let raw = '';
  for (const sign of signs.split('')) {
    const place = places[raw.length];
    raw += (place && taken(place, sign)) ?? '';
  }
  return raw;
}

/** How long a run of literals is in a text that begins with it; people leave out its spaces. */
function runLength(run: string, text: string): number {
  let at = 0;
  for (const sign of run) {
    if (text[at] === sign) at += 1;
    else if (sign !== ' ') return 0;
  }
  return at;
}

/** What was meant by a text that came from outside, raw or formatted, from the given place on. */
export function readRaw(mask: Mask, text: string, from = 0): string {
  const places = placesOf(mask).slice(from);
  const plain = placed(places, text);
  if (plain.length === text.length) return plain;
  let raw = '';
  let rest = text;
  let place = 0;
  for (const part of mask) {
    if ('literal' in part) {
      if (place >= from) rest = rest.slice(runLength(part.literal, rest));
      continue;
    }
    place += 1;
    if (place <= from) continue;
    while (rest && taken(part.kind, rest.charAt(0)) === null) rest = rest.slice(1);
    if (!rest) break;
    raw += taken(part.kind, rest.charAt(0));
    rest = rest.slice(1);
  }
  return raw;
}

/** Writes what was typed with the mask's literals; those at the end come when everything is there. */
export function format(mask: Mask, typed: string): string {
  const places = placesOf(mask);
  const raw = placed(places, typed);
  if (!raw) return '';
  let text = '';
  let next = 0;
  for (const part of mask) {
    if ('literal' in part) text += next < raw.length || raw.length === places.length ? part.literal : '';
    else text += raw[next++] ?? '';
  }
  return text;
}

/** For each typed sign, where it stands in the formatted text. */
function positionsOf(mask: Mask): number[] {
  const positions: number[] = [];
  let at = 0;
  for (const part of mask) {
    if ('kind' in part) positions.push(at);
    at += 'kind' in part ? 1 : part.literal.length;
  }
  return positions;
}

/** What was typed, read back from a text that `format` wrote. */
export function rawOf(mask: Mask, text: string): string {
  return positionsOf(mask)
    .filter((position) => position < text.length)
    .map((position) => text[position])
    .join('');
}

/** Where the caret stands behind so many typed signs; after an insertion it steps over the literals that follow. */
function caretBehind(mask: Mask, text: string, count: number, over: boolean): number {
  const positions = positionsOf(mask);
  const next = positions[count];
  const last = positions[count - 1];
  const at = last === undefined || over ? next : last + 1;
  return Math.min(at ?? text.length, text.length);
}

/** The part of the old text that was replaced, and by what: everything behind the caret stayed as it was. */
function changeOf({ before, after, caret }: Edit) {
  const tail = after.slice(caret);
  if (!before.endsWith(tail)) return { start: 0, end: before.length, inserted: after };
  const end = before.length - tail.length;
  let start = 0;
  while (start < Math.min(caret, end) && before[start] === after[start]) start += 1;
  return { start, end, inserted: after.slice(start, caret) };
}

/** Sets right what the browser made of an edit: the text with its literals, and the caret where it was meant. */
export function applyEdit(mask: Mask, edit: Edit): Edited {
  const { start, end, inserted } = changeOf(edit);
  const positions = positionsOf(mask).filter((position) => position < edit.before.length);
  const signs = rawOf(mask, edit.before);
  let head = positions.filter((position) => position < start).length;
  let tail = positions.filter((position) => position < end).length;
  // Only a literal was deleted: it comes back, and the sign beside it goes.
  if (!inserted && head === tail && end > start) {
    if (edit.forwards) tail = Math.min(tail + 1, signs.length);
    else head = Math.max(head - 1, 0);
  }
  const places = placesOf(mask);
  const rest = signs.slice(tail);
  let added = readRaw(mask, inserted, head);
  // What stands behind is not pushed out: as much goes in as there is room for.
  const kept = (more: string) => placed(places, signs.slice(0, head) + more + rest).length;
  while (added && kept(added) < head + added.length + rest.length) added = added.slice(0, -1);
  const raw = placed(places, signs.slice(0, head) + added + rest);
  const text = format(mask, raw);
  const count = Math.min(head + added.length, raw.length);
  return { text, raw, caret: caretBehind(mask, text, count, Boolean(inserted) || count === 0) };
}

const escaped = (literal: string): string => literal.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * The same mask as a regular expression, for the `pattern` of an input: the browser checks it without scripts.
 * What comes after the first `atLeast` places may be left out, from the end.
 */
export function patternOf(mask: Mask, atLeast = Number.POSITIVE_INFINITY): string {
  const classes = { '#': '[0-9]', X: '[\\p{L}0-9]', S: '\\p{L}', A: '\\p{L}', a: '\\p{L}' };
  let pattern = '';
  let literal = '';
  let place = 0;
  for (const part of mask) {
    if ('literal' in part) {
      literal = escaped(part.literal);
      continue;
    }
    place += 1;
    pattern += `${place > atLeast ? '(?:' : ''}${literal}${classes[part.kind]}`;
    literal = '';
  }
  return `${pattern}${literal}${')?'.repeat(Math.max(0, place - atLeast))}`;
}
