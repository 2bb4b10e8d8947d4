import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';

const tabs = [
  { label: 'Calendar', href: '/admin-panel/bookings' },
  { label: 'List', href: '/admin-panel/bookings/list' },
  { label: 'Hosts and hours', href: '/admin-panel/bookings/hosts' },
  { label: 'Meeting types', href: '/admin-panel/bookings/types' },
];

/** The pages about meetings. */
export function BookingTabs({ here }: { here: string }) {
  return (
    <div className="mb-5">
      <WorkspaceTabs label="Bookings" tabs={tabs.map((tab) => ({ ...tab, current: tab.href === here }))} />
    </div>
  );
}
