import { amountsIn } from './amounts.ts';
import { daysIn } from './days.ts';
import { type Page, type Placed, valuesOf } from './page.ts';
import { anyOf, numberWords, papers } from './words.ts';

const joint = '\\s*[.:#]*\\s*';
const any = (phrases: string): string => anyOf(phrases).source;
const words = `(?:${any(numberWords)}|#)`;

/** From the surest label to the least: 'Invoice no. 17', 'Rechnungsnummer 17', 'Invoice 17', 'No. 17', 'Our ref 17'. */
const labels = [
  `(?:${any(papers)})[\\s-]*${words}${joint}`,
  `(?<!\\p{L})(?:rechnungs?|gutschrifts?|beleg|factuur|faktura)[\\s-]*(?:nr|nummer)(?!\\p{L})${joint}`,
  `(?:${any(papers)})(?:\\s*/\\s*${any(papers)})*${joint}`,
  `^${words}${joint}`,
  `${any('our ref | our reference | document | document number')}${joint}`,
].map((source) => new RegExp(source, 'iu'));

/** Another paper that this one speaks of, and numbers of other things. */
const isOther =
  /\b(?:previous|relat\w*|replac\w*|pro ?-?forma|zur|original|earlier|against|your|ihre?|votre|order|customer|kunden|client|account|company|vat|vehicle|delivery|lieferschein)\b/iu;

/** A number as papers have it: letters, digits and strokes with a digit in it, perhaps after a few capitals: 'CP 20981'. */
const written =
  /^((?:(?-i:[A-Z]{1,4}) (?=\d{3}))?(?=[A-Z\d/._-]*\d)[A-Z\d](?:[A-Z\d/._-]*[A-Z\d])?)(?![\p{L}\d])/iu;
const announced = new RegExp(`^${words}${joint}`, 'iu');

function numberAt(said: string): string | null {
  const text = said.replace(announced, '');
  const [day] = daysIn(text);
  const found = written.exec(text)?.[1];
  const [amount] = amountsIn(text);
  const isAmount = amount?.start === 0 && /[.,]\d\d$/.test(text.slice(0, amount.end));
  return found && day?.start !== 0 && !isAmount ? found : null;
}

/** The number of the paper itself, by the surest label that it has. */
export function invoiceNumber(page: Page): { value: string; line: number } | null {
  const own: Page = page.map((cells) => cells.filter(({ text }) => !isOther.test(text.split(/\d/)[0] ?? '')));
  const found = (values: readonly Placed[]) =>
    values.flatMap(({ text, line }) => {
      const value = numberAt(text);
      return value ? [{ value, line }] : [];
    })[0];
  for (const label of labels) {
    const value = found(valuesOf(own, label));
    if (value) return value;
  }
  return null;
}
