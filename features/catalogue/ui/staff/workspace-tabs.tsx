import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';

const parts = [
  { label: 'Submitted', href: '/admin-panel/applications' },
  { label: 'Catalogue', href: '/admin-panel/applications/catalogue' },
];

/** The two lists of the section: what people sent, and what the catalogue holds. */
export function ApplicationTabs({ here, waiting }: { here: 'Submitted' | 'Catalogue'; waiting: number }) {
  return (
    <div className="mb-4">
      <WorkspaceTabs
        label="Lists of applications"
        tabs={parts.map((part) => ({
          ...part,
          current: part.label === here,
          ...(part.label === 'Submitted' && waiting > 0 ? { count: waiting } : {}),
        }))}
      />
    </div>
  );
}
