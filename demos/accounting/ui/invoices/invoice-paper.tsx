import { rateOn, treatmentWords } from '#engines/ledger/vat-rules.ts';
import { grouped } from '#lib/money/grouped.ts';
import { longDay } from '#lib/time/day-words.ts';
import { type Company, inOneLine } from '../../../app-kit/company/company.ts';
import { footLine, payLine } from '../../books/invoice-pdf.ts';
import { invoiceSums, lineNet } from '../../books/invoice-sums.ts';
import type { Invoice } from '../../records.ts';
import { keyed } from '../keyed.ts';
import { figures, useMoney } from '../money.tsx';

interface InvoicePaperProps {
  invoice: Invoice;
  seller: Company;
  /** The invoice that a credit note takes back. */
  corrects?: Invoice;
}

/** An invoice as the customer gets it; printing the page prints this alone. */
export function InvoicePaper({ invoice, seller, corrects }: InvoicePaperProps) {
  const { money, sign } = useMoney();
  const { groups } = invoiceSums(invoice.lines, corrects?.day ?? invoice.day);
  const gross = invoice.net + invoice.tax;
  return (
    <article className="rounded-card border border-line bg-raised p-6 sm:p-10 print:border-0 print:p-0">
      <div className="flex flex-wrap justify-between gap-6">
        <div>
          <p className="font-display text-xl font-semibold tracking-[-.02em]">{seller.name}</p>
          <p className="text-[.9375rem] text-mute">{inOneLine(seller.address)}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-1 text-[.9375rem]">
          <dt className="text-mute">Number</dt>
          <dd className="font-mono">{invoice.number}</dd>
          <dt className="text-mute">Day</dt>
          <dd>{longDay(invoice.day)}</dd>
          {invoice.corrects === null ? (
            <>
              <dt className="text-mute">Due</dt>
              <dd>{longDay(invoice.due)}</dd>
            </>
          ) : (
            <>
              <dt className="text-mute">For invoice</dt>
              <dd className="font-mono">{corrects?.number}</dd>
            </>
          )}
        </dl>
      </div>
      <h2 className="mt-10 font-display text-[2rem] font-semibold leading-none tracking-[-.035em]">
        {invoice.corrects === null ? 'Invoice' : 'Credit note'}
      </h2>
      <p className="mt-4 font-medium">{invoice.name}</p>
      <p className="whitespace-pre-line text-[.9375rem] text-mute">
        {invoice.address.replaceAll(', ', '\n')}
      </p>
      {invoice.vatId ? <p className="text-[.9375rem] text-mute">VAT number {invoice.vatId}</p> : null}
      <table className="mt-8 w-full text-start text-[.9375rem]">
        <thead>
          <tr className="border-b border-ink text-[.84375rem] text-mute">
            <th className="py-2 text-start font-normal">What</th>
            <th className="py-2 text-end font-normal">Quantity</th>
            <th className="py-2 text-end font-normal max-sm:hidden">{`Price, ${sign}`}</th>
            <th className="py-2 text-end font-normal">{`Net, ${sign}`}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(invoice.lines, ({ text, price }) => `${text} ${price}`).map(({ key, thing: line }) => (
            <tr key={key} className="border-b border-line">
              <td className="py-2.5 pe-3">{line.text}</td>
              <td className="py-2.5 text-end font-mono tabular-nums">{grouped(line.quantity / 100)}</td>
              <td className="py-2.5 text-end font-mono tabular-nums max-sm:hidden">{figures(line.price)}</td>
              <td className="py-2.5 text-end font-mono tabular-nums">{figures(lineNet(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 ms-auto grid max-w-[26rem] gap-1.5 text-[.9375rem]">
        {groups.map(({ treatment, net, tax }) => (
          <div key={treatment} className="flex justify-between gap-6">
            <dt className="text-mute">
              {rateOn(treatment, invoice.day) === 0
                ? treatmentWords[treatment]
                : `VAT ${rateOn(treatment, invoice.day) / 100}% on ${figures(net)}`}
            </dt>
            <dd className="font-mono tabular-nums">{figures(tax)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-t border-ink pt-2 text-lg font-semibold">
          <dt>{invoice.corrects === null ? 'To pay' : 'Owed back'}</dt>
          <dd className="font-mono tabular-nums">{money(Math.abs(gross))}</dd>
        </div>
      </dl>
      {groups.some(({ treatment }) => treatment === 'sale-reverse') ? (
        <p className="mt-6 text-[.9375rem]">Reverse charge: the customer accounts for the VAT.</p>
      ) : null}
      {invoice.corrects === null ? (
        <p className="mt-6 text-[.9375rem] text-pretty">{payLine(invoice, seller)}</p>
      ) : null}
      <p className="mt-8 border-t border-line pt-3 text-[.8125rem] text-mute">{footLine(seller)}</p>
    </article>
  );
}
