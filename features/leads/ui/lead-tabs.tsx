import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';

interface LeadTabsProps {
  view: 'board' | 'table' | 'duplicates';
  duplicates: number;
}

/** The ways to look at leads. */
export function LeadTabs({ view, duplicates }: LeadTabsProps) {
  return (
    <WorkspaceTabs
      label="Views of leads"
      tabs={[
        { label: 'Board', href: '/admin-panel/leads', current: view === 'board' },
        { label: 'Table', href: '/admin-panel/leads/table', current: view === 'table' },
        {
          label: 'Duplicates',
          href: '/admin-panel/leads/duplicates',
          count: duplicates,
          current: view === 'duplicates',
        },
      ]}
    />
  );
}
