import { Mail, Phone } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Popover } from '#ui/panels/popover.tsx';

export default function WhoIsIt() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <span className="text-mute">Owner</span> Noor Sample
      </p>
      <Button variant="ghost" size="small" popoverTarget="noor">
        Contact Noor
      </Button>
      <Popover id="noor" heading="Noor Sample">
        <p className="text-mute">Noor handles estimates and rounds, on weekdays from 09:00 to 17:00.</p>
        <p className="mt-3 flex items-center gap-2.5">
          <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
          <a href="mailto:noor@example.org" className="py-1 underline underline-offset-4">
            noor@example.org
          </a>
        </p>
        <p className="mt-1 flex items-center gap-2.5">
          <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
          <a href="tel:+31200000000" className="py-1 underline underline-offset-4">
            +31 20 000 00 00
          </a>
        </p>
      </Popover>
    </div>
  );
}
