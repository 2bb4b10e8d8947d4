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
    note: 'Hold Shift to choose a range. Actions for the chosen rows take the place of the filter.',
    Example: SortAndChoose,
  },
  {
    file: 'choose-columns',
    heading: 'Choose columns, act on one row',
    note: 'Headings and names stay while you scroll the rest. Each row shows one action.',
    Example: ChooseColumns,
  },
  {
    file: 'hundred-thousand-stops',
    heading: 'A hundred thousand stops',
    note: 'Only the visible rows are on the page. Sorting, searching and choosing still work on all of them; npm run bench:table prints how long a frame takes.',
    Example: HundredThousandStops,
  },
  {
    file: 'waiting-empty-wrong',
    heading: 'Loading, empty and failed',
    note: 'The space is reserved, the empty table says what will appear, and the failed one says what to do.',
    Example: WaitingEmptyWrong,
  },
];

export default function TablesPage() {
  return <KitPage examples={examples} />;
}
