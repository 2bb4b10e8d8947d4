import { moneyText } from '#lib/money.ts';
import type { Live } from '../../paper-lines.ts';
import { percentText, taxNote } from '../../tax.ts';

/** What the form comes to, as it will stand on the document. */
export function LiveSums({ live, country }: { live: Live; country: string }) {
  const { sums, currency, treatment } = live;
  const money = (amount: number) => moneyText(amount, currency);
  const rows = [
    ...(sums.discount > 0
      ? [
          { term: 'Sum of the lines', text: money(sums.subtotal) },
          { term: 'Discount on the whole', text: money(-sums.discount) },
        ]
      : []),
    { term: 'Net', text: money(sums.net) },
    ...sums.taxes
      .filter(({ rate }) => rate > 0)
      .map(({ rate, base, tax }) => ({
        term: `VAT ${percentText(rate)} on ${money(base)}`,
        text: money(tax),
      })),
  ];
  const note = taxNote(treatment, country);
  return (
    <div className="grid gap-3 sm:justify-items-end">
      <dl className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 text-[.9375rem]">
        {rows.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end font-mono text-[.875rem]">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-2.5">
          <dt className="text-lg font-semibold">Total</dt>
          <dd className="font-display text-xl font-semibold tracking-[-.03em]">
            <output>{money(sums.gross)}</output>
          </dd>
        </div>
      </dl>
      {note ? <p className="max-w-96 text-pretty text-sm text-mute">{note}</p> : null}
      <p className="hidden text-sm text-mute noscript:block">
        The sums follow when a line is added or it is saved.
      </p>
    </div>
  );
}
