import { type KitExample, KitPage } from '../kit-page.tsx';
import ChosenByTrade from './chosen-by-trade.tsx';
import { measuredFigures } from './figures.ts';
import OnADevice from './on-a-device.tsx';
import OneStoryLarge from './one-story-large.tsx';
import ScreensOnTheirHue from './screens-on-their-hue.tsx';
import WhatWasMeasured from './what-was-measured.tsx';

export const loader = measuredFigures;

const examples: KitExample[] = [
  {
    file: 'screens-on-their-hue',
    heading: 'The product’s own screen on its hue',
    note: 'Only the bottom of the screenshot is cut off. Each tile is one link, named by its heading, and a badge marks work without a client.',
    Example: ScreensOnTheirHue,
  },
  {
    file: 'one-story-large',
    heading: 'Two case studies that differ',
    note: 'As on the home page, neighbours differ in hue, shape and height.',
    Example: OneStoryLarge,
  },
  {
    file: 'chosen-by-trade',
    heading: 'One trade at a time',
    note: 'The filter is a set of radio buttons, so the arrow keys step through the trades. The number beside each says how many results it has.',
    Example: ChosenByTrade,
  },
  {
    file: 'on-a-device',
    heading: 'On the right device',
    note: 'The frames are drawn, so they stay sharp at every size. The screens are pictures of the running pages.',
    Example: OnADevice,
  },
  {
    file: 'what-was-measured',
    heading: 'Results anyone can measure again',
    note: 'The figures come from a file that the project’s own commands write. Each is shown with its command and date.',
    Example: WhatWasMeasured,
  },
];

export default function PortfolioComponentsPage() {
  return <KitPage examples={examples} />;
}
