import { Search } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Count } from '#ui/data/count.tsx';
import { Navbar } from '#ui/layout/navbar.tsx';

const links = [
  { href: '/account/enquiries', label: 'Enquiries', current: true },
  { href: '/account/events', label: 'Bookings' },
  { href: '/account/payment', label: 'Invoices' },
];

export default function WherePeopleWork() {
  return (
    <Navbar
      label="Panel"
      variant="bar"
      brand={
        <span className="flex items-center gap-2">
          Panel <Count value={7} label="enquiries waiting" />
        </span>
      }
      links={links}
      actions={
        <Button variant="ghost" size="small" aria-label="Find">
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="@max-sm:hidden">Find</span>
        </Button>
      }
    />
  );
}
