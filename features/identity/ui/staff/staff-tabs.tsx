import { DeskTabs } from '#ui/kinds/desk-list.tsx';

const pages = [
  { label: 'Staff', href: '/admin-panel/staff' },
  { label: 'Accounts', href: '/admin-panel/staff/accounts' },
];

/** Who works here, and everybody who has an account. */
export const StaffTabs = ({ here }: { here: 'Staff' | 'Accounts' }) => (
  <DeskTabs label="People" tabs={pages.map((page) => ({ ...page, current: page.label === here }))} />
);
