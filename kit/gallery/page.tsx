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
    heading: 'One large picture, the rest beside it',
    note: 'Open one, then zoom with the mouse wheel, a pinch, a double click or the plus and minus keys. Move on with the arrow keys or a swipe.',
    Example: OneLargeAndTheRest,
  },
  {
    file: 'four-in-the-page',
    heading: 'Four on the page, seven in the lightbox',
    note: 'The last thumbnail says how many more there are. You can step through all of them.',
    Example: FourInThePage,
  },
  {
    file: 'tall-with-captions',
    heading: 'Tall pictures with their captions',
    note: 'The thumbnails show the top of each picture in the same proportions. Enlarged pictures are shown whole.',
    Example: TallWithCaptions,
  },
  {
    file: 'from-a-button',
    heading: 'From your own button',
    note: 'This is the lightbox on its own. The component that opens it keeps track of the current picture and gets the focus back.',
    Example: FromAButton,
  },
];

export default function GalleryPage() {
  return <KitPage examples={examples} playground={playground} />;
}
