import { Download } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ShownQuotePage } from '../paper-page.server.ts';
import { PaperView } from './paper-view.tsx';
import { QuoteDecision } from './quote-decision.tsx';
import { quoteLooks } from './standings.ts';

interface QuoteViewProps {
  page: ShownQuotePage;
  query: string;
  refused: Refusal | null;
}

function Standing({ page }: Pick<QuoteViewProps, 'page'>) {
  const { standing, decided, invoices, validUntil } = page;
  if (standing === 'expired')
    return (
      <Alert tone="warning" heading={`This quote was valid until ${validUntil}`}>
        Prices and dates may have changed.{' '}
        <a href="/contact-us" className="text-accent underline underline-offset-[3px]">
          Ask for a new quote
        </a>
        .
      </Alert>
    );
  if (standing === 'declined')
    return <Alert heading={`Declined${decided ? ` on ${decided.on}` : ''}`}>{decided?.words}</Alert>;
  if (standing !== 'accepted') return null;
  return (
    <Alert tone="done" heading={decided ? `Accepted by ${decided.by || 'you'} on ${decided.on}` : 'Accepted'}>
      {decided ? <p>“{decided.words}”</p> : null}
      {invoices.map(({ number, query }) => (
        <p key={number} className="mt-1">
          {query ? (
            <a href={`/billing/invoice?${query}`} className="text-accent underline underline-offset-[3px]">
              Invoice {number}
            </a>
          ) : (
            `The invoice number is ${number}.`
          )}
        </p>
      ))}
    </Alert>
  );
}

function PaymentPlan({ plan }: Pick<ShownQuotePage, 'plan'>) {
  if (plan.length === 0) return null;
  return (
    <section aria-labelledby="plan" className="mt-10">
      <h2 id="plan" className="text-xl">
        Payment in {plan.length} parts
      </h2>
      <ul className="mt-3 border-t border-line">
        {plan.map(({ part, share, words, amount }) => (
          <li
            key={part}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-[.9375rem]"
          >
            <span className="min-w-0 wrap-anywhere">
              {share} {words}
            </span>
            <span className="font-mono text-[.875rem]">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quote: what we offer, and the two answers to it. */
export function QuoteView({ page, query, refused }: QuoteViewProps) {
  const { number, title, validUntil, total, standing } = page;
  return (
    <FormPage
      title={title}
      lead={`Quote ${number} from ${page.seller}`}
      aside={
        <SummaryBlock
          over="Total"
          big={<span className="block text-[.62em] tracking-[-.05em]">{total}</span>}
          facts={[
            { term: 'Number', text: number },
            { term: 'Status', text: quoteLooks[standing].word },
            { term: 'Valid until', text: validUntil },
          ]}
          action={
            <ButtonLink href={page.pdf} variant="hue">
              <Download size={20} strokeWidth={1.5} aria-hidden="true" />
              Open PDF
            </ButtonLink>
          }
          note={
            page.listed ? (
              <a href="/account/payment?show=quotes" className="underline underline-offset-4">
                All your quotes
              </a>
            ) : undefined
          }
        />
      }
    >
      <AlertPlace className="mt-6 empty:hidden">
        {refused ? <Alert tone="danger" heading={refused.message} /> : <Standing page={page} />}
      </AlertPlace>
      <PaperView content={page} totalWord="Total" />
      <PaymentPlan plan={page.plan} />
      {page.acts ? (
        <QuoteDecision page={page} query={query} refused={refused} />
      ) : standing === 'sent' ? (
        <p className="mt-10 text-mute">Only an owner of your company can answer this quote.</p>
      ) : null}
    </FormPage>
  );
}
