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
    heading: 'One filled action, and it says the result',
    note: 'The way to other days is a link that looks like a button: it can be opened in a new tab.',
    Example: HoldATime,
  },
  {
    file: 'heard-and-working',
    heading: 'Heard, and working on it',
    note: 'It is never greyed out. While it works a second press does nothing, and the words say what is done.',
    Example: HeardAndWorking,
  },
  {
    file: 'cannot-be-taken-back',
    heading: 'What cannot be taken back',
    note: 'Red, with the number of things that will be gone, and the safe way beside it.',
    Example: CannotBeTakenBack,
  },
  {
    file: 'on-a-hue',
    heading: 'On a block of colour',
    note: 'One variant reads the block it stands on: ink on every hue, paper on cobalt.',
    Example: OnAHue,
  },
  {
    file: 'icons-everybody-knows',
    heading: 'Four icons that need no word',
    note: 'Close, search, menu and play are known everywhere. Every other icon stands beside its word.',
    Example: IconsEverybodyKnows,
  },
];

export default function ButtonsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
