import { Steps } from '#ui/fields/steps.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import BackAndForth from './back-and-forth.tsx';
import BookingACall from './booking-a-call.tsx';
import HowAnOrderGoes from './how-an-order-goes.tsx';
import InANarrowPlace from './in-a-narrow-place.tsx';

const parts = [{ label: 'Topic' }, { label: 'Time' }, { label: 'Your details' }];

const playground: PlaygroundOf = {
  component: 'Steps',
  controls: ['current', 'variant'],
  start: { current: 1, variant: 'across' },
  given: ["steps={[{ label: 'Topic' }, { label: 'Time' }, { label: 'Your details' }]}"],
  render: ({ current, variant }) => (
    <Steps steps={parts} current={Number(current)} variant={variant === 'down' ? 'down' : 'across'} />
  ),
};

const examples: KitExample[] = [
  {
    file: 'booking-a-call',
    heading: 'Done, current and still to come',
    note: 'Finished steps are links, so people can go back. They can’t jump ahead to the next ones.',
    Example: BookingACall,
  },
  {
    file: 'how-an-order-goes',
    heading: 'A timeline down the page',
    note: 'Use it for a task that takes days. The notes say when each step happened, who did it and who has to act next.',
    Example: HowAnOrderGoes,
  },
  {
    file: 'back-and-forth',
    heading: 'Steps on one page',
    note: 'Where the steps share a page, the finished ones are buttons.',
    Example: BackAndForth,
  },
  {
    file: 'in-a-narrow-place',
    heading: 'In a narrow container with long words',
    note: 'Only the current name is shown. The others keep their ticks and numbers, and screen readers still announce their names.',
    Example: InANarrowPlace,
  },
];

export default function StepsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
