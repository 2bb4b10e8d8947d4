import { type KitExample, KitPage } from '../kit-page.tsx';
import ACardArrives from './a-card-arrives.tsx';
import OverTwoSeconds from './over-two-seconds.tsx';
import RowsOfAList from './rows-of-a-list.tsx';
import TextAndPicture from './text-and-picture.tsx';

const examples: KitExample[] = [
  {
    file: 'a-card-arrives',
    heading: 'A card arrives, and nothing moves',
    note: 'The bars are the card’s own words, struck out. Press the button and look at the edges.',
    Example: ACardArrives,
  },
  {
    file: 'rows-of-a-list',
    heading: 'Rows that are still to come',
    note: 'Likely words give bars of likely length.',
    Example: RowsOfAList,
  },
  {
    file: 'text-and-picture',
    heading: 'Where pictures will stand',
    note: 'The block keeps its place; nothing in it can be reached by keyboard until it is there.',
    Example: TextAndPicture,
  },
  {
    file: 'over-two-seconds',
    heading: 'Over two seconds, say what is done',
    note: 'Room is kept and the work is counted in words.',
    Example: OverTwoSeconds,
  },
];

export default function PlaceholdersPage() {
  return <KitPage examples={examples} />;
}
