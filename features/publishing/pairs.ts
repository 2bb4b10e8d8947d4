/** The things of a field that holds one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The pairs of a field that holds one `Name: text` a line. */
export const pairsOf = (text: string): [name: string, text: string][] =>
  linesOf(text).map((line) => {
    const at = line.indexOf(':');
    return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });

/** Pairs as the text of such a field. */
export const printPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, text]) => `${name}: ${text}`).join('\n');
