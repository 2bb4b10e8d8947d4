import { UserRoundMinus } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { NewsletterTabs } from '../ui/newsletter-tabs.tsx';
import type { subscriberList } from './list.server.ts';
import { subscriberWords } from './schema.ts';

const tones = { confirmed: 'done', pending: 'warning', unsubscribed: 'plain' } as const;

/** Everybody who asked for the newsletter; staff can end a subscription, and begin none. */
export const subscriberView: ViewOf<typeof subscriberList> = {
  list: 'newsletter-subscribers',
  title: 'Newsletter',
  mark: <NewsletterTabs here="Readers" />,
  noun: ['reader', 'readers'],
  nameOf: (row) => row.email,
  bulk: [{ intent: 'end', label: 'End subscription', Icon: UserRoundMinus }],
  allOfFilter: true,
  empty: () => (
    <WorkspaceEmpty
      heading="No newsletter readers yet"
      action={
        <ButtonLink href="/newsletter" variant="ghost" size="small">
          Open the newsletter page
        </ButtonLink>
      }
    >
      <p>
        People who sign up get an email to confirm their address. Once they’ve confirmed, they’re listed here.
        You can’t add anyone by hand.
      </p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    email: { cell: (row) => <span className="block max-w-96 truncate">{row.email}</span> },
    state: {
      cell: (row) => <Badge tone={tones[row.state]}>{subscriberWords[row.state]}</Badge>,
      onPhone: 'state',
    },
    since: { cell: (row) => <Moment at={row.since} zone={zone} />, kind: 'number', onPhone: 'figure' },
    asked: { cell: (row) => <Moment at={row.createdAt} zone={zone} />, kind: 'number' },
  }),
};
