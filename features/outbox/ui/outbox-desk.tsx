import { Send } from 'lucide-react';
import type { TablePage } from '#lib/table-page.ts';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { MailLine } from '../schema.ts';
import { MailStateBadge } from './mail-state.tsx';

type Columns = 'to' | 'purpose' | 'state' | 'attempts' | 'written' | 'settled' | 'error';

interface OutboxDeskProps {
  mails: TablePage<MailLine, Columns>;
  zone: string;
  writes: boolean;
}

/** Every mail of the house, with how it stands; those that did not leave can be sent again. */
export function OutboxDesk({ mails, zone, writes }: OutboxDeskProps) {
  return (
    <DeskTable
      page={mails}
      noun={['mail', 'mails']}
      nameOf={(mail) => `${mail.purpose} to ${mail.to}`}
      allOfFilter
      bulk={writes ? [{ deed: 'resend', label: 'Send again', Icon: Send }] : []}
      mayShare={writes}
      empty={
        <DeskEmpty heading="No mail was written yet">
          <p>
            Every mail that the site writes stands here before it leaves: confirmations, answers, invitations,
            invoices. The first one follows the first form that somebody sends.
          </p>
        </DeskEmpty>
      }
      cells={{
        to: {
          cell: (mail) => (
            <a
              href={`/admin-panel/outbox/${mail.id}`}
              className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline"
            >
              <span className="max-w-80 truncate">{mail.to}</span>
            </a>
          ),
        },
        purpose: {
          cell: (mail) => <span className="font-mono text-[.84375rem] text-mute">{mail.purpose}</span>,
          onPhone: 'note',
        },
        state: { cell: (mail) => <MailStateBadge state={mail.state} />, onPhone: 'state' },
        attempts: { cell: (mail) => mail.attempts, kind: 'number' },
        written: {
          cell: (mail) => <Moment at={mail.createdAt} zone={zone} />,
          kind: 'number',
          onPhone: 'figure',
        },
        settled: {
          cell: (mail) => (mail.settledAt ? <Moment at={mail.settledAt} zone={zone} /> : null),
          kind: 'number',
        },
        error: {
          cell: (mail) => <span className="block max-w-96 truncate text-mute">{mail.lastError}</span>,
        },
      }}
    />
  );
}
