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
    heading: 'Three files, one choice, one print',
    note: 'The tick is switched without shutting the list. The keys at the end work while it is open.',
    Example: ExportAPlan,
  },
  {
    file: 'act-on-a-row',
    heading: 'What else one can do with a row',
    note: 'One action has a list of its own; what cannot be taken back stands last, under a line.',
    Example: ActOnARow,
  },
  {
    file: 'sort-and-show',
    heading: 'An order, and what is shown',
    note: 'One of three, and any of two. The button says which order holds.',
    Example: SortAndShow,
  },
  {
    file: 'why-not-now',
    heading: 'What cannot be had now says why',
    note: 'The item stays in its place, so that people who look for it find the reason.',
    Example: WhyNotNow,
  },
];

export default function DropdownsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
