import { Send } from 'lucide-react';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { outboxList } from './list.server.ts';
import { reasonOf } from './reasons.ts';
import { nextWords } from './schema.ts';
import { MailStateBadge } from './ui/mail-state.tsx';

/** Every email the site has written, with its state. Emails that weren't sent can be sent again. */
export const outboxView: ViewOf<typeof outboxList> = {
  list: 'outbox',
  title: 'Email outbox',
  bulk: [{ intent: 'resend', label: 'Send again', Icon: Send }],
  noun: ['message', 'messages'],
  nameOf: (mail) => `${mail.subject} to ${mail.to}`,
  opens: (mail) => `/admin-panel/outbox/${mail.id}`,
  allOfFilter: true,
  empty: () => (
    <WorkspaceEmpty heading="No messages yet">
      <p>
        Every email the site writes appears here, such as confirmations, replies and invoices. The first will
        appear when a visitor sends a form.
      </p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    subject: { cell: (mail) => <span className="block max-w-72 truncate">{mail.subject}</span> },
    to: { cell: (mail) => <span className="block max-w-56 truncate">{mail.to}</span>, onPhone: 'note' },
    why: {
      cell: (mail) => <span className="block max-w-64 truncate text-mute">{reasonOf(mail.purpose)}</span>,
    },
    state: { cell: (mail) => <MailStateBadge state={mail.state} />, onPhone: 'state' },
    attempts: { cell: (mail) => mail.attempts, kind: 'number' },
    written: {
      cell: (mail) => <Moment at={mail.createdAt} zone={zone} />,
      kind: 'number',
      onPhone: 'figure',
    },
    next: { cell: (mail) => <span className="text-mute">{nextWords[mail.state]}</span> },
    settled: {
      cell: (mail) => (mail.settledAt ? <Moment at={mail.settledAt} zone={zone} /> : null),
      kind: 'number',
    },
    error: {
      cell: (mail) => <span className="block max-w-96 truncate text-mute">{mail.lastError}</span>,
    },
  }),
};
