import type { CanvasRendererConfig, HTMLRendererConfig, RendererType, SVGRendererConfig } from 'lottie-web';
import { type ComponentProps, type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { useNear } from '../foundation/use-near.ts';
import { AnimationButton } from './animation-button.tsx';
import { AnimationPlace } from './animation-place.tsx';
import { type AnimationDirection, checkAnimation, movementOf, outstays, passSeconds } from './rules.ts';
import { useAnimationFile } from './use-animation-file.ts';
import { useLessMotion } from './use-less-motion.ts';
import { useDrawing, usePlaying } from './use-player.ts';

interface AnimationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The Lottie file itself; give either this or a link. Screen readers read out the name in its `nm` field. */
  animationData?: object;
  /** The file's address, which the page must be allowed to read. The file loads shortly before the animation scrolls into view. */
  animationLink?: string;
  /** Whether it repeats, or how often. An animation longer than five seconds gets a pause button. */
  loop?: boolean | number;
  /** Whether it plays by itself as it scrolls into view; otherwise it shows its still frame. */
  autoPlay?: boolean;
  width?: number | string;
  /** If left out, it follows from the width. */
  height?: number | string;
  /** The speed, greater than 0; 2 is twice as fast. */
  speed?: number;
  /** The number of milliseconds before it begins. */
  delay?: number;
  /** `normal` is the same as `forward`; `alternate` plays forwards and back. */
  direction?: AnimationDirection;
  /** Pauses while people point at it. */
  pauseOnHover?: boolean;
  /** Plays while people point at it; keyboard users get a button. */
  playOnHover?: boolean;
  backgroundColor?: string;
  /** Pauses or plays it from outside; it then has no button of its own. */
  pauseAnimation?: boolean;
  /** Removes the space above and below. */
  noMargin?: boolean;
  /** Draws the animation larger or smaller within its box. */
  scale?: number;
  renderer?: RendererType;
  /** The player's own settings; a `title` there replaces the file's name. They are read once, on the first render. */
  rendererSettings?: SVGRendererConfig | CanvasRendererConfig | HTMLRendererConfig;
  /** The folder with the pictures that the file refers to. */
  assetsPath?: string;
}

/**
 * A Lottie animation. The player loads when it comes near the screen; until then, and if the file can't be played, a plain picture holds its space. With reduced motion one frame is shown: the file's marker `still`, or the frame after one third.
 */
export function Animation({
  animationData,
  animationLink,
  loop = true,
  autoPlay = true,
  width = '100%',
  height,
  speed = 1,
  delay = 0,
  direction = 'forward',
  pauseOnHover = false,
  playOnHover = false,
  backgroundColor,
  pauseAnimation,
  noMargin = false,
  scale = 1,
  renderer = 'svg',
  rendererSettings,
  assetsPath,
  className = '',
  style,
  ref,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  ...rest
}: AnimationProps) {
  checkAnimation({ animationData, animationLink, speed });
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { near, seen } = useNear(box);
  const less = useLessMotion(box);
  const [hovered, setHovered] = useState(false);
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null);

  const file = useAnimationFile(animationData, animationLink, seen);
  const data = file.is === 'ready' ? file.data : null;
  const item = useDrawing({ stage, data: seen ? data : null, renderer, rendererSettings, assetsPath });

  const title = rendererSettings && 'title' in rendererSettings ? rendererSettings.title : undefined;
  const name = title ?? data?.nm;
  const byHand = playOnHover || !autoPlay;
  const seconds = data ? passSeconds(data, speed) : 0;
  const pausable =
    Boolean(name) && pauseAnimation === undefined && (byHand || outstays({ direction, loop, seconds }));
  const movement = movementOf({
    less,
    near,
    hovered,
    chosen,
    autoPlay,
    playOnHover,
    pauseOnHover,
    pauseAnimation,
  });
  const { ended, restart } = usePlaying({
    item,
    data,
    movement,
    direction,
    loop,
    speed,
    delay,
    pausable: pausable || pauseAnimation !== undefined,
  });

  // A pointer that holds it for a moment, on its way to the button, is no choice.
  const goes =
    movement === 'playing' || (pauseOnHover && hovered && movement === 'paused' && chosen === null);
  function press() {
    if (ended) restart();
    setChosen(!ended && goes ? 'pause' : 'play');
  }
  // A finger has no way of pointing without pressing: a tap begins, the next ends it.
  const point = (inside: boolean, also?: (event: PointerEvent<HTMLDivElement>) => void) => {
    return (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'touch') setHovered(inside);
      also?.(event);
    };
  };
  const tap = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch') setHovered((before) => !before);
    onPointerDown?.(event);
  };

  const state = file.is === 'wrong' || item === false ? 'wrong' : item ? 'drawn' : 'waiting';
  const wrong = file.is === 'wrong' ? file : { message: 'The player didn’t load. Reload the page.' };
  // A link's own shape is known too late: its box would jump.
  const [wide, high] = animationData && data ? [data.w, data.h] : [4, 3];
  const free = height === undefined;
  const size: CSSProperties = {
    ...style,
    width,
    height,
    aspectRatio: free && state !== 'wrong' ? `${wide} / ${high}` : undefined,
    backgroundColor,
  };
  return (
    <div
      ref={bothRefs(box, ref)}
      data-animation={state}
      data-movement={item ? (ended ? 'ended' : movement) : undefined}
      onPointerEnter={point(true, onPointerEnter)}
      onPointerLeave={point(false, onPointerLeave)}
      onPointerDown={tap}
      style={size}
      className={`@container relative max-w-full rounded-card ${state === 'wrong' ? 'grid' : 'overflow-hidden'} ${noMargin ? '' : 'my-4'} ${className}`}
      {...rest}
    >
      <div
        ref={stage}
        role="img"
        aria-label={name}
        aria-hidden={name ? undefined : true}
        style={{ transform: scale === 1 ? undefined : `scale(${scale})` }}
        className={state === 'wrong' ? 'hidden' : 'size-full'}
      />
      {state === 'waiting' ? <AnimationPlace /> : null}
      {state === 'wrong' ? (
        <AnimationPlace {...wrong} least={free ? `${(100 * high) / wide}cqi` : undefined} />
      ) : null}
      {pausable && name && item && !less ? (
        <AnimationButton
          does={ended ? 'again' : goes ? 'pause' : 'play'}
          of={name}
          quiet={playOnHover}
          onPress={press}
        />
      ) : null}
    </div>
  );
}
