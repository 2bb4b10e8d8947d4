/** Words that a question has but an answer need not. */
const small = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can could did do does
  doing during each for from had has have having he her here hers him his how i if in into is it its itself me more most
  my no nor not of off on once only or other our out over own same she should so some such than that the their them then
  there these they this those through to too under until up very was we were what when where which while who whom whose
  why will with would you your s t much many name called`.split(/\s+/),
);

/** Whether a word is one of those that a question has but an answer need not. */
export const isSmallWord = (word: string): boolean => small.has(word);

/** A word without the endings that only grammar asks for. Lighter than Porter: it never maps two stems to one. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  const bare = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(base)?.[1];
  if (bare && bare.length > 2) {
    // 'stopped' and 'stopping' are 'stop'; 'making' is 'make', which loses its e below.
    base = /([^lsz])\1$/.test(bare) ? bare.slice(0, -1) : bare;
  }
  if (base.endsWith('ly') && base.length > 5) base = base.slice(0, -2);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** The words of a text as they are compared: small, without accents, without their endings, those that tell alone. */
export const termsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem);
