import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';

const pages = [
  { label: 'Issues', href: '/admin-panel/newsletter' },
  { label: 'Readers', href: '/admin-panel/newsletter/subscribers' },
];

/** The two lists of the newsletter. */
export const NewsletterTabs = ({ here }: { here: 'Issues' | 'Readers' }) => (
  <WorkspaceTabs label="Newsletter" tabs={pages.map((page) => ({ ...page, current: page.label === here }))} />
);
