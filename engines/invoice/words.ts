/** A pattern for any of these words or phrases, as whole words; the longest one that fits. */
export function anyOf(phrases: string, after = ''): RegExp {
  const all = phrases
    .split(/\s*\|\s*|\n\s*/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.()]/g, '\\$&').replace(/'/g, "['’]").replace(/\s+/g, '[\\s-]*'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.join('|')})(?!\\p{L})${after}`, 'iu');
}

/** What an invoice calls itself, in six languages. */
export const papers =
  'tax invoice | invoice | credit note | rechnung | gutschrift | facture | avoir | fattura | factuur | factura | faktura | inv | bill | receipt | beleg';
/** Words before a number. */
export const numberWords =
  'no | no. | nr | nr. | number | num | num. | nummer | numéro | número | numero | n. | n° | nº | id | ref | ref. | reference';
