import { screenHome } from '#content/pictures/screen-home.ts';
import { screenHomeDark } from '#content/pictures/screen-home-dark.ts';
import { Comparison } from '#ui/media/comparison.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AsOthersSeeIt from './as-others-see-it.tsx';
import BeforeTheStyles from './before-the-styles.tsx';
import DrawnBothTimes from './drawn-both-times.tsx';
import FromClayToColour from './from-clay-to-colour.tsx';
import LightAndDark from './light-and-dark.tsx';

const sizes = '(min-width: 64rem) 32rem, 92vw';

const playground: PlaygroundOf = {
  component: 'Comparison',
  controls: ['orientation', 'beforeLabel', 'afterLabel', 'caption'],
  start: { orientation: 'horizontal', beforeLabel: 'Light', afterLabel: 'Dark', caption: '' },
  given: [
    'label="The home page, light against dark"',
    'before={<Picture picture={screenHome} alt="On warm paper" sizes={sizes} />}',
    'after={<Picture picture={screenHomeDark} alt="On near black" sizes={sizes} />}',
  ],
  render: (props) => (
    <Comparison
      {...props}
      label="The home page, light against dark"
      before={<Picture picture={screenHome} alt="On warm paper" sizes={sizes} />}
      after={<Picture picture={screenHomeDark} alt="On near black" sizes={sizes} />}
      className="w-full max-w-lg"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'light-and-dark',
    heading: 'One page, two themes',
    note: 'Drag the edge, or click anywhere to move it there. Both pictures show this site’s home page.',
    Example: LightAndDark,
  },
  {
    file: 'as-others-see-it',
    heading: 'As people with colour blindness see it',
    note: 'The caption says what to look for. Screen readers announce the names of both sides and how much of each is visible.',
    Example: AsOthersSeeIt,
  },
  {
    file: 'from-clay-to-colour',
    heading: 'From top to bottom',
    note: 'This is the same slider, turned upright: the up and down arrow keys move the edge the way they point.',
    Example: FromClayToColour,
  },
  {
    file: 'before-the-styles',
    heading: 'What a slow connection shows first',
    note: 'The page is readable before its styles arrive. The edge starts where the difference is clear.',
    Example: BeforeTheStyles,
  },
  {
    file: 'drawn-both-times',
    heading: 'Drawings instead of pictures',
    note: 'You can put anything on either side. Here they are two drawings, and the caption says how much of one is visible.',
    Example: DrawnBothTimes,
  },
];

export default function ImageComparisonSliderPage() {
  return <KitPage examples={examples} playground={playground} />;
}
