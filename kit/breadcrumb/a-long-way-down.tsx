import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function ALongWayDown() {
  return (
    <Breadcrumbs
      aria-label="Where the invoice lies"
      crumbs={[
        { label: 'Account', href: '/account/enquiries' },
        { label: 'Projects', href: '/account/enquiries#projects' },
        { label: 'Route planning, sample', href: '/account/enquiries#route-planning' },
        { label: 'Papers', href: '/account/enquiries#papers' },
        { label: 'Invoices', href: '/account/enquiries#invoices' },
        { label: 'S-2026-031', href: '/account/enquiries#S-2026-031' },
      ]}
    />
  );
}
