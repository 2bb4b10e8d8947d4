import { MailCheck } from 'lucide-react';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { StaffTabs } from '../ui/staff/staff-tabs.tsx';
import type { accountList } from './list.server.ts';
import { accountState, stateWords } from './schema.ts';

const tones = { confirmed: 'done', unconfirmed: 'warning', closed: 'plain' } as const;

/** Everybody who has an account; staff can confirm the address of somebody whom no email reaches. */
export const accountView: ViewOf<typeof accountList> = {
  list: 'accounts',
  title: 'Accounts',
  mark: <StaffTabs here="Accounts" />,
  noun: ['account', 'accounts'],
  nameOf: (row) => row.email ?? row.name ?? 'An account without an address',
  bulk: [{ intent: 'confirm', label: 'Confirm the address', Icon: MailCheck }],
  above: () => (
    <Alert heading="Confirm only addresses whose owners you know" className="mb-5">
      People with a confirmed address can see the enquiries, quotes and invoices sent to it. They usually
      confirm it with a link in an email; do it here only if our emails don’t reach them.
    </Alert>
  ),
  empty: () => (
    <WorkspaceEmpty heading="Nobody has an account yet">
      <p>Everyone who signs up is listed here, with whether they have confirmed their address.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    email: { cell: (row) => <span className="block max-w-80 truncate">{row.email}</span> },
    name: { cell: (row) => <span className="block max-w-48 truncate">{row.name}</span>, onPhone: 'note' },
    state: {
      cell: (row) => <Badge tone={tones[accountState(row)]}>{stateWords[accountState(row)]}</Badge>,
      onPhone: 'state',
    },
    made: { cell: (row) => <Moment at={row.createdAt} zone={zone} />, kind: 'number' },
    seen: { cell: (row) => <Moment at={row.lastLoginAt} zone={zone} />, kind: 'number', onPhone: 'figure' },
  }),
};
