import { type KitExample, KitPage } from '../kit-page.tsx';
import HowAPriceIsMade from './how-a-price-is-made.tsx';
import PointByPoint from './point-by-point.tsx';
import TheOneThatFits from './the-one-that-fits.tsx';
import ThreePlans from './three-plans.tsx';

const examples: KitExample[] = [
  {
    file: 'three-plans',
    heading: 'Three plans, none of them pushed',
    note: 'Each says how it ends. No card is “most popular”: the first line of each decides.',
    Example: ThreePlans,
  },
  {
    file: 'point-by-point',
    heading: 'What differs, in rows',
    note: 'A table to compare with. In a narrow place each point is a block of its own.',
    Example: PointByPoint,
  },
  {
    file: 'the-one-that-fits',
    heading: 'The one that fits, and the way to try',
    note: 'Where the reader has answered a question, the answer may be larger than the rest.',
    Example: TheOneThatFits,
  },
  {
    file: 'how-a-price-is-made',
    heading: 'No price yet: how it is made',
    note: 'Where the case decides, say from what the figure is counted and whom it binds.',
    Example: HowAPriceIsMade,
  },
];

export default function PricingPage() {
  return <KitPage examples={examples} />;
}
