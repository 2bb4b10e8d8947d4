import type { ReactNode } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { grouped } from '#lib/money/grouped.ts';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import type {
  AccountPage,
  AccountPart,
  ShownInvoice,
  ShownPayment,
  ShownQuote,
} from '../account-page.server.ts';
import { partAddress } from './address.ts';
import { DetailsForm } from './details-form.tsx';
import { EmptyList, NothingFound } from './empty-list.tsx';
import { InvoiceList, PaymentList, QuoteList } from './paper-lists.tsx';
import { PartHead } from './part-head.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

const ask = { href: '/contact-us', label: 'Ask for a quote' };
const sampleInvoice: ShownInvoice = {
  number: 'INV-2026-0007',
  title: 'Week of 9 November, two engineers',
  standing: 'open',
  amount: '€4,760.00',
  left: '',
  issuedOn: '2026-11-13',
  dueOn: '2026-11-27',
};
const sampleQuote: ShownQuote = {
  number: 'Q-2026-0012',
  title: 'Route planning for five vans',
  standing: 'sent',
  amount: '€18,921.00',
  validUntil: '2026-12-12',
};
const samplePayment: ShownPayment = {
  id: 'sample',
  number: 'INV-2026-0004',
  title: 'First half, certificates',
  method: 'bank',
  amount: '€2,380.00',
  back: false,
  receivedOn: '2026-11-02',
};

interface ListPartProps<Row> {
  show: AccountPart;
  words: string;
  label: string;
  list: { rows: Row[]; total: number; page: number; pages: number };
  draw: (rows: readonly Row[]) => ReactNode;
  empty: ReactNode;
}

function ListPart<Row>({ show, words, label, list, draw, empty }: ListPartProps<Row>) {
  if (list.total === 0) return words ? <NothingFound words={words} href={partAddress(show)} /> : empty;
  return (
    <>
      {draw(list.rows)}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-[.9375rem] text-mute" role={words ? 'status' : undefined}>
          {list.total === 1 ? 'One' : grouped(list.total)}{' '}
          {words ? (list.total === 1 ? 'fits' : 'fit') : 'in all'}
        </p>
        {list.pages > 1 ? (
          <Pagination
            label={label}
            page={list.page}
            pages={list.pages}
            href={(page) => partAddress(show, { words, page })}
            className="max-sm:w-full sm:min-w-[36rem]"
          />
        ) : null}
      </div>
    </>
  );
}

function OpenPart({ page, refused }: { page: AccountPage; refused: Refusal | null }) {
  const { show, words, invoices, quotes, payments, details } = page;
  if (invoices)
    return (
      <ListPart
        {...{ show, words }}
        label="Invoices"
        list={invoices}
        draw={(rows) => <InvoiceList rows={rows} />}
        empty={
          <EmptyList
            heading="No invoices yet"
            says="We email you each invoice. It also appears here, where you can see its status, open the PDF and pay it."
            example={<InvoiceList rows={[sampleInvoice]} linked={false} />}
            action={ask}
          />
        }
      />
    );
  if (quotes)
    return (
      <ListPart
        {...{ show, words }}
        label="Quotes"
        list={quotes}
        draw={(rows) => <QuoteList rows={rows} />}
        empty={
          <EmptyList
            heading="No quotes yet"
            says="Our quotes appear here, and you can accept or decline them. When you accept one, you get the invoice immediately."
            example={<QuoteList rows={[sampleQuote]} linked={false} />}
            action={ask}
          />
        }
      />
    );
  if (payments)
    return (
      <ListPart
        {...{ show, words }}
        label="Payments"
        list={payments}
        draw={(rows) => <PaymentList rows={rows} />}
        empty={
          <EmptyList
            heading="No payments yet"
            says="Your payments and refunds appear here, each with its invoice."
            example={<PaymentList rows={[samplePayment]} linked={false} />}
            action={{ href: partAddress('invoices'), label: 'See invoices' }}
          />
        }
      />
    );
  return details ? <DetailsForm {...details} company={page.company} refused={refused} /> : null;
}

/** The quotes, invoices and payments of an account, and its billing details. */
export function PaymentPage({ page, refused }: { page: AccountPage; refused: Refusal | null }) {
  const { state, company, acts, confirmed, cards, bank } = page;
  return (
    <>
      <AlertPlace className="mb-4 empty:hidden">
        {state === 'saved' ? (
          <Alert tone="done" heading="Saved">
            We’ll use this address for future quotes and invoices. Those already sent stay as they are.
          </Alert>
        ) : null}
      </AlertPlace>
      <WaitingStrip waiting={page.waiting} />
      <PartHead show={page.show} words={page.words} />
      <OpenPart page={page} refused={refused} />
      <div className="mt-6 grid max-w-[44rem] gap-2 text-[.9375rem] text-mute">
        {confirmed ? null : (
          <p>
            Documents we emailed you before you created this account appear once you’ve confirmed your
            address, under{' '}
            <a href="/account/details" className="text-accent underline underline-offset-[3px]">
              details
            </a>
            .
          </p>
        )}
        {company && !acts ? (
          <p>
            You can see your company’s quotes and invoices. Only its owners can accept, pay and change the
            details.
          </p>
        ) : null}
        {cards ? (
          <p>You pay by card on the payment company’s own page. Your card number doesn’t reach our server.</p>
        ) : (
          <p>
            {bank
              ? 'You pay invoices by bank transfer. Each one shows the account and the reference.'
              : 'We haven’t set up card payments or bank details yet. Please ask us before you pay anything.'}
          </p>
        )}
      </div>
    </>
  );
}
