import { wideScreens } from '#content/template-screens.ts';
import { Gallery } from '#ui/media/gallery.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import FourInThePage from './four-in-the-page.tsx';
import FromAButton from './from-a-button.tsx';
import OneLargeAndTheRest from './one-large-and-the-rest.tsx';
import TallWithCaptions from './tall-with-captions.tsx';

const playground: PlaygroundOf = {
  component: 'Gallery',
  controls: ['label', 'variant', 'ratio', 'shown', 'captions'],
  start: {
    label: 'First screens of our templates',
    variant: 'grid',
    ratio: '16 / 10',
    shown: 4,
    captions: false,
  },
  given: ['items={deskScreens}'],
  render: ({ label, variant, ratio, shown, captions }) => (
    <Gallery
      label={String(label)}
      items={wideScreens}
      variant={variant === 'lead' ? 'lead' : 'grid'}
      ratio={String(ratio)}
      shown={Math.min(wideScreens.length, Math.max(1, Number(shown)))}
      captions={captions === true}
      className="w-full"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'one-large-and-the-rest',
    heading: 'One large, the rest beside it',
    note: 'Open one: zoom by wheel, pinch, double click or plus and minus, and walk on by arrow keys or a swipe.',
    Example: OneLargeAndTheRest,
  },
  {
    file: 'four-in-the-page',
    heading: 'Four in the page, seven inside',
    note: 'The last small picture says how many more there are. All of them can be walked through.',
    Example: FourInThePage,
  },
  {
    file: 'tall-with-captions',
    heading: 'Tall pictures with their captions',
    note: 'Small, they are cropped from the top to one ratio. Large, nothing is cropped.',
    Example: TallWithCaptions,
  },
  {
    file: 'from-a-button',
    heading: 'From a button of your own',
    note: 'The lightbox alone: whoever opens it holds the number of the picture, and gets the focus back.',
    Example: FromAButton,
  },
];

export default function GalleryPage() {
  return <KitPage examples={examples} playground={playground} />;
}
