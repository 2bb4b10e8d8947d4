import type { AnimationItem, LottiePlayer, RendererType } from 'lottie-web';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AnimationDirection, type LottieFile, nextPass, passSeconds, stillFrame } from './rules.ts';

/** The light players carry one renderer each and no expressions, so each is loaded alone. */
const players: Record<RendererType, () => Promise<{ default: LottiePlayer }>> = {
  svg: () => import('lottie-web/build/player/lottie_light.js'),
  canvas: () => import('lottie-web/build/player/lottie_light_canvas.js'),
  html: () => import('lottie-web/build/player/lottie_light_html.js'),
};

interface Drawing {
  stage: RefObject<HTMLDivElement | null>;
  /** Drawn once there is a file and the place for it is near. */
  data: LottieFile | null;
  renderer: RendererType;
  rendererSettings: object | undefined;
  assetsPath: string | undefined;
}

/** Draws the file on its stage; null until it stands there, false when the player did not arrive. */
export function useDrawing({ stage, data, renderer, rendererSettings, assetsPath }: Drawing) {
  const [item, setItem] = useState<AnimationItem | null | false>(null);
  // Settings are mostly written in place and new at each render; they count when the drawing begins.
  const settings = useRef(rendererSettings);
  useEffect(() => {
    const container = stage.current;
    if (!container || !data) return;
    let drawn: AnimationItem | undefined;
    let gone = false;
    players[renderer]().then(
      ({ default: lottie }) => {
        if (gone) return;
        drawn = lottie.loadAnimation({
          container,
          renderer,
          loop: false,
          autoplay: false,
          // The player writes into what it is given.
          animationData: structuredClone(data),
          rendererSettings: settings.current,
          assetsPath,
        });
        const ready = drawn;
        if (ready.isLoaded) setItem(ready);
        else ready.addEventListener('DOMLoaded', () => setItem(ready));
      },
      () => !gone && setItem(false),
    );
    return () => {
      gone = true;
      drawn?.destroy();
      setItem(null);
    };
  }, [stage, data, renderer, assetsPath]);
  return item;
}

interface Playing {
  item: AnimationItem | null | false;
  data: LottieFile | null;
  movement: 'still' | 'paused' | 'playing';
  direction: AnimationDirection;
  loop: boolean | number;
  speed: number;
  delay: number;
  pausable: boolean;
}

/** Moves what is drawn, pass by pass; `ended` once the last is over, `restart` starts again. */
export function usePlaying({ item, data, movement, direction, loop, speed, delay, pausable }: Playing) {
  const passed = useRef(0);
  const begun = useRef(false);
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    if (item) item.setSpeed(speed);
  }, [item, speed]);

  useEffect(() => {
    if (item) return;
    begun.current = false;
    setEnded(false);
  }, [item]);

  useEffect(() => {
    if (!item || !data || ended) return;
    if (movement === 'still' || (movement === 'paused' && !begun.current)) {
      begun.current = false;
      item.goToAndStop(stillFrame(data), true);
      return;
    }
    if (movement === 'paused') return item.pause();
    const playing = { direction, loop, seconds: passSeconds(data, speed), pausable };
    const pass = (way: 1 | -1) => {
      item.setDirection(way);
      item.goToAndPlay(way === 1 ? 0 : item.totalFrames - 1, true);
    };
    const begin = () => {
      passed.current = 0;
      begun.current = true;
      pass(nextPass(playing, 0) ?? 1);
    };
    const stop = item.addEventListener('complete', () => {
      passed.current += 1;
      const way = nextPass(playing, passed.current);
      if (way) pass(way);
      else setEnded(true);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (begun.current) {
      if (direction !== 'alternate') item.setDirection(direction === 'reverse' ? -1 : 1);
      item.play();
    } else if (delay > 0) {
      item.goToAndStop(direction === 'reverse' ? item.totalFrames - 1 : 0, true);
      timer = setTimeout(begin, delay);
    } else begin();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [item, data, movement, direction, loop, speed, delay, pausable, ended]);

  // What was played by pointing at it plays again at the next visit.
  useEffect(() => {
    if (movement === 'still' && ended) setEnded(false);
  }, [movement, ended]);

  function restart() {
    begun.current = false;
    setEnded(false);
  }
  return { ended, restart };
}
