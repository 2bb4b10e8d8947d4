import { Calendar, Inbox, Menu, ReceiptText } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';

const rooms = [
  { name: 'Enquiries', waiting: 7, Icon: Inbox },
  { name: 'Bookings', waiting: 3, Icon: Calendar },
  { name: 'Invoices', waiting: 0, Icon: ReceiptText },
];

export default function RailOfAWorkspace() {
  return (
    <>
      <Button variant="ghost" size="small" command="show-modal" commandfor="rail">
        <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
        Sections of the panel
      </Button>
      <Sheet id="rail" edge="start" heading="Sample panel">
        <nav aria-label="Sample panel">
          {rooms.map(({ name, waiting, Icon }, index) => (
            <a
              key={name}
              href="/ui/offcanvas"
              aria-current={index === 0 ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-input px-3 hover:bg-selected aria-[current]:bg-selected aria-[current]:font-[540]"
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
              <span className="flex-1">{name}</span>
              {waiting > 0 ? <span className="font-mono text-sm">{waiting}</span> : null}
            </a>
          ))}
        </nav>
      </Sheet>
    </>
  );
}
