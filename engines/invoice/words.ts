/** A pattern for any of these words or phrases, as whole words; the longest one that fits. */
export function anyOf(phrases: string, after = ''): RegExp {
  const all = phrases
    .split(/\s*\|\s*|\n\s*/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.()]/g, '\\$&').replace(/'/g, "['’]").replace(/\s+/g, '[\\s-]*'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.join('|')})(?!\\p{L})${after}`, 'iu');
}

/** What an invoice calls itself, in the languages of Europe whose labels are known here. */
export const papers = `tax invoice | invoice | credit note | rechnung | gutschrift | facture | avoir | fattura | factuur | factura | faktura | fatura | faktura vat
  kreditnota | kreditfaktura | nota de crédito | nota di credito | creditnota | faktúra | lasku | inv | bill | receipt | beleg`;
/** The same without what also stands for other things: a bill, a receipt for goods. */
export const titles = papers
  .split(/\s*\|\s*|\n\s*/)
  .filter((word) => !/^(?:inv|bill|beleg)$/.test(word))
  .join(' | ');

/** Words before a number. */
export const numberWords =
  'no | no. | nr | nr. | number | num | num. | nummer | numéro | número | numero | n. | n° | nº | núm. | nro | numer | č. | číslo | id | ref | ref. | reference';
