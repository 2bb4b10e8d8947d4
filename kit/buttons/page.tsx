import { Button } from '#ui/actions/button.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import CannotBeTakenBack from './cannot-be-taken-back.tsx';
import HeardAndWorking from './heard-and-working.tsx';
import HoldATime from './hold-a-time.tsx';
import IconsEverybodyKnows from './icons-everybody-knows.tsx';
import OnAHue from './on-a-hue.tsx';

const playground: PlaygroundOf = {
  component: 'Button',
  controls: ['children', 'variant', 'size', 'tone', 'busy'],
  start: { children: 'Hold Tuesday 14:00', variant: 'main', size: 'regular', tone: 'plain', busy: false },
  render: ({ children, ...props }) => <Button {...props}>{children}</Button>,
};

const examples: KitExample[] = [
  {
    file: 'hold-a-time',
    heading: 'One filled button that names the result',
    note: 'The link to other days looks like a button, and people can open it in a new tab.',
    Example: HoldATime,
  },
  {
    file: 'heard-and-working',
    heading: 'Busy',
    note: 'It stays in colour. While it works, a second click does nothing, and the words say what is happening.',
    Example: HeardAndWorking,
  },
  {
    file: 'cannot-be-taken-back',
    heading: 'An action without undo',
    note: 'Red, with the number of items that will be deleted and the safe choice beside it.',
    Example: CannotBeTakenBack,
  },
  {
    file: 'on-a-hue',
    heading: 'On a block of colour',
    note: 'One variant adapts to the block behind it: dark on every hue, light on cobalt.',
    Example: OnAHue,
  },
  {
    file: 'icons-everybody-knows',
    heading: 'Four icons that need no word',
    note: 'Everyone knows close, search, menu and play. Put a word beside every other icon.',
    Example: IconsEverybodyKnows,
  },
];

export default function ButtonsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
