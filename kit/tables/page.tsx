import { type KitExample, KitPage } from '../kit-page.tsx';
import ChooseColumns from './choose-columns.tsx';
import HundredThousandStops from './hundred-thousand-stops.tsx';
import OpenInvoices from './open-invoices.tsx';
import SortAndChoose from './sort-and-choose.tsx';
import WaitingEmptyWrong from './waiting-empty-wrong.tsx';

const examples: KitExample[] = [
  {
    file: 'open-invoices',
    heading: 'Open invoices without a script',
    note: 'Figures align right; short dates show the full date on hover. In a container under 576 px wide, each row becomes a two-line card.',
    Example: OpenInvoices,
  },
  {
    file: 'sort-and-choose',
    heading: 'Sort, find and choose enquiries',
    note: 'Hold Shift to choose a range. Actions for the chosen rows then replace the filter.',
    Example: SortAndChoose,
  },
  {
    file: 'choose-columns',
    heading: 'Choose columns, act on one row',
    note: 'The headings and the names stay in place while you scroll the rest. Each row shows one action.',
    Example: ChooseColumns,
  },
  {
    file: 'hundred-thousand-stops',
    heading: 'A hundred thousand stops',
    note: 'Only the visible rows are on the page. Sorting, searching and choosing still work on all of them; npm run bench:table prints how long each frame takes to draw.',
    Example: HundredThousandStops,
  },
  {
    file: 'waiting-empty-wrong',
    heading: 'Loading, empty and failed',
    note: 'While rows load, their space is reserved. An empty table says what will appear, and a failed one says what to do.',
    Example: WaitingEmptyWrong,
  },
];

export default function TablesPage() {
  return <KitPage examples={examples} />;
}
