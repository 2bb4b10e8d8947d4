import { type Range, rangeIn } from './dates.ts';
import { type Found, type Line, partOf } from './found.ts';

/** A post or a study: what, where and when. */
export interface Stay {
  what: Found | null;
  where: Found | null;
  when: Range | null;
}

/** Words by which one part of a line is known for what it is. */
export interface Words {
  what: RegExp;
  where: RegExp;
}

export const postWords: Words = {
  what: /engineer|developer|manager|lead\b|nurse|analyst|assistant|technician|electrician|supervisor|designer|consultant|officer|director|specialist|coordinator|architect|scientist|administrator|executive|head of|teacher|trainer|driver|intern\b|apprentice|representative|programmer|accountant|entwickler|leiter|ingenieur|techniker|elektroniker|berater|medewerker|chef|responsable/i,
  where:
    /\b(?:ltd|gmbh|inc|llc|plc|ag|bv|b\.v|nv|sa|kg|se|hospital|university|council|logistics|systems|partners|foods|group|solutions|services|software|studio|bank|werft|werk|installaties|company)\b|&/i,
};
export const studyWords: Words = {
  what: /\b(?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|mba|ph\.?d|hnd|gcse|a-levels?|bachelor|master|diplom\w*|degree|apprentice\w*|certificate|ausbildung|abitur|lehre|staatsexamen|elektroniker|licence|hbo|mbo)\b/i,
  where:
    /universit|college|school|hochschule|hogeschool|institut|academy|akademie|\btu\b|\bfh\b|polytechnic|école|campus/i,
};

const fieldLabel = /^(?:job title|title|position|role|employer|company|firma|stelle)\s*:\s*/i;
const breaks = /\s+(?:at|bei|@|bij|chez)\s+|\s*[|—·]\s*|\s+[–-]\s+|,\s+|\s+\((?=[^)]*\)?$)|\s{3,}/giu;

/** The parts that a line has, at most two: 'Engineer, Kestrel Ltd'. */
function partsOf(found: Found, words: Words): Found[] {
  const label = fieldLabel.exec(found.value)?.[0].length ?? 0;
  const cuts = [...found.value.matchAll(breaks)].filter(({ index }) => index >= label);
  const [whole] = [partOf(found, label, found.value.length)];
  if (!whole) return [];
  // The best cut leaves something that is known as the one and something that may be the other.
  for (const cut of cuts) {
    const one = partOf(found, label, cut.index);
    const other = partOf(found, cut.index + cut[0].length, found.value.length);
    if (!one || !other) continue;
    if (words.what.test(one.value) || words.where.test(one.value) || words.what.test(other.value))
      return [one, other];
  }
  const [first] = cuts;
  const one = first && partOf(found, label, first.index);
  const other = first && partOf(found, first.index + first[0].length, found.value.length);
  return one && other ? [one, other] : [whole];
}

/** Which of some parts is what, and which is where. */
function assigned(parts: readonly Found[], words: Words): Pick<Stay, 'what' | 'where'> {
  const [one = null, other = null] = parts;
  if (!one) return { what: null, where: null };
  const isWhat = (part: Found) => words.what.test(part.value);
  const isWhere = (part: Found) => words.where.test(part.value);
  if (!other) return isWhere(one) && !isWhat(one) ? { what: null, where: one } : { what: one, where: null };
  const turned = (isWhat(other) && !isWhat(one)) || (isWhere(one) && !isWhere(other) && !isWhat(one));
  return turned ? { what: other, where: one } : { what: one, where: other };
}

/** A line without the time it names. */
function besides(line: Found, when: Range): Found | null {
  const before = partOf(line, 0, when.start - line.start);
  const after = partOf(line, when.end - line.start, line.value.length);
  if (before && after) return before.value.length >= after.value.length / 2 ? before : after;
  return before ?? after;
}

const year = /\b(?:19|20)\d{2}\b/;

/** The posts or studies of a section: each is found by the time it names, or stands alone without one. */
export function staysIn(lines: readonly Line[], words: Words): Stay[] {
  const dated = lines.map((line) => ({ line, when: rangeIn(line) }));
  const first = dated.findIndex(({ when }) => when !== null);
  if (first < 0) return undated(lines, words);
  // Whether a stay is told below its time or above it follows from where the first one stands.
  const isBelow =
    first === 0 && besides(dated[0]?.line ?? ({} as Line), dated[0]?.when ?? ({} as Range)) === null;
  const used = new Set<number>();
  return dated.flatMap(({ line, when }, at): Stay[] => {
    if (!when || line.isItem) return [];
    used.add(at);
    const rest = besides(line, when);
    const parts = rest ? partsOf(rest, words) : [];
    const step = isBelow || (first === 0 && parts.length < 2 && at === first) ? 1 : -1;
    const told: Found[] = [...parts];
    for (let near = at + step; told.length < 2; near += step) {
      const other = dated[near];
      if (!other || other.when || other.line.isItem || used.has(near) || Math.abs(near - at) > 2) break;
      used.add(near);
      const more = partsOf(other.line, words);
      if (told.length + more.length > 2 && told.length > 0) break;
      if (step < 0) told.unshift(...more);
      else told.push(...more);
    }
    // What stands alone in the line of its time may be the half of it, with the rest below.
    const below = dated[at + 1];
    if (told.length < 2 && step < 0 && below && !below.when && !below.line.isItem && !used.has(at + 1)) {
      const [part, more] = partsOf(below.line, words);
      const isOther = part && !more && (words.what.test(part.value) || words.where.test(part.value));
      if (part && isOther) {
        used.add(at + 1);
        told.push(part);
      }
    }
    return [{ ...assigned(told, words), when }];
  });
}

/** What is told without a stretch of time, such as a degree with the year it was taken. */
function undated(lines: readonly Line[], words: Words): Stay[] {
  const parts = lines.slice(0, 4).flatMap((line) => {
    const at = line.value.search(year);
    const told = at < 0 ? line : partOf(line, 0, at);
    return told ? partsOf({ ...told, value: told.value.replace(/,?\s*graduated$/i, '') }, words) : [];
  });
  const what = parts.find(({ value }) => words.what.test(value)) ?? null;
  const where = parts.find((part) => part !== what && words.where.test(part.value)) ?? null;
  return what || where ? [{ what, where, when: null }] : [];
}
