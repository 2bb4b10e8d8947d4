import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspaceFacts } from '#ui/kinds/workspace-facts.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { QuoteWorkspace } from '../../staff/paper-workspace.server.ts';
import { invoiceWords, quoteWords } from '../../staff/standings.ts';
import { Day } from './day.tsx';
import { HistoryList } from './history-list.tsx';
import { LegalGaps } from './legal-gaps.tsx';
import { LockedNote } from './locked-note.tsx';
import { PaperBody } from './paper-body.tsx';

interface QuoteDetailProps {
  quote: QuoteWorkspace;
  zone: string;
  /** The conversation that it answers, where there was one. */
  conversation: string | null;
  writes: boolean;
  /** The form for an order, when it came back. */
  refused: Refusal | null;
}

const link = 'text-accent underline underline-offset-[3px]';

function Answer({ quote, zone }: Pick<QuoteDetailProps, 'quote' | 'zone'>) {
  const { decided, standing } = quote;
  if (standing === 'expired')
    return (
      <Alert tone="warning" heading="This quote has expired" className="px-4 pb-5 sm:px-7">
        The buyer didn’t answer in time. Copy it into a new quote with today’s prices and dates.
      </Alert>
    );
  if (!decided) return null;
  const accepted = standing === 'accepted';
  return (
    <Alert
      tone={accepted ? 'done' : 'plain'}
      heading={accepted ? `Accepted by ${decided.by || 'the buyer'}` : 'Declined by the buyer'}
      className="px-4 pb-5 sm:px-7"
    >
      {decided.words ? <p>“{decided.words}”</p> : null}
      <p className="mt-1">
        <Moment at={decided.at} zone={zone} />
      </p>
    </Alert>
  );
}

/** The parts that it is paid in, and the invoices that there are of them. */
function PaymentPart({ quote }: Pick<QuoteDetailProps, 'quote'>) {
  const { plan, invoices, total } = quote;
  if (plan.length === 0 && invoices.length === 0) return null;
  const parts = plan.length > 0 ? plan : [{ part: 1, share: '100%', words: 'Full amount', amount: total }];
  return (
    <WorkspacePart
      heading="Payment"
      about={
        plan.length > 0
          ? 'The first part is invoiced when the quote is accepted. The others stay drafts until someone issues them.'
          : undefined
      }
    >
      <ul className="-my-2.5 divide-y divide-line text-[.9375rem]">
        {parts.map(({ part, share, words, amount }) => {
          const invoice = invoices.find((each) => each.part === part);
          return (
            <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="min-w-0 wrap-anywhere">
                {share} {words}
                {invoice ? (
                  <span className="block text-sm text-mute">
                    <a href={`/admin-panel/invoices/${invoice.id}`} className={link}>
                      {invoice.number ? `Invoice ${invoice.number}` : 'Draft invoice'}
                    </a>
                    , {invoiceWords[invoice.standing].word.toLowerCase()}
                  </span>
                ) : null}
              </span>
              <span className="font-mono">{amount}</span>
            </li>
          );
        })}
      </ul>
    </WorkspacePart>
  );
}

function OrderPart({ refused }: Pick<QuoteDetailProps, 'refused'>) {
  return (
    <WorkspacePart
      id="order"
      heading="Ordered another way?"
      about="By phone, by letter or in person, for example. We mark the quote as accepted and draft its invoice for finance to issue."
    >
      <Form method="post" className="grid gap-5" noValidate={refused !== null}>
        <input type="hidden" name="intent" value="order" />
        <TextField
          label="Who ordered"
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={refused?.typed.name}
          error={refused?.fields.name}
        />
        <TextField
          label="How and when"
          name="words"
          required
          maxLength={300}
          placeholder="By phone on 16 November"
          defaultValue={refused?.typed.words}
          error={refused?.fields.words}
        />
        <Button type="submit" variant="ghost" size="small" className="justify-self-start">
          Record order
        </Button>
      </Form>
    </WorkspacePart>
  );
}

/** One quote: how it stands, what it says, what became of it. */
export function QuoteDetail({ quote, zone, conversation, writes, refused }: QuoteDetailProps) {
  const { standing, email, total, validUntil, sentAt } = quote;
  const look = quoteWords[standing];
  const takesOrder = writes && (standing === 'sent' || standing === 'expired');
  return (
    <DetailPage>
      <WorkspaceFacts
        facts={[
          { label: 'State', text: <Badge tone={look.tone}>{look.word}</Badge> },
          { label: 'Total', text: <span className="font-mono text-[.9375rem]">{total}</span> },
          { label: 'Valid until', text: <Day on={validUntil} /> },
          { label: 'Sent', text: sentAt ? <Moment at={sentAt} zone={zone} /> : 'Not yet' },
        ]}
      />
      <dl className="border-t border-line px-4 py-4 text-[.9375rem] sm:px-7">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-mute">Recipient</dt>
          <dd className="wrap-anywhere">{email || 'nobody any more: the address was erased'}</dd>
        </div>
        {conversation ? (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-mute">From enquiry</dt>
            <dd>
              <a href={conversation} className={`${link} font-mono`}>
                {quote.enquiry}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
      {quote.locked ? <LockedNote email={email} /> : null}
      <Answer quote={quote} zone={zone} />
      <LegalGaps gaps={quote.gaps} word="quote" className="px-4 pb-5 sm:px-7" />
      <PaperBody content={quote} totalWord="Total" />
      <PaymentPart quote={quote} />
      {takesOrder ? <OrderPart refused={refused} /> : null}
      <WorkspacePart
        heading="History"
        about="Who did what. The audit log shows every edit, before and after."
      >
        <HistoryList history={quote.history} zone={zone} />
      </WorkspacePart>
    </DetailPage>
  );
}
