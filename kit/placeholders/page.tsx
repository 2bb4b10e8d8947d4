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
  start: { label: 'Loading the workshop', waiting: true },
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
    heading: 'A card loads without a jump',
    note: 'The bars cover the card’s own words. Click the button and watch the edges.',
    Example: ACardArrives,
  },
  {
    file: 'rows-of-a-list',
    heading: 'Rows that are still loading',
    note: 'Write typical words inside, and the bars take their length from them.',
    Example: RowsOfAList,
  },
  {
    file: 'text-and-picture',
    heading: 'Space for pictures',
    note: 'The block reserves the picture’s space, and the keyboard skips it until it has loaded.',
    Example: TextAndPicture,
  },
  {
    file: 'over-two-seconds',
    heading: 'After two seconds, say what is happening',
    note: 'The space is reserved, and a line of text says how far the work has got.',
    Example: OverTwoSeconds,
  },
];

export default function PlaceholdersPage() {
  return <KitPage examples={examples} playground={playground} />;
}
