import { hues } from '#lib/look/hue.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AllOfItFits from './all-of-it-fits.tsx';
import DrawnByHand from './drawn-by-hand.tsx';
import NextDates from './next-dates.tsx';
import OneAtATime from './one-at-a-time.tsx';

const playground: PlaygroundOf = {
  component: 'Carousel',
  controls: ['label', 'variant', 'width'],
  start: { label: 'Hues of the areas', variant: 'dots', width: '40%' },
  inside: `{hues.map((hue) => (
  <p key={hue} data-hue={hue} className="hue-block p-5">
    {hue}
  </p>
))}`,
  render: ({ label, variant, width }) => (
    <Carousel
      label={String(label)}
      variant={variant === 'dots' ? 'dots' : 'count'}
      width={String(width)}
      className="w-full"
    >
      {hues.map((hue) => (
        <p key={hue} data-hue={hue} className="hue-block display flex h-36 items-end p-5 text-2xl capitalize">
          {hue}
        </p>
      ))}
    </Carousel>
  ),
};

const examples: KitExample[] = [
  {
    file: 'drawn-by-hand',
    heading: 'It moves only when you move it',
    note: 'A cut-off tile shows that there is more. The buttons bring in whole tiles and stop at both ends.',
    Example: DrawnByHand,
  },
  {
    file: 'one-at-a-time',
    heading: 'One at a time',
    note: 'Each slide takes 100% of the width and has a dot. Every dot is a button that shows its slide.',
    Example: OneAtATime,
  },
  {
    file: 'next-dates',
    heading: 'Cards of equal height',
    note: 'All cards are as tall as the tallest one, so the dates and the seats line up.',
    Example: NextDates,
  },
  {
    file: 'all-of-it-fits',
    heading: 'When all of it fits',
    note: 'The buttons and the count disappear. Make the window narrower and they come back.',
    Example: AllOfItFits,
  },
];

export default function CarouselPage() {
  return <KitPage examples={examples} playground={playground} />;
}
