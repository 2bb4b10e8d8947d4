import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { fitting, panned, type Size, type View, zoomed } from './mercator.ts';
import type { Scene } from './scene.ts';

/** How large the map is thought to be until a browser has measured it. */
const unmeasured: Size = { width: 1040, height: 560 };
const useBrowserLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface MapView {
  view: View;
  size: Size;
  pan: (dx: number, dy: number) => void;
  /** Around a pixel; around the middle when left out. */
  zoom: (factor: number, x?: number, y?: number) => void;
  fit: () => void;
}

/** Where the map stands. It shows the whole day until somebody moves it, and again when `dayKey` changes. */
export function useView(element: RefObject<HTMLElement | null>, scene: Scene, dayKey: string): MapView {
  const [size, setSize] = useState(unmeasured);
  const [moved, setMoved] = useState<{ of: string; view: View } | null>(null);
  useBrowserLayout(() => {
    const part = element.current;
    if (!part) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = part;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [element]);
  const whole = () => fitting(scene.points, size, size.width < 600 ? 36 : 64);
  const view = moved?.of === dayKey ? moved.view : whole();
  const move = (change: (view: View) => View) =>
    setMoved((old) => ({ of: dayKey, view: change(old?.of === dayKey ? old.view : whole()) }));
  return {
    view,
    size,
    pan: (dx, dy) => move((old) => panned(old, dx, dy)),
    zoom: (factor, x = size.width / 2, y = size.height / 2) => move((old) => zoomed(old, factor, x, y, size)),
    fit: () => setMoved(null),
  };
}
