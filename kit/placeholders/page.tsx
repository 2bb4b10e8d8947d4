import { Placeholder } from '#ui/data/placeholder.tsx';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ACardArrives from './a-card-arrives.tsx';
import OverTwoSeconds from './over-two-seconds.tsx';
import RowsOfAList from './rows-of-a-list.tsx';
import TextAndPicture from './text-and-picture.tsx';

const playground: PlaygroundOf = {
  component: 'Placeholder',
  controls: ['label', 'waiting'],
  start: { label: 'The workshop is on its way', waiting: true },
  inside: `<Card>
  <CardTitle>Two clicks, one slot: a workshop</CardTitle>
  <p className="mt-2">Thursday 3 December, 16:00, for ninety minutes.</p>
</Card>`,
  render: ({ label, waiting }) => (
    <Placeholder label={String(label)} waiting={waiting === true} className="w-full max-w-sm">
      <Card>
        <CardTitle>Two clicks, one slot: a workshop</CardTitle>
        <p className="mt-2">Thursday 3 December, 16:00, for ninety minutes.</p>
      </Card>
    </Placeholder>
  ),
};

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
  return <KitPage examples={examples} playground={playground} />;
}
