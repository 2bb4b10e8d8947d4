import { Download, MapPinned, Navigation, Printer, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuCheckItem, MenuGroup, MenuItem, MenuSeparator } from '#ui/actions/menu-items.tsx';

export default function ExportAPlan() {
  const [breaks, setBreaks] = useState(true);
  const [said, setSaid] = useState('60 stops, 5 vans');
  const save = (what: string) => () => setSaid(`${what}, ${breaks ? 'with' : 'without'} breaks: saved`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised py-3 pe-3 ps-6">
      <div>
        <p className="font-display text-xl font-semibold tracking-[-.03em]">Tuesday’s round</p>
        <p role="status" className="text-sm text-mute">
          {said}
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="small">
            <Download size={20} strokeWidth={1.5} aria-hidden="true" />
            Export
          </Button>
        }
      >
        <MenuGroup label="This plan">
          <MenuItem icon={Table2} shortcut="Shift+C" onSelect={save('Stops as CSV')}>
            Stops as CSV
          </MenuItem>
          <MenuItem icon={MapPinned} shortcut="Shift+G" onSelect={save('GeoJSON')}>
            GeoJSON
          </MenuItem>
          <MenuItem icon={Navigation} shortcut="Shift+X" onSelect={save('GPX for the van')}>
            GPX for the van
          </MenuItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuCheckItem checked={breaks} onCheckedChange={setBreaks}>
          With breaks
        </MenuCheckItem>
        <MenuItem icon={Printer} hint="One page for each driver" onSelect={save('Driver sheets')}>
          Print driver sheets
        </MenuItem>
      </Menu>
    </div>
  );
}
