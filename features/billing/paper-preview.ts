import { moneyText } from '#lib/money/money.ts';
import { addressLines } from './address.ts';
import {
  isBlank,
  type Live,
  percentOf,
  placesIn,
  priceOf,
  quantityOf,
  type Reckoning,
  type Typed,
} from './paper-lines.ts';
import { quantityText } from './quantity-text.ts';
import { percentText, taxNote } from './tax.ts';

/** What a form says so far, in the words in which the buyer will read it. */
export function paperPreview(typed: Typed, live: Live, { country }: Pick<Reckoning, 'country'>) {
  const { currency, sums, treatment, nets } = live;
  const money = (amount: number) => moneyText(amount, currency);
  const text = (name: string) => typed[name]?.trim() ?? '';
  const discount = percentOf(text('discount')) ?? 0;
  const places = placesIn(typed).filter((place) => !isBlank(typed, place));
  return {
    title: text('title'),
    note: text('note'),
    buyer: addressLines(
      {
        kind: text('buyer.kind') === 'private' ? 'private' : 'business',
        name: text('buyer.name'),
        attention: text('buyer.attention'),
        street: text('buyer.street'),
        postalCode: text('buyer.postalCode'),
        city: text('buyer.city'),
        region: text('buyer.region'),
        country: text('buyer.country') || country,
        vatId: text('buyer.vatId'),
      },
      country,
    ),
    vatId: text('buyer.vatId'),
    lines: places.map((place, index) => {
      const of = (name: string) => text(`lines.${place}.${name}`);
      const price = priceOf(of('unitPrice'), currency);
      const less = percentOf(of('discount')) ?? 0;
      const net = nets[place] ?? null;
      return {
        position: index + 1,
        description: of('description'),
        quantity: quantityText(quantityOf(of('quantity')) ?? 0, of('unit')),
        price: price === null ? '–' : money(price),
        discount: less > 0 ? percentText(less) : '',
        amount: net === null ? '–' : money(net),
      };
    }),
    sums: [
      ...(sums.discount > 0
        ? [
            { term: 'Sum of the lines', text: money(sums.subtotal) },
            { term: `Discount of ${percentText(discount)}`, text: money(-sums.discount) },
          ]
        : []),
      { term: 'Net', text: money(sums.net) },
      ...sums.taxes
        .filter(({ rate }) => rate > 0)
        .map(({ rate, base, tax }) => ({
          term: `VAT ${percentText(rate)} on ${money(base)}`,
          text: money(tax),
        })),
    ],
    total: money(sums.gross),
    taxNote: taxNote(treatment, country),
  };
}
