import { CopyButton } from '#ui/actions/copy-button.tsx';
import QrCode from '#ui/media/qr-code.tsx';
import type { ShownInvoicePage } from '../paper-page.server.ts';

type Transfer = NonNullable<ShownInvoicePage['transfer']>;

/** The account, the amount and the reference of a bank transfer; beside them the code that banking apps read. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const facts = [
    { term: 'To', text: transfer.holder, copied: transfer.holder },
    { term: 'IBAN', text: transfer.iban, copied: transfer.iban.replaceAll(' ', '') },
    { term: 'BIC', text: transfer.bic, copied: '' },
    { term: 'Bank', text: transfer.bank, copied: '' },
    { term: 'Amount', text: transfer.amount, copied: '' },
    { term: 'Reference', text: transfer.reference, copied: transfer.reference },
  ].filter(({ text }) => text !== '');
  return (
    <div className="flex flex-wrap items-start gap-6">
      <dl className="min-w-0 flex-[1_1_18rem]">
        {facts.map(({ term, text, copied }) => (
          <div key={term} className="flex min-h-11 items-center gap-x-4 border-b border-line py-1.5">
            <dt className="w-20 shrink-0 text-[.84375rem] text-mute">{term}</dt>
            <dd className="min-w-0 flex-1 font-[540] wrap-anywhere">{text}</dd>
            {copied ? <CopyButton text={copied} aria-label={`Copy ${term}`} /> : null}
          </div>
        ))}
      </dl>
      {transfer.code ? (
        <figure className="text-[.84375rem] text-mute">
          <QrCode text={transfer.code} label="QR code for your banking app" />
          <figcaption className="mt-2 max-w-48">
            Scan this with your banking app to fill in the transfer.
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}
