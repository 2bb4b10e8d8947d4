import { Button } from '#ui/actions/button.tsx';
import { Tooltip } from '#ui/panels/tooltip.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import BareIcons from './bare-icons.tsx';
import CutOffName from './cut-off-name.tsx';
import FullDate from './full-date.tsx';
import WithAKey from './with-a-key.tsx';

const playground: PlaygroundOf = {
  component: 'Tooltip',
  controls: ['text', 'side', 'delay'],
  start: { text: 'Opens in 30 days', side: 'top', delay: 500, gives: 'description' },
  inside: '<Button variant="ghost">Rest here</Button>',
  render: ({ text, ...props }) => (
    <Tooltip text={String(text)} {...props} gives="description">
      <Button variant="ghost">Rest here</Button>
    </Tooltip>
  ),
};

const examples: KitExample[] = [
  {
    file: 'bare-icons',
    heading: 'Icons without words',
    note: 'The words are the buttons’ names. After the first, the next ones show without a wait.',
    Example: BareIcons,
  },
  {
    file: 'full-date',
    heading: 'The full date behind a short one',
    note: 'It says more about a thing that can be understood without it.',
    Example: FullDate,
  },
  {
    file: 'with-a-key',
    heading: 'A key that does the same',
    note: 'Below, where what one reads stands above.',
    Example: WithAKey,
  },
  {
    file: 'cut-off-name',
    heading: 'A name that does not fit',
    note: 'The link leads to the page that says it in full, so a touch screen misses nothing.',
    Example: CutOffName,
  },
];

export default function TooltipsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
