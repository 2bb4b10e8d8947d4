import { moneyText } from '#lib/money/money.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { leadList } from './list.server.ts';
import { isPast } from './rules.ts';
import { isOpen, stages, stageWords } from './stages.ts';
import { LeadTabs } from './ui/lead-tabs.tsx';

const link = 'inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline';

/** Everybody as a list: searched, sorted, filtered, moved several at once. */
export const leadView: ViewOf<typeof leadList> = {
  list: 'leads',
  title: 'Leads',
  primary: { label: 'Add lead', href: '/admin-panel/leads/new' },
  more: [{ id: 'import', label: 'Import contacts', href: '/admin-panel/leads/import' }],
  bulk: stages
    .filter((stage) => stage !== 'lost')
    .map((stage) => ({ intent: `to-${stage}`, label: `To ${stageWords[stage].label}` })),
  noun: ['lead', 'leads'],
  nameOf: ({ name }) => name,
  allOfFilter: true,
  above: ({ duplicates }) => (
    <div className="mb-4">
      <LeadTabs view="table" duplicates={duplicates} />
    </div>
  ),
  empty: () => (
    <WorkspaceEmpty heading="No leads yet">
      <p>People appear here when they enquire, book a meeting or register for an event.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone, currency, today }) => ({
    name: {
      cell: ({ id, name }) => (
        <a href={`/admin-panel/leads/${id}`} className={link}>
          <span className="max-w-44 truncate">{name}</span>
        </a>
      ),
    },
    company: {
      cell: ({ company, companyId }) =>
        company && companyId ? (
          <a href={`/admin-panel/leads/companies/${companyId}`} className={link}>
            <span className="max-w-36 truncate text-mute">{company}</span>
          </a>
        ) : (
          <span className="max-w-36 truncate text-mute">{company}</span>
        ),
      onPhone: 'note',
    },
    stage: {
      cell: ({ stage }) => <Badge tone={stageWords[stage].tone}>{stageWords[stage].label}</Badge>,
      onPhone: 'state',
    },
    value: {
      cell: ({ value }) => (value === null ? null : moneyText(value, currency)),
      kind: 'number',
    },
    step: { cell: ({ nextStep }) => <span className="block max-w-40 truncate">{nextStep}</span> },
    due: {
      cell: ({ nextStepOn, stage }) =>
        nextStepOn ? (
          <span className={isOpen(stage) && isPast(nextStepOn, today) ? 'text-danger' : ''}>
            {shortDayAt(`${nextStepOn}T12:00Z`, 'UTC')}
          </span>
        ) : null,
      kind: 'number',
    },
    last: {
      cell: ({ lastAt }) => <Moment at={lastAt} zone={zone} />,
      kind: 'number',
      onPhone: 'figure',
    },
    email: { cell: ({ email }) => <span className="block max-w-64 truncate text-mute">{email}</span> },
    since: { cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} />, kind: 'number' },
    reason: {
      cell: ({ lostReason }) => <span className="block max-w-60 truncate text-mute">{lostReason}</span>,
    },
  }),
};
