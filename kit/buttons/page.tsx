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
    note: 'The button keeps its colour. While it is busy, a second click does nothing, and its label says what is happening.',
    Example: HeardAndWorking,
  },
  {
    file: 'cannot-be-taken-back',
    heading: 'An action that can’t be undone',
    note: 'The button is red and says how many items will be deleted. The safe choice is beside it.',
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
    heading: 'Four icons that need no label',
    note: 'Everyone knows the icons for close, search, menu and play. Put a word beside every other icon.',
    Example: IconsEverybodyKnows,
  },
];

export default function ButtonsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
