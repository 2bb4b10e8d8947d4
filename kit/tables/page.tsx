import { type KitExample, KitPage } from '../kit-page.tsx';
import ChooseColumns from './choose-columns.tsx';
import HundredThousandStops from './hundred-thousand-stops.tsx';
import OpenInvoices from './open-invoices.tsx';
import SortAndChoose from './sort-and-choose.tsx';
import WaitingEmptyWrong from './waiting-empty-wrong.tsx';

const examples: KitExample[] = [
  {
    file: 'open-invoices',
    heading: 'Open invoices, without a script',
    note: 'Figures stand right, dates are short and tell the rest on hover. Under 576 px of its own width each row is a card of two lines.',
    Example: OpenInvoices,
  },
  {
    file: 'sort-and-choose',
    heading: 'Sort, find and choose enquiries',
    note: 'Hold Shift to choose a range. What can be done with the chosen rows takes the place of the filter.',
    Example: SortAndChoose,
  },
  {
    file: 'choose-columns',
    heading: 'Choose columns, take one row',
    note: 'Headings and names stay while the rest is scrolled. One action a row is seen.',
    Example: ChooseColumns,
  },
  {
    file: 'hundred-thousand-stops',
    heading: 'A hundred thousand stops',
    note: 'Only the rows in view are in the page. Sorting, finding and choosing still mean all of them; npm run bench:table prints what a frame takes.',
    Example: HundredThousandStops,
  },
  {
    file: 'waiting-empty-wrong',
    heading: 'Waiting, empty, wrong',
    note: 'The room is kept, the empty table says what will stand there, and the wrong one what to do.',
    Example: WaitingEmptyWrong,
  },
];

export default function TablesPage() {
  return <KitPage examples={examples} />;
}
