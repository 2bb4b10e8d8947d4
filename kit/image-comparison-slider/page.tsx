import { type KitExample, KitPage } from '../kit-page.tsx';
import AsOthersSeeIt from './as-others-see-it.tsx';
import BeforeTheStyles from './before-the-styles.tsx';
import DrawnBothTimes from './drawn-both-times.tsx';
import FromClayToColour from './from-clay-to-colour.tsx';
import LightAndDark from './light-and-dark.tsx';

const examples: KitExample[] = [
  {
    file: 'light-and-dark',
    heading: 'One page, two themes',
    note: 'Draw the edge, or press anywhere: it goes there. Both pictures are this site’s own home page.',
    Example: LightAndDark,
  },
  {
    file: 'as-others-see-it',
    heading: 'As others see it',
    note: 'The caption says what to look for. The names of both sides are read out with their share.',
    Example: AsOthersSeeIt,
  },
  {
    file: 'from-clay-to-colour',
    heading: 'From above to below',
    note: 'The same range, set upright: arrow up and arrow down move the edge the way they point.',
    Example: FromClayToColour,
  },
  {
    file: 'before-the-styles',
    heading: 'What a slow line shows first',
    note: 'The page is readable before its styles arrive. The edge begins where the difference is plain.',
    Example: BeforeTheStyles,
  },
  {
    file: 'drawn-both-times',
    heading: 'Drawings instead of pictures',
    note: 'Anything may stand on either side; here two drawings, and the share is used in the caption.',
    Example: DrawnBothTimes,
  },
];

export default function ImageComparisonSliderPage() {
  return <KitPage examples={examples} />;
}
