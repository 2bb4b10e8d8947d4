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
    heading: 'Done, here, still to come',
    note: 'What is done is a link back to it. What is still to come cannot be jumped to.',
    Example: BookingACall,
  },
  {
    file: 'how-an-order-goes',
    heading: 'Down the page, with what happened',
    note: 'For a task of days: the notes say when, who, and whom it waits for.',
    Example: HowAnOrderGoes,
  },
  {
    file: 'back-and-forth',
    heading: 'Back without leaving the page',
    note: 'Where the parts share a page, the done ones are buttons.',
    Example: BackAndForth,
  },
  {
    file: 'in-a-narrow-place',
    heading: 'In a narrow place, and with long words',
    note: 'Only the current word is shown; the others keep their ticks and numbers, and are still spoken.',
    Example: InANarrowPlace,
  },
];

export default function StepsPage() {
  return <KitPage examples={examples} playground={playground} />;
}
