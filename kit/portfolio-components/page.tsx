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
    heading: 'The thing’s own screen, on its hue',
    note: 'The screen runs off the bottom only. One link a tile, named by its heading, and a mark where no client ordered it.',
    Example: ScreensOnTheirHue,
  },
  {
    file: 'one-story-large',
    heading: 'Two studies, not alike',
    note: 'As on the home page: neighbours never share hue, shape and height.',
    Example: OneStoryLarge,
  },
  {
    file: 'chosen-by-trade',
    heading: 'One trade at a time',
    note: 'Radios, so one key walks through the trades. The number beside each says what a press will bring.',
    Example: ChosenByTrade,
  },
  {
    file: 'on-a-device',
    heading: 'On the device it was made for',
    note: 'The frames are drawn, so they are sharp at every size. The screens are pictures of the running pages.',
    Example: OnADevice,
  },
  {
    file: 'what-was-measured',
    heading: 'Results that can be run again',
    note: 'Figures come from the file the project’s own commands write, with command and day.',
    Example: WhatWasMeasured,
  },
];

export default function PortfolioComponentsPage() {
  return <KitPage examples={examples} />;
}
