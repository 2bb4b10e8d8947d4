import { rangeIn } from './dates.ts';
import { type Found, type Line, partOf } from './found.ts';
import { postWords } from './posts.ts';
import { headingOf } from './sections.ts';

const emailShape = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const phoneShape = /(?:\+|\(?0|\(\d{3}\)|\b\d{3}[-. ]\d{3}[-. ])[\d\s()./-]{6,20}\d/;

/** The first piece of some lines that has a shape. */
function firstOf(lines: readonly Line[], shape: RegExp, fits: (value: string) => boolean): Found | null {
  for (const line of lines) {
    const match = shape.exec(line.value);
    if (!match || !fits(match[0])) continue;
    const start = line.start + match.index;
    return { value: match[0], start, end: start + match[0].length };
  }
  return null;
}

export const emailIn = (lines: readonly Line[]): Found | null => firstOf(lines, emailShape, () => true);

/** A phone number: seven digits or more that are no stretch of time. */
export const phoneIn = (lines: readonly Line[]): Found | null =>
  firstOf(lines, phoneShape, (value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && !rangeIn({ value, start: 0, end: value.length });
  });

const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);

const nameShape =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl)\.?(?:-Ing\.?)?\s)*\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Lu}|de |del |da |van |von |der |la |al-)[\p{L}.’'-]*){1,5}$/u;
const noName =
  /curriculum|vitae|lebenslauf|résumé|resume\b|street|straße|university|^(?:phone|tel|telephone|mobile|cell|e-?mail|mail|telefon|telefoon|handy|contact)\b/i;
const label = /^(?:full\s)?name\s*[:|]\s*/i;

/**
 * Who it is: what stands behind 'Name:', or the line that is written like a name and most like the address of the
 * email, or the first line that is written like one.
 */
export function nameIn(lines: readonly Line[], email: Found | null): Found | null {
  const parts = plain(email?.value.split('@')[0] ?? '');
  let best: { found: Found; weight: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const labelled = label.exec(line.value);
    if (labelled) return partOf(line, labelled[0].length, line.value.length);
    if (line.isItem || noName.test(line.value) || headingOf(line.value)) continue;
    const cut = line.value.search(/\s[—|–·-]\s|,\s|\s{3,}/);
    const found = partOf(line, 0, cut < 0 ? line.value.length : cut);
    if (!found || !nameShape.test(found.value) || found.value.length > 48) continue;
    const shared = plain(found.value).filter((part) => parts.some((own) => own.includes(part))).length;
    const weight = shared * 10 + (at === 0 ? 5 : at < 3 ? 3 : 0);
    if (weight > (best?.weight ?? 0)) best = { found, weight };
  }
  return best?.found ?? null;
}

const placeLabel =
  /^(?:address|residence|lives in|location|wohnort|adresse|anschrift|woonplaats|based in)\s*[:|]?\s+/i;

const placeShape = /^\p{Lu}[\p{L} .’'-]{2,30}(?:, (?:[A-Z]{2}|\p{Lu}\p{L}+))?$/u;

/** Where somebody lives: what is named so, or what remains of the lines with the ways to reach them. */
export function placeIn(lines: readonly Line[], taken: readonly (Found | null)[]): Found | null {
  for (const line of lines) {
    const labelled = placeLabel.exec(line.value);
    if (labelled) return partOf(line, labelled[0].length, line.value.length);
  }
  for (const line of lines) {
    // What is known already is cut out, so that what remains between it may be a place.
    let rest = line.value;
    for (const one of taken)
      if (one && one.start >= line.start && one.end <= line.end)
        rest =
          rest.slice(0, one.start - line.start) +
          '|'.repeat(one.end - one.start) +
          rest.slice(one.end - line.start);
    for (const match of rest.matchAll(/[^|·•]+/g)) {
      const piece = partOf(line, match.index, match.index + match[0].length);
      if (!piece || !placeShape.test(piece.value)) continue;
      if (!noName.test(piece.value) && !postWords.what.test(piece.value)) return piece;
    }
  }
  return null;
}
