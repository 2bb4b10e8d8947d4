/** A text as SQuAD's own evaluation compares it: small letters, without articles and signs. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\p{P}/gu, '')
    .replace(/\b(a|an|the)\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Whether an answer is one of those that are right. */
export const exactMatch = (given: string, right: readonly string[]): boolean =>
  right.some((answer) => plainWords(answer).join(' ') === plainWords(given).join(' '));

/** How many words an answer shares with the right one that is most like it, as F1. */
export function overlap(given: string, right: readonly string[]): number {
  const said = plainWords(given);
  const scores = right.map((answer) => {
    const wanted = plainWords(answer);
    const left = [...wanted];
    const shared = said.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }).length;
    return shared === 0 ? 0 : (2 * shared) / (said.length + wanted.length);
  });
  return Math.max(0, ...scores);
}
