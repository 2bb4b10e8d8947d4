import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import { topics } from '../../choices.ts';
import { inboxAddress } from '../address.ts';
import type { InboxList } from '../page.server.ts';
import type { Colleague } from '../rules.ts';
import { inboxTabs } from '../schema.ts';
import { ChoiceLinks } from './choice-list.tsx';

const tabWords = {
  all: 'All',
  waiting: 'Waiting for us',
  mine: 'Mine',
  unconfirmed: 'Unconfirmed',
  snoozed: 'Snoozed',
  closed: 'Closed',
};

const opener =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-outline bg-raised px-4.5 text-[.9375rem] font-[540] hover:bg-selected';

interface InboxHeadProps {
  list: InboxList;
  colleagues: readonly Colleague[];
  own: string;
  className?: string;
}

/** The parts of the inbox with how many each holds, the search, and what it can be narrowed to. */
export function InboxHead({ list, colleagues, own, className = '' }: InboxHeadProps) {
  const { q, tab, about, owner, counts } = list;
  const wish = { q, tab, about, owner };
  const abouts = [
    { label: 'Anything', href: inboxAddress({ ...wish, about: '' }), current: about === '' },
    ...[...topics, { value: 'demo' as const, label: 'Sent from a demo' }].map(({ value, label }) => ({
      label,
      href: inboxAddress({ ...wish, about: value }),
      current: about === value,
    })),
  ];
  const owners = [
    { userId: '', name: 'Anyone' },
    { userId: 'nobody', name: 'Unassigned' },
    ...colleagues,
  ].map(({ userId, name }) => ({
    label: userId === own ? `${name} (you)` : name,
    href: inboxAddress({ ...wish, owner: userId }),
    current: owner === userId,
  }));
  const chosen = (about ? 1 : 0) + (owner ? 1 : 0);
  return (
    <div className={`mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 ${className}`}>
      <WorkspaceTabs
        label="Inbox views"
        tabs={inboxTabs.map((each) => ({
          label: tabWords[each],
          href: inboxAddress({ ...wish, tab: each }),
          count: counts[each],
          current: tab === each,
        }))}
      />
      <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
        <WorkspaceSearch
          label="Search names, companies and messages"
          words={q}
          keeps={{ tab: tab === 'all' ? '' : tab, about, owner }}
          className="min-w-0 flex-1 sm:w-60"
        />
        <button type="button" popoverTarget="inbox-filters" className={opener}>
          <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
          Filters{chosen > 0 ? ` (${chosen})` : ''}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" className="max-sm:hidden" />
        </button>
        <Popover
          id="inbox-filters"
          aria-label="Filters"
          align="end"
          className="!max-w-[min(32rem,calc(100vw-1rem))] !p-2"
        >
          <div className="grid gap-x-2 sm:grid-cols-2">
            <div>
              <p className="px-3 pt-2 text-[.8125rem] text-mute">About</p>
              <ChoiceLinks label="About" choices={abouts} />
            </div>
            <div>
              <p className="px-3 pt-2 text-[.8125rem] text-mute">Owner</p>
              <ChoiceLinks label="Owner" choices={owners} />
            </div>
          </div>
        </Popover>
      </div>
    </div>
  );
}
