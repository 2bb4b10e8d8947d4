import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';

const pages = [
  { label: 'Staff', href: '/admin-panel/staff' },
  { label: 'Accounts', href: '/admin-panel/staff/accounts' },
];

/** Who works here, and everybody who has an account. */
export const StaffTabs = ({ here }: { here: 'Staff' | 'Accounts' }) => (
  <WorkspaceTabs label="People" tabs={pages.map((page) => ({ ...page, current: page.label === here }))} />
);
