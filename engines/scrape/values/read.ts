import { monthFirstOf, readDate } from './date.ts';
import { type Kind, kindOf, kinds, readYesNo } from './kind.ts';
import { type Money, readMoney } from './money.ts';
import { decimalMarkOf, readNumber } from './number.ts';

/** What a cell holds once it is read as what its column is. */
export type Value = string | number | boolean | Money;

/** A reader of a column's texts: how numbers and dates are written is told by all of them together. */
export function readerOf(kind: Kind, texts: readonly string[]): (text: string) => Value | null {
  const decimal = decimalMarkOf(texts);
  const monthFirst = monthFirstOf(texts);
  switch (kind) {
    case 'number':
      return (text) => readNumber(text, decimal);
    case 'money':
      return (text) => readMoney(text, decimal);
    case 'date':
      return (text) => readDate(text, monthFirst);
    case 'yes-no':
      return readYesNo;
    case 'link':
    case 'picture':
      return (text) => (/^https?:\/\//.test(text) ? text : null);
    case 'text':
      return (text) => text;
  }
}

/** What a column is, guessed from its texts: the kind that most of them fit, four fifths at the least. */
export function guessKind(texts: readonly string[]): Kind {
  const filled = texts.filter((text) => text !== '').slice(0, 500);
  const counts = Map.groupBy(filled, kindOf);
  const best = kinds.find(
    (kind) => kind !== 'text' && (counts.get(kind)?.length ?? 0) >= filled.length * 0.8,
  );
  return best && filled.length > 0 ? best : 'text';
}
