import { Link2, Maximize2, Printer, RotateCcw } from 'lucide-react';
import { Tooltip } from '#ui/panels/tooltip.tsx';

const tools = [
  { name: 'Fit the round into view', Icon: Maximize2 },
  { name: 'Plan it again', Icon: RotateCcw },
  { name: 'Copy a link to this plan', Icon: Link2 },
  { name: 'Print the driver sheets', Icon: Printer },
];

export default function BareIcons() {
  return (
    <div className="flex w-fit gap-1 rounded-full border border-line bg-raised p-1">
      {tools.map(({ name, Icon }) => (
        <Tooltip key={name} text={name}>
          <button type="button" className="grid size-11 place-items-center rounded-full hover:bg-selected">
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
