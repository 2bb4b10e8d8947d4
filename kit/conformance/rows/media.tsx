import { van } from '#content/pictures/van.ts';
import { wave } from '#content/pictures/wave.ts';
import { beforeNine } from '#content/sounds/before-nine.ts';
import { Animation } from '#ui/animation/animation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AudioPlayer } from '#ui/media/audio-player.tsx';
import { Carousel } from '#ui/media/carousel.tsx';
import { Comparison } from '#ui/media/comparison.tsx';
import { Figure } from '#ui/media/figure.tsx';
import { Gallery } from '#ui/media/gallery.tsx';
import { Lightbox } from '#ui/media/lightbox.tsx';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { ScreenTile } from '#ui/media/screen-tile.tsx';
import { Waveform } from '#ui/media/waveform.tsx';
import type { ConformanceRow } from '../row.ts';

const nothing = () => undefined;
const sizes = '20rem';
const picture = <Picture picture={van} alt="A van" sizes={sizes} />;
const items = [
  { picture: van, alt: 'A van' },
  { picture: wave, alt: 'A wave' },
];
const time = 'Time runs from left to right in every script.';

export const media: readonly ConformanceRow[] = [
  { component: 'media/picture.tsx Picture', part: () => picture },
  {
    component: 'media/figure.tsx Figure',
    part: () => <Figure picture={van} alt="A van" sizes={sizes} caption="A van" />,
  },
  { component: 'media/gallery.tsx Gallery', part: () => <Gallery label="Objects" items={items} /> },
  {
    component: 'media/lightbox.tsx Lightbox',
    part: () => <Lightbox label="Objects" items={items} index={null} onIndexChange={nothing} />,
  },
  {
    component: 'media/carousel.tsx Carousel',
    part: () => (
      <Carousel label="Next dates">
        <p>Thursday</p>
        <p>Friday</p>
      </Carousel>
    ),
  },
  {
    component: 'media/comparison.tsx Comparison',
    part: () => <Comparison label="Van against van" before={picture} after={picture} />,
  },
  {
    component: 'media/audio-player.tsx AudioPlayer',
    part: () => <AudioPlayer recording={beforeNine} />,
    unmirrored: time,
  },
  {
    component: 'media/waveform.tsx Waveform',
    part: () => <Waveform peaks={[0.2, 0.8, 0.5]} time={1} seconds={3} label="Before nine" />,
    unmirrored: time,
  },
  {
    component: 'media/parallax.tsx Parallax',
    part: () => <Parallax className="h-40">{picture}</Parallax>,
  },
  {
    component: 'media/screen-tile.tsx ScreenTile',
    part: () => (
      <ScreenTile
        href="/work"
        hue="mint"
        name="Rounds"
        note="Plans a morning"
        picture={{ light: van, dark: van }}
        alt="A plan"
      />
    ),
  },
  {
    component: 'media/screen-frame.tsx ScreenFrame',
    part: () => <ScreenFrame picture={van} alt="A plan" sizes={sizes} />,
  },
  {
    component: 'animation/animation.tsx Animation',
    part: () => <Animation animationLink="/animations/round-planned.json" height={160} />,
  },
  { component: 'icons/icon.tsx Icon', part: () => <Icon name="lucide:van" label="Van" /> },
];
