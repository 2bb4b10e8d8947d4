import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ActOnARow from './act-on-a-row.tsx';
import ExportAPlan from './export-a-plan.tsx';
import SortAndShow from './sort-and-show.tsx';
import WhyNotNow from './why-not-now.tsx';

const playground: PlaygroundOf = {
  component: 'Menu',
  controls: ['align', 'side'],
  start: { align: 'start', side: 'bottom' },
  given: ['trigger={<Button variant="ghost">Export the plan</Button>}'],
  inside: `<MenuItem icon={Download}>Stops as CSV</MenuItem>
<MenuItem icon={Download} hint="For the van">
  GPX
</MenuItem>`,
  render: (props) => (
    <Menu {...props} trigger={<Button variant="ghost">Export the plan</Button>}>
      <MenuItem icon={Download}>Stops as CSV</MenuItem>
      <MenuItem icon={Download} hint="For the van">
        GPX
      </MenuItem>
    </Menu>
  ),
};

const examples: KitExample[] = [
  {
    file: 'export-a-plan',
    heading: 'Export as a file or print',
    note: 'You can tick an option without closing the menu. The shortcut keys on the right work while it is open.',
    Example: ExportAPlan,
  },
  {
    file: 'act-on-a-row',
    heading: 'More actions for a row',
    note: 'One action has a submenu. The one that removes the row comes last, below a line.',
    Example: ActOnARow,
  },
  {
    file: 'sort-and-show',
    heading: 'Sorting and what to show',
    note: 'Choose one of three sort orders, and switch two options on or off. The button names the current order.',
    Example: SortAndShow,
  },
  {
    file: 'why-not-now',
    heading: 'Unavailable items say why',
    note: 'The item stays in its place, so people who look for it find out why they can’t use it.',
    Example: WhyNotNow,
  },
];

export default function DropdownsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
