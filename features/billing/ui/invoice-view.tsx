import { Download } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ShownInvoicePage } from '../paper-page.server.ts';
import { PaperView } from './paper-view.tsx';
import { PayPart } from './pay-part.tsx';
import { invoiceLooks } from './standings.ts';

interface InvoiceViewProps {
  page: ShownInvoicePage;
  query: string;
  /** What the way back from the payment page says. */
  state: string;
  /** How often the page has looked by itself whether the money came. */
  looks: number;
  refused: Refusal | null;
}

/** Check for half a minute; a direct debit takes days, and an email reports it. */
const mostLooks = 8;

/** What the visitor reads after coming back from the payment page; only our own record counts. */
function News({ page, state }: Pick<InvoiceViewProps, 'page' | 'state'>) {
  if (page.over)
    return (
      <Alert tone="warning" heading={`You paid ${page.over} too much`}>
        We’ve noticed and will refund it.
      </Alert>
    );
  if (state === 'accepted' && page.open)
    return (
      <Alert tone="done" heading="Quote accepted. Here is your invoice">
        Keep the link to this page so you can open the invoice again.
      </Alert>
    );
  if (page.standing === 'paid' && state === 'paid')
    return <Alert tone="done" heading="Your payment has arrived. Thank you" />;
  if (page.visit === 'failed')
    return (
      <Alert tone="danger" heading="Your payment failed">
        As far as we know, nothing was charged. Try again or pay by bank transfer.
      </Alert>
    );
  if (state === 'paid' && page.open)
    return (
      <Alert heading="Waiting for the payment company to confirm your payment">
        This takes a few seconds, or a few days for a bank debit. You don’t have to wait here. We’ll email you
        once it has arrived.
      </Alert>
    );
  if (state === 'cancelled' && page.open)
    return <Alert heading="You haven’t paid yet">Nothing was charged, and the invoice is still open.</Alert>;
  return null;
}

function Facts({ page }: Pick<InvoiceViewProps, 'page'>) {
  const { kind, standing, open, total, issuedOn, dueOn, supply, part, number } = page;
  const facts = [
    { term: 'Number', text: number },
    { term: 'Status', text: invoiceLooks[standing].word },
    { term: 'Issued', text: issuedOn },
    ...(dueOn ? [{ term: 'Due', text: dueOn }] : []),
    ...(supply ? [{ term: 'Date of supply', text: supply }] : []),
    ...(part ? [{ term: 'Part', text: part }] : []),
  ];
  const over = kind === 'credit' ? 'Credited' : open ? 'Amount due' : invoiceLooks[standing].word;
  return (
    <SummaryBlock
      over={over}
      big={<span className="block text-[.62em] tracking-[-.05em]">{open || total}</span>}
      facts={facts}
      action={
        <ButtonLink href={page.pdf} variant="hue">
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
          Open PDF
        </ButtonLink>
      }
      note={
        page.listed ? (
          <a href="/account/payment" className="underline underline-offset-4">
            All your invoices
          </a>
        ) : undefined
      }
    />
  );
}

/** An invoice or a credit note: what it says, how it stands, and how it is paid. */
export function InvoiceView({ page, query, state, looks, refused }: InvoiceViewProps) {
  const word = page.kind === 'credit' ? 'Credit note' : 'Invoice';
  const waits = state === 'paid' && page.open !== '' && page.visit !== 'failed' && looks < mostLooks;
  const again = new URLSearchParams({ state, looks: String(looks + 1) });
  return (
    <FormPage title={`${word} ${page.number}`} lead={page.title} aside={<Facts page={page} />}>
      {waits ? <meta httpEquiv="refresh" content={`4; url=/billing/invoice?${query}&${again}`} /> : null}
      <AlertPlace className="mt-6 empty:hidden">
        {refused ? <Alert tone="danger" heading={refused.message} /> : <News page={page} state={state} />}
      </AlertPlace>
      {page.credits.map((credit) => (
        <p key={credit.number} className="mt-6">
          {page.standing === 'cancelled' && page.credits.length === 1
            ? 'Cancelled by credit note '
            : `${credit.amount} has been credited with credit note `}
          {credit.query ? (
            <a
              href={`/billing/invoice?${credit.query}`}
              className="text-accent underline underline-offset-[3px]"
            >
              {credit.number}
            </a>
          ) : (
            credit.number
          )}
          .
        </p>
      ))}
      {page.reason ? <p className="mt-6 max-w-[40rem]">{page.reason}</p> : null}
      <PayPart page={page} query={query} />
      <PaperView content={page} totalWord={page.kind === 'credit' ? 'Credited' : 'Total'} />
      {page.payments.length > 0 ? (
        <section aria-labelledby="paid" className="mt-10">
          <h2 id="paid" className="text-xl">
            Payments received
          </h2>
          <ul className="mt-3 border-t border-line">
            {page.payments.map(({ id, method, on, amount }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-[.9375rem]"
              >
                <span>
                  {on}, {method === 'card' ? 'by card' : 'by bank transfer'}
                </span>
                <span className="font-mono text-[.875rem]">{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </FormPage>
  );
}
