import { wideScreens } from '#content/template-screens.ts';
import { Figure } from '#ui/media/figure.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import DidNotLoad from './did-not-load.tsx';
import FigureThatOpens from './figure-that-opens.tsx';
import LightAndDark from './light-and-dark.tsx';
import OneRatio from './one-ratio.tsx';
import RenderedObject from './rendered-object.tsx';

const { picture, alt } = wideScreens[1];

const playground: PlaygroundOf = {
  component: 'Figure',
  controls: ['caption', 'ratio', 'fit', 'focus', 'zoomable'],
  start: {
    caption: 'Headphones, a template',
    ratio: '4 / 3',
    fit: 'cover',
    focus: 'left top',
    zoomable: false,
  },
  given: ['picture={picture}', 'alt={alt}', 'sizes="28rem"'],
  render: ({ caption, ratio, fit, focus, zoomable }) => (
    <Figure
      picture={picture}
      alt={alt}
      sizes="28rem"
      caption={String(caption)}
      ratio={String(ratio)}
      fit={fit === 'contain' ? 'contain' : 'cover'}
      focus={String(focus)}
      zoomable={zoomable === true}
      className="w-full max-w-[28rem]"
    />
  ),
};

const examples: KitExample[] = [
  {
    file: 'rendered-object',
    heading: 'Its space is reserved',
    note: 'Width and height are known in advance, so nothing moves when the picture arrives. The browser picks the file.',
    Example: RenderedObject,
  },
  {
    file: 'figure-that-opens',
    heading: 'A figure that opens',
    note: 'On the page the picture is cropped to a frame. Click it to see the whole picture and zoom in. Without scripts, the link opens the file.',
    Example: FigureThatOpens,
  },
  {
    file: 'light-and-dark',
    heading: 'A different picture in the dark theme',
    note: 'Screenshots follow the theme, even where only part of the page is dark.',
    Example: LightAndDark,
  },
  {
    file: 'one-ratio',
    heading: 'Different pictures, one frame',
    note: 'Tall and wide pictures appear side by side. The frame sets their proportions, and you say which corner has to stay in view.',
    Example: OneRatio,
  },
  {
    file: 'did-not-load',
    heading: 'When it doesn’t load',
    note: 'The frame stays as it is and describes the missing picture. One click tries again.',
    Example: DidNotLoad,
  },
];

export default function ImagesPage() {
  return <KitPage examples={examples} playground={playground} />;
}
