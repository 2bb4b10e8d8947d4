import { Braces, FileSpreadsheet, MapPinned, Printer, Save } from 'lucide-react';
import type { ReactElement } from 'react';
import { download, downloadJson } from '#demos/kit/export/download.ts';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { type Day, demoId, sharedDay } from './day.ts';
import { planGpx, savePlanCsv, savePlanGeoJson } from './exports/files.ts';
import type { LookedUp } from './plan/looked-up.ts';

/** What can be exported: tables, maps, satnav routes, paper, or all of it to continue later. */
export function ExportMenu({
  look,
  raw,
  trigger,
  side,
}: {
  look: LookedUp;
  /** What is saved to continue later. */
  raw: Day;
  trigger: ReactElement;
  side?: 'top' | 'bottom';
}) {
  const none = look.day.plan ? undefined : 'Plan the day first';
  return (
    <Menu trigger={trigger} align="end" side={side}>
      <MenuItem
        icon={FileSpreadsheet}
        hint={none ?? 'One row for each stop'}
        disabled={!look.day.plan}
        onSelect={() => savePlanCsv(look)}
      >
        Table (CSV)
      </MenuItem>
      <MenuItem
        icon={Braces}
        hint={none ?? 'Lines and points'}
        disabled={!look.day.plan}
        onSelect={() => savePlanGeoJson(look)}
      >
        Map (GeoJSON)
      </MenuItem>
      <MenuItem
        icon={MapPinned}
        hint={none ?? 'One route for each van, for satnavs'}
        disabled={!look.day.plan}
        onSelect={() => download('routes.gpx', planGpx(look), 'application/gpx+xml')}
      >
        Routes (GPX)
      </MenuItem>
      <MenuItem
        icon={Printer}
        hint={none ?? 'One page for each van'}
        disabled={!look.day.plan}
        onSelect={() => window.print()}
      >
        Driver sheets
      </MenuItem>
      <MenuItem
        icon={Save}
        hint="To open again here"
        onSelect={() => downloadJson('day.json', { demo: demoId, ...sharedDay(raw) })}
      >
        Everything (JSON)
      </MenuItem>
    </Menu>
  );
}
