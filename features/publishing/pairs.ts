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

/** Something with a name, a line of text and an address. */
export interface LinkedText {
  name: string;
  text: string;
  href: string;
}

/** What a field holds that has one `Name: text | /address` a line. */
export const linksOf = (text: string): LinkedText[] =>
  linesOf(text).map((line) => {
    const at = line.lastIndexOf('|');
    const [words, href] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trim()];
    const [[name, said] = ['', '']] = pairsOf(words);
    return { name, text: said, href };
  });

/** The same as the text of such a field. */
export const printLinks = (links: readonly LinkedText[]): string =>
  links.map(({ name, text, href }) => `${name}: ${text} | ${href}`).join('\n');

/** Pairs as the text of such a field. */
export const printPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, text]) => `${name}: ${text}`).join('\n');
