import { type Found, type Line, partOf } from './found.ts';

const separator = /\s*[,;•·|]\s*|\s+\/\s+/g;

/** The skills that a section lists, one after another or line by line. */
export function skillsIn(lines: readonly Line[]): Found[] {
  const skills: Found[] = [];
  for (const line of lines) {
    const ends = [...line.value.matchAll(separator)];
    let from = 0;
    const add = (to: number, isLast: boolean) => {
      const piece = partOf(line, from, to);
      if (!piece) return;
      // 'SQL, Python and R': the last two stand together.
      const and = isLast && ends.length > 0 ? / (?:and|und|en|et) /i.exec(piece.value) : null;
      const pieces = and
        ? [partOf(piece, 0, and.index), partOf(piece, and.index + and[0].length, piece.value.length)]
        : [piece];
      for (const one of pieces) if (one && one.value.length <= 48) skills.push(one);
    };
    for (const match of ends) {
      add(match.index, false);
      from = match.index + match[0].length;
    }
    add(line.value.length, true);
  }
  return skills;
}
