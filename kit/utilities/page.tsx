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
  // Props that the component throws at are left to its own test.
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
    note: 'Five choices change the tokens at once. The address keeps them, so a look can be sent to somebody.',
    Example: ThemeEditor,
  },
  {
    file: 'grounds-and-hues',
    heading: 'Grounds, inks, then hues',
    note: 'The attribute data-hue gives a block its hue, and everything inside the ink that can be read on it.',
    Example: GroundsAndHues,
  },
  {
    file: 'four-faces',
    heading: 'Four faces, one task each',
    Example: FourFaces,
  },
  {
    file: 'corners-and-steps',
    heading: 'Corners and steps',
    note: 'Four radii, and one step of four pixels that all room is made of.',
    Example: CornersAndSteps,
  },
  {
    file: 'motion-by-hand',
    heading: 'Two speeds, in answer to the hand',
    note: 'Switch Motion off above: the bars arrive without the way.',
    Example: MotionByHand,
  },
  {
    file: 'a-block-and-its-words',
    heading: 'Classes that make a page ours',
    note: 'hue-block, tile, display and mono-label; wrap holds a whole page to 90 rem.',
    Example: ABlockAndItsWords,
  },
  {
    file: 'icons-from-the-database',
    heading: 'Icons that are named at run time',
    note: 'All five are asked for in one request. The one that is in no set gets a plain sign, and its row stays straight.',
    Example: IconsFromTheDatabase,
  },
  {
    file: 'a-round-being-planned',
    heading: 'An animation that can be paused',
    note: 'The player comes when this is near the screen. With less motion, the finished plan stands still.',
    Example: ARoundBeingPlanned,
  },
  {
    file: 'held-from-outside',
    heading: 'Played by the hand, or by a switch',
    Example: HeldFromOutside,
  },
  {
    file: 'what-cannot-be-played',
    heading: 'What cannot be played says why',
    note: 'A file of another kind, and one with a script inside. Its place is kept either way.',
    Example: WhatCannotBePlayed,
  },
];

export default function UtilitiesPage() {
  return <KitPage examples={examples} playground={[animation, icon]} />;
}
