const token = /\{\{\s*([\w.:-]+)\s*\}\}/g;

/** Gives what stands for a name in double braces; null where nobody has given it. */
export type FillToken = (name: string) => string | null;

/** The names in double braces that a text wants filled, each once. */
export const tokensIn = (text: string): string[] => [
  ...new Set([...text.matchAll(token)].map(([, name = '']) => name)),
];

/** The text with its names filled; null when it needs one that nobody has given. */
export function fillTokens(text: string, fill: FillToken): string | null {
  let missing = false;
  const filled = text.replace(token, (_, name: string) => {
    const value = fill(name);
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : filled;
}
