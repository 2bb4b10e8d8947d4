import { CalendarDays, List, Map as MapIcon } from 'lucide-react';
import { Segmented } from '#ui/actions/segmented.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const views = [
  { value: 'list', label: [<List key="icon" {...icon} />, 'List'] },
  { value: 'map', label: [<MapIcon key="icon" {...icon} />, 'Map'] },
  { value: 'week', label: [<CalendarDays key="icon" {...icon} />, 'Week'] },
];

export default function SmallInABar() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-2 ps-5">
      <p className="font-[540]">60 stops</p>
      <Segmented label="Show stops as" showLabel={false} size="small" options={views} defaultValue="list" />
    </div>
  );
}
