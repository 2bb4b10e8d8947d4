import { van } from '#content/pictures/van.ts';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import AlongARow from './along-a-row.tsx';
import DepthOnOneScreen from './depth-on-one-screen.tsx';
import HeldStill from './held-still.tsx';
import NearAndFar from './near-and-far.tsx';

const playground: PlaygroundOf = {
  component: 'Parallax',
  controls: ['depth', 'fit'],
  start: { depth: 16, fit: 'contain' },
  given: ['className="h-72 rounded-card bg-cobalt"'],
  inside: '<Picture picture={van} alt="A delivery van" sizes="26rem" />',
  render: ({ depth, ...props }) => (
    <section
      aria-label="A small page to scroll"
      tabIndex={0}
      className="h-96 w-full max-w-md overflow-y-auto rounded-card bg-raised"
    >
      <p className="p-8 pb-16 text-lg">Scroll this small page.</p>
      <Parallax {...props} depth={Number(depth)} className="mx-8 h-72 rounded-card bg-cobalt">
        <Picture picture={van} alt="A delivery van" sizes="26rem" />
      </Parallax>
      <p className="p-8 pb-56 text-lg">The frame moves with the page, and the van in it a little slower.</p>
    </section>
  ),
};

const examples: KitExample[] = [
  {
    file: 'depth-on-one-screen',
    heading: 'One picture, a little slower',
    note: 'It needs no script: the browser ties the movement to the position on the screen.',
    Example: DepthOnOneScreen,
  },
  {
    file: 'near-and-far',
    heading: 'Near and far',
    note: 'A larger depth looks further away. Two depths side by side create space.',
    Example: NearAndFar,
  },
  {
    file: 'along-a-row',
    heading: 'Along a row',
    note: 'It also works sideways, inside a carousel, and is mirrored in right-to-left layouts.',
    Example: AlongARow,
  },
  {
    file: 'held-still',
    heading: 'Without motion',
    note: 'This is what people see if they asked for reduced motion, or if their browser has no scroll-driven animation.',
    Example: HeldStill,
  },
];

export default function ParallaxPage() {
  return <KitPage examples={examples} playground={playground} />;
}
