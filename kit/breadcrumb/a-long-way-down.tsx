import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function ALongWayDown() {
  return (
    <Breadcrumbs
      aria-label="Where the invoice is"
      crumbs={[
        { label: 'Account', href: '/account/enquiries' },
        { label: 'Projects', href: '/account/collections' },
        { label: 'Route planning, sample', href: '/account/saved-items' },
        { label: 'Documents', href: '/account/events' },
        { label: 'Invoices', href: '/account/payment' },
        { label: 'S-2026-031', href: '/billing/invoice' },
      ]}
    />
  );
}
