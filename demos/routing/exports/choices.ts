import { Braces, FileSpreadsheet, MapPinned, Printer, Save } from 'lucide-react';
import { download, downloadJson } from '#demos/kit/export/download.ts';
import type { DemoAction } from '#demos/kit/layout/demo-actions.tsx';
import { type Day, demoId, sharedDay } from '../day.ts';
import type { LookedUp } from '../plan/looked-up.ts';
import { planGpx, savePlanCsv, savePlanGeoJson } from './files.ts';

/** What can be exported: tables, maps, satnav routes, paper, or all of it (`raw`) to continue later. */
export function exportsOf(look: LookedUp, raw: Day): DemoAction[] {
  const planned = (hint: string) =>
    look.day.plan ? { hint } : { hint: 'Plan the day first', disabled: true };
  return [
    {
      icon: FileSpreadsheet,
      label: 'Table (CSV)',
      ...planned('One row for each stop'),
      onSelect: () => savePlanCsv(look),
    },
    {
      icon: Braces,
      label: 'Map (GeoJSON)',
      ...planned('Lines and points'),
      onSelect: () => savePlanGeoJson(look),
    },
    {
      icon: MapPinned,
      label: 'Routes (GPX)',
      ...planned('One route for each van, for satnavs'),
      onSelect: () => download('routes.gpx', planGpx(look), 'application/gpx+xml'),
    },
    {
      icon: Printer,
      label: 'Driver sheets',
      ...planned('One page for each van'),
      onSelect: () => window.print(),
    },
    {
      icon: Save,
      label: 'Everything (JSON)',
      hint: 'To open again here',
      onSelect: () => downloadJson('day.json', { demo: demoId, ...sharedDay(raw) }),
    },
  ];
}
