import { CalendarPlus, Ellipsis, Pencil, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu, MenuSubmenu } from '#ui/actions/menu.tsx';
import { MenuItem, MenuLink, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '#ui/actions/menu-items.tsx';

export default function ActOnARow() {
  const [owner, setOwner] = useState('Sample, Noor');
  const [said, setSaid] = useState('Waiting for us');
  return (
    <div className="flex items-center gap-4 border-y border-line py-2">
      <div className="grid min-w-0 flex-1 gap-x-6 @xl:grid-cols-3 @xl:items-center">
        <p className="font-[540]">Dairy round, sample</p>
        <p className="text-mute">{owner}</p>
        <p role="status" className="text-sm text-mute">
          {said}
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="small" aria-label="More for the dairy round">
            More
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={Pencil} shortcut="F2" onSelect={() => setSaid('You can now type a name')}>
          Rename
        </MenuItem>
        <MenuSubmenu label="Change owner" icon={UserRound}>
          <MenuRadioGroup label="Owner" value={owner} onValueChange={setOwner}>
            <MenuRadioItem value="Sample, Noor">Noor</MenuRadioItem>
            <MenuRadioItem value="Sample, Ilse">Ilse</MenuRadioItem>
            <MenuRadioItem value="Sample, Dev">Dev</MenuRadioItem>
          </MenuRadioGroup>
        </MenuSubmenu>
        <MenuLink icon={CalendarPlus} href="/book_an_appointment">
          Book a call
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" shortcut="Delete" onSelect={() => setSaid('In the bin')}>
          Move to the bin
        </MenuItem>
      </Menu>
    </div>
  );
}
