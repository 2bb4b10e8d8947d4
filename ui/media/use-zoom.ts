import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Fit, fitting, moved, swiped, type View, zoomed } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

function fitOf(frame: HTMLElement): Fit {
  const picture = frame.querySelector<HTMLElement>('[data-zoomed]');
  return {
    frame: { width: frame.clientWidth, height: frame.clientHeight },
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
  };
}

const fromMiddle = (frame: HTMLElement, point: Point): Point => {
  const box = frame.getBoundingClientRect();
  return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
};
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Wheel, pinch, double click and drawing along on the picture in the frame (marked `data-zoomed`).
 * While it fits, drawing sideways swipes instead: `onSwipe` hears +1 towards the left edge of the screen.
 */
export function useZoom(frame: HTMLElement | null, onSwipe: (towards: -1 | 1) => void) {
  const [view, setView] = useState<View>(fitting);
  /** How far a swipe has drawn the picture along. */
  const [drawn, setDrawn] = useState(0);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef({ x: 0, at: 0 });

  function zoom(factor: number, at: Point = { x: 0, y: 0 }) {
    if (frame) setView((before) => zoomed(before, factor, at, fitOf(frame)));
  }
  function pan(by: Point) {
    if (frame) setView((before) => moved(before, by, fitOf(frame)));
  }

  // React listens to the wheel passively, and then the page behind would scroll or zoom.
  useEffect(() => {
    if (!frame) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const at = fromMiddle(frame, { x: event.clientX, y: event.clientY });
      setView((before) => zoomed(before, 2 ** (-event.deltaY / 300), at, fitOf(frame)));
    };
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, [frame]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) began.current = { x: event.clientX, at: event.timeStamp };
    else setDrawn(0);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      zoom(
        apart(now, other) / Math.max(1, apart(before, other)),
        fromMiddle(event.currentTarget, middle(now, other)),
      );
    } else if (view.scale > 1) {
      pan({ x: now.x - before.x, y: now.y - before.y });
    } else {
      setDrawn(now.x - began.current.x);
    }
  }
  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const towards = swiped(drawn, event.timeStamp - began.current.at, event.currentTarget.clientWidth);
    setDrawn(0);
    if (towards !== 0 && event.type === 'pointerup') onSwipe(towards);
  }

  return {
    view,
    drawn,
    zoom,
    pan,
    reset: () => setView(fitting),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) => {
        const at = fromMiddle(event.currentTarget, { x: event.clientX, y: event.clientY });
        zoom(view.scale > 1 ? 0 : 2.5, at);
      },
    },
  };
}
