/** Words as an address spells them: small letters, digits and dashes, at most so many. */
export const slugFrom = (words: string, most = 60): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
