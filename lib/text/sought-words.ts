/**
 * A search in the form in which it may be counted: short, and without anything that looks like an address, a personal number or a link; null for all others, which are not counted at all.
 */
export function soughtWords(query: string): string | null {
  const words = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const isShort = words.length >= 3 && words.length <= 40 && words.split(' ').length <= 5;
  const isPlain = /^[\p{L}\p{M}\p{N} '’&+#.-]+$/u.test(words);
  const isPersonal = /\d{4}|\p{L}\.\p{L}/u.test(words);
  return isShort && isPlain && !isPersonal ? words : null;
}
