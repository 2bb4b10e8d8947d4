import { type RefObject, useEffect, useState } from 'react';
import { fitting, panned, type Size, type View, zoomed } from './mercator.ts';
import type { Scene } from './scene.ts';

/** How large the map is thought to be until a browser has measured it. */
const unmeasured: Size = { width: 1040, height: 560 };

/** How wide the cards are that lie at the end of the map on a desktop, with the space around them. */
const cardsWidth = 304;

export interface MapView {
  view: View;
  size: Size;
  /** Whether a browser has measured the map; until then a phone would show letters at a third of their size. */
  isMeasured: boolean;
  /** How much of the end of the map cards may cover, in pixels. */
  covered: number;
  pan: (dx: number, dy: number) => void;
  /** Around a pixel; around the middle when left out. */
  zoom: (factor: number, x?: number, y?: number) => void;
  fit: () => void;
}

/**
 * Where the map stands. It shows the whole day until somebody moves it, and again when `dayKey` changes; while a
 * card has something to say (`hasCard`), beside it.
 */
export function useView(
  element: RefObject<HTMLElement | null>,
  scene: Scene,
  dayKey: string,
  hasCard: boolean,
): MapView {
  const [{ size, covered }, setSize] = useState({ size: unmeasured, covered: cardsWidth });
  const [moved, setMoved] = useState<{ of: string; view: View } | null>(null);
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = part;
      const covered = matchMedia('(min-width: 64rem)').matches ? cardsWidth : 0;
      if (width > 0 && height > 0)
        setSize((old) =>
          old.size.width === width && old.size.height === height && old.covered === covered
            ? old
            : { size: { width, height }, covered },
        );
    };
    // It tells the first size, too, in a step of its own: a map drawn twice in one would hold a slow phone up.
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [element]);
  const whole = () => {
    const beside = hasCard ? covered : 0;
    const free = { ...size, width: size.width - beside };
    const fit = fitting(scene.points, free, free.width < 600 ? 36 : 64);
    return { ...fit, x: fit.x + beside / 2 / fit.scale };
  };
  const view = moved?.of === dayKey ? moved.view : whole();
  const move = (change: (view: View) => View) =>
    setMoved((old) => ({ of: dayKey, view: change(old?.of === dayKey ? old.view : whole()) }));
  return {
    view,
    size,
    isMeasured: size !== unmeasured,
    covered,
    pan: (dx, dy) => move((old) => panned(old, dx, dy)),
    zoom: (factor, x = size.width / 2, y = size.height / 2) => move((old) => zoomed(old, factor, x, y, size)),
    fit: () => setMoved(null),
  };
}
