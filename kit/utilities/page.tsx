import { Animation } from '#ui/animation/animation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import ABlockAndItsWords from './a-block-and-its-words.tsx';
import ARoundBeingPlanned from './a-round-being-planned.tsx';
import CornersAndSteps from './corners-and-steps.tsx';
import FourFaces from './four-faces.tsx';
import GroundsAndHues from './grounds-and-hues.tsx';
import HeldFromOutside from './held-from-outside.tsx';
import IconsFromTheDatabase from './icons-from-the-database.tsx';
import MotionByHand from './motion-by-hand.tsx';
import ThemeEditor from './theme-editor.tsx';
import WhatCannotBePlayed from './what-cannot-be-played.tsx';

const animation: PlaygroundOf = {
  component: 'Animation',
  controls: [
    'animationLink',
    'direction',
    'renderer',
    'speed',
    'scale',
    'backgroundColor',
    'loop',
    'autoPlay',
    'playOnHover',
    'pauseOnHover',
  ],
  start: {
    animationLink: '/animations/slot-held.json',
    direction: 'forward',
    renderer: 'svg',
    speed: 1,
    scale: 1,
    backgroundColor: 'var(--mint)',
    loop: true,
    autoPlay: true,
    playOnHover: false,
    pauseOnHover: true,
  },
  given: ['noMargin'],
  // The component's own test covers the props that make it throw.
  render: ({ speed, animationLink, ...values }) =>
    Number(speed) > 0 && animationLink ? (
      <Animation {...values} animationLink={String(animationLink)} speed={Number(speed)} noMargin />
    ) : (
      <p role="status">It needs a link, and a speed greater than 0.</p>
    ),
};

const icon: PlaygroundOf = {
  component: 'Icon',
  controls: ['name', 'size', 'label'],
  start: { name: 'lucide:calendar-check', size: 24, label: '' },
  render: ({ name, size, label }) => (
    <Icon name={String(name)} size={Number(size)} label={String(label) || undefined} />
  ),
};

const examples: KitExample[] = [
  {
    file: 'theme-editor',
    heading: 'Try another look',
    note: 'Five settings change all the tokens. They are stored in the address, so you can send someone a link to your look.',
    Example: ThemeEditor,
  },
  {
    file: 'grounds-and-hues',
    heading: 'Backgrounds, text colours and hues',
    note: 'The attribute data-hue gives a block its hue, and gives everything inside it a readable text colour.',
    Example: GroundsAndHues,
  },
  {
    file: 'four-faces',
    heading: 'Four typefaces, one task each',
    Example: FourFaces,
  },
  {
    file: 'corners-and-steps',
    heading: 'Corners and spacing',
    note: 'There are four radii, and all spacing is built from one four-pixel step.',
    Example: CornersAndSteps,
  },
  {
    file: 'motion-by-hand',
    heading: 'Two speeds for interactions',
    note: 'Switch Motion off above, and the bars jump straight to their place.',
    Example: MotionByHand,
  },
  {
    file: 'a-block-and-its-words',
    heading: 'Classes for our look',
    note: 'The examples use hue-block, tile, display and mono-label. Another class, wrap, limits a page to 90 rem.',
    Example: ABlockAndItsWords,
  },
  {
    file: 'icons-from-the-database',
    heading: 'Icons named at run time',
    note: 'One request loads all five. The name that isn’t in any set gets a plain icon, so its row stays aligned.',
    Example: IconsFromTheDatabase,
  },
  {
    file: 'a-round-being-planned',
    heading: 'An animation people can pause',
    note: 'The player loads when this comes near the screen. With reduced motion, you see the finished plan.',
    Example: ARoundBeingPlanned,
  },
  {
    file: 'held-from-outside',
    heading: 'Played by pointing at it or with a switch',
    Example: HeldFromOutside,
  },
  {
    file: 'what-cannot-be-played',
    heading: 'A file that can’t be played',
    note: 'The first is a different kind of file, and the second contains a script. Either way, the space is kept and the reason is shown.',
    Example: WhatCannotBePlayed,
  },
];

export default function UtilitiesPage() {
  return <KitPage examples={examples} playground={[animation, icon]} />;
}
