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
  start: { text: 'Booking opens in 30 days', side: 'top', delay: 500, gives: 'description' },
  inside: '<Button variant="ghost">Point here</Button>',
  render: ({ text, ...props }) => (
    <Tooltip text={String(text)} {...props} gives="description">
      <Button variant="ghost">Point here</Button>
    </Tooltip>
  ),
};

const examples: KitExample[] = [
  {
    file: 'bare-icons',
    heading: 'Icons without words',
    note: 'Each tooltip is the name of its button. After the first one, the others show without a delay.',
    Example: BareIcons,
  },
  {
    file: 'full-date',
    heading: 'The full date behind a short one',
    note: 'It adds detail to something people can understand without it.',
    Example: FullDate,
  },
  {
    file: 'with-a-key',
    heading: 'A keyboard shortcut',
    note: 'It opens below the button, so it doesn’t cover the text above.',
    Example: WithAKey,
  },
  {
    file: 'cut-off-name',
    heading: 'A name that doesn’t fit',
    note: 'The link leads to a page with the full name, so people on touch screens miss nothing.',
    Example: CutOffName,
  },
];

export default function TooltipsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
