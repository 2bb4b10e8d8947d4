import { hues } from '#lib/look/hue.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PlanCard } from '#ui/data/plan-card.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import HowAPriceIsMade from './how-a-price-is-made.tsx';
import PointByPoint from './point-by-point.tsx';
import TheOneThatFits from './the-one-that-fits.tsx';
import ThreePlans from './three-plans.tsx';

const includes = ['A list of tests that says when the work is done', 'One price for all of it'];

const playground: PlaygroundOf = {
  component: 'PlanCard',
  controls: ['name', 'fits', 'price', 'ends', 'hue'],
  options: { hue: ['', ...hues] },
  start: {
    name: 'Fixed',
    fits: 'For work that can be described before it starts.',
    price: 'One price, in writing',
    ends: 'It ends when the tests pass.',
    hue: 'sun',
  },
  given: [
    'includes={includes}',
    `action={
  <ButtonLink variant="hue" href="/book_an_appointment">
    Ask for an estimate
  </ButtonLink>
}`,
  ],
  render: ({ name, fits, hue, ...props }) => (
    <div className="w-full max-w-sm">
      <PlanCard
        {...props}
        name={String(name)}
        fits={String(fits)}
        hue={String(hue) || undefined}
        includes={includes}
        action={
          <ButtonLink variant={hue ? 'hue' : 'main'} href="/book_an_appointment">
            Ask for an estimate
          </ButtonLink>
        }
      />
    </div>
  ),
};

const examples: KitExample[] = [
  {
    file: 'three-plans',
    heading: 'Three plans side by side',
    note: 'Each card says how the plan ends, and its first line helps you choose. No card is labelled “most popular”.',
    Example: ThreePlans,
  },
  {
    file: 'point-by-point',
    heading: 'Differences in rows',
    note: 'This is a comparison table. In a narrow container, each point becomes its own block.',
    Example: PointByPoint,
  },
  {
    file: 'the-one-that-fits',
    heading: 'The plan that fits, and a way to try it',
    note: 'Once the reader has answered a question, you can show the matching plan larger.',
    Example: TheOneThatFits,
  },
  {
    file: 'how-a-price-is-made',
    heading: 'No price yet: how it is worked out',
    note: 'Where the price depends on the project, say what it is based on and who is bound by it.',
    Example: HowAPriceIsMade,
  },
];

export default function PricingPage() {
  return <KitPage examples={examples} playground={playground} />;
}
