import { ChevronDown, FileDown, Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem, MenuSeparator } from '#ui/actions/menu-items.tsx';

export default function WhyNotNow() {
  const [said, setSaid] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Menu
        trigger={
          <Button variant="ink" size="small">
            Invoice 2026-114
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={FileDown} onSelect={() => setSaid('Saved as PDF')}>
          Save as PDF
        </MenuItem>
        <MenuItem icon={Mail} hint="Goes to sample@example.org" onSelect={() => setSaid('Sent by email')}>
          Send by email
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Send} disabled hint="The customer hasn’t given a Peppol number">
          Send by Peppol
        </MenuItem>
      </Menu>
      <p role="status" className="text-mute">
        {said}
      </p>
    </div>
  );
}
