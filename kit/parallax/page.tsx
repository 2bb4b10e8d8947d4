import { type KitExample, KitPage } from '../kit-page.tsx';
import AlongARow from './along-a-row.tsx';
import DepthOnOneScreen from './depth-on-one-screen.tsx';
import HeldStill from './held-still.tsx';
import NearAndFar from './near-and-far.tsx';

const examples: KitExample[] = [
  {
    file: 'depth-on-one-screen',
    heading: 'One picture, a little slower',
    note: 'No script listens to the scrolling: the browser ties the movement to the place on the screen.',
    Example: DepthOnOneScreen,
  },
  {
    file: 'near-and-far',
    heading: 'Near and far',
    note: 'A larger depth looks further away. Two depths side by side make a room.',
    Example: NearAndFar,
  },
  {
    file: 'along-a-row',
    heading: 'Along a row',
    note: 'The same sideways, inside a carousel, and mirrored right to left.',
    Example: AlongARow,
  },
  {
    file: 'held-still',
    heading: 'Held still',
    note: 'What everyone sees who asked for less motion, or whose browser does not know scroll-driven animation.',
    Example: HeldStill,
  },
];

export default function ParallaxPage() {
  return <KitPage examples={examples} />;
}
