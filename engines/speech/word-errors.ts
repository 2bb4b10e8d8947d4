const digits = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mr: 'mister',
    mrs: 'missus',
    dr: 'doctor',
    ok: 'okay',
    ...Object.fromEntries(digits.map((word, number) => [String(number), word])),
  }),
);

/** The words of a text as they are compared: without case, punctuation and ways to write the same. */
export const comparedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/-/g, ' ')
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean)
    .map((word) => spelled.get(word) ?? word);

/** How many words have to be added, left out or changed to make one text of the other. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [one, word] of said.entries()) {
    const next = [one + 1];
    for (const [other, own] of heard.entries())
      next.push(
        Math.min(
          (next[other] ?? 0) + 1,
          (row[other + 1] ?? 0) + 1,
          (row[other] ?? 0) + (word === own ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[heard.length] ?? 0;
}
