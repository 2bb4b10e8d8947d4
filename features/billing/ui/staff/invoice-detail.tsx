import type { Refusal } from '#lib/forms/refusal.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceFacts } from '#ui/kinds/workspace-facts.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { InvoiceWorkspace } from '../../staff/paper-workspace.server.ts';
import { invoiceWords } from '../../staff/standings.ts';
import { CreditPart } from './credit-part.tsx';
import { Day } from './day.tsx';
import { HistoryList } from './history-list.tsx';
import { LegalGaps } from './legal-gaps.tsx';
import { LockedNote } from './locked-note.tsx';
import { PaymentsPart } from './money-parts.tsx';
import { PaperBody } from './paper-body.tsx';

interface InvoiceDetailProps {
  invoice: InvoiceWorkspace;
  zone: string;
  writes: boolean;
  /** The form for a payment or a credit note, when it came back. */
  refused: (Refusal & { intent: string }) | null;
}

const link = 'text-accent underline underline-offset-[3px]';

function Notes({ invoice, zone }: Pick<InvoiceDetailProps, 'invoice' | 'zone'>) {
  const { quote, credits, standing, corrects, reminders, remindedAt, email, reason, supply, part } = invoice;
  const rows = [
    { term: 'Recipient', text: email || 'nobody any more: the address was erased' },
    ...(quote
      ? [
          {
            term: 'From quote',
            text: (
              <a href={`/admin-panel/quotes/${quote.id}`} className={link}>
                {quote.number}
              </a>
            ),
          },
        ]
      : []),
    ...(credits.length > 0
      ? [
          {
            term: standing === 'cancelled' ? 'Cancelled by' : 'Partly credited by',
            text: credits.map((credit) => (
              <span key={credit.id} className="me-2">
                <InvoiceLink {...credit} />
              </span>
            )),
          },
        ]
      : []),
    ...(corrects ? [{ term: 'Credit for', text: <InvoiceLink {...corrects} /> }] : []),
    ...(reason ? [{ term: 'Because', text: reason }] : []),
    ...(part ? [{ term: 'Part', text: part }] : []),
    ...(supply ? [{ term: 'Date of supply', text: supply }] : []),
    ...(remindedAt
      ? [
          {
            term: reminders === 1 ? 'Reminded' : `Reminded ${reminders} times, last`,
            text: <Moment at={remindedAt} zone={zone} />,
          },
        ]
      : []),
  ];
  return (
    <dl className="border-t border-line px-4 py-4 text-[.9375rem] sm:px-7">
      {rows.map(({ term, text }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-mute">{term}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const InvoiceLink = ({ id, number }: { id: string; number: string | null }) => (
  <a href={`/admin-panel/invoices/${id}`} className={link}>
    {number}
  </a>
);

/** One invoice or credit note: how it stands, what it says, what came for it. */
export function InvoiceDetail({ invoice, zone, writes, refused }: InvoiceDetailProps) {
  const { kind, standing, total, issuedOn, dueOn, open, over } = invoice;
  const look = invoiceWords[standing];
  const isOut = kind === 'invoice' && standing !== 'draft';
  return (
    <DetailPage>
      <WorkspaceFacts
        facts={[
          { label: 'State', text: <Badge tone={look.tone}>{look.word}</Badge> },
          {
            label: open ? `Open of ${total}` : 'Total',
            text: <span className="font-mono text-[.9375rem]">{open || total}</span>,
          },
          { label: 'Issued', text: <Day on={issuedOn} /> },
          { label: 'Due', text: <Day on={dueOn} /> },
        ]}
      />
      <Notes invoice={invoice} zone={zone} />
      {invoice.locked ? <LockedNote email={invoice.email} /> : null}
      {over ? (
        <Alert tone="warning" heading={`${over} paid too much`} className="px-4 pb-5 sm:px-7">
          Refund it by bank transfer and record the refund below.
        </Alert>
      ) : null}
      <LegalGaps gaps={invoice.gaps} word="invoice" className="px-4 pb-5 sm:px-7" />
      {invoice.lacksSupply && writes ? (
        <Alert
          tone="warning"
          heading="The date of supply is missing"
          className="px-4 pb-5 sm:px-7"
          actions={
            <ButtonLink href={`/admin-panel/invoices/${invoice.id}/edit`} variant="ghost" size="small">
              {' '}
              Add date{' '}
            </ButtonLink>
          }
        >
          An invoice has to show when the work was done, or that it’s paid in advance.
        </Alert>
      ) : null}
      {standing === 'draft' && writes ? (
        <Alert heading="A draft" className="px-4 pb-5 sm:px-7">
          When you issue it, it gets the next invoice number and we email it. After that it can no longer be
          changed.
        </Alert>
      ) : null}
      <PaperBody content={invoice} totalWord={kind === 'credit' ? 'Credited' : 'Total'} />
      {isOut ? (
        <PaymentsPart
          invoice={invoice}
          writes={writes}
          refused={refused?.intent === 'pay' ? refused : null}
        />
      ) : null}
      {isOut && writes && standing !== 'cancelled' ? (
        <CreditPart invoice={invoice} refused={refused?.intent.startsWith('credit') ? refused : null} />
      ) : null}
      <WorkspacePart
        heading="History"
        about="Who did what. The audit log shows every edit, before and after."
      >
        <HistoryList history={invoice.history} zone={zone} />
      </WorkspacePart>
    </DetailPage>
  );
}
