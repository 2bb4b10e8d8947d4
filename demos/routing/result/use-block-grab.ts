import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type HandAt, holdTime, slack } from '../map/use-gestures.ts';
import { useSteady } from '../use-steady.ts';

/** How a block of the timeline is picked up: by moving it with a mouse or a pen, by resting a finger on it. A press selects. */
export function useBlockGrab(
  timeline: RefObject<HTMLElement | null>,
  onGrab: (stopId: string, at: HandAt) => void,
): (stopId: string, down: PointerEvent) => void {
  const isHeld = useRef(false);
  // A finger that holds a block must not scroll the page. Safari asks for a listener that was there before the touch.
  useEffect(() => {
    const part = timeline.current;
    const stay = (event: TouchEvent) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    part?.addEventListener('touchmove', stay, { passive: false });
    return () => part?.removeEventListener('touchmove', stay);
  }, [timeline]);

  return useSteady((stopId: string, down: PointerEvent) => {
    if (down.button !== 0) return;
    const { clientX, clientY, pointerId, pointerType } = down;
    const isTouch = pointerType === 'touch';
    const own = new AbortController();
    const { signal } = own;
    const rest = isTouch
      ? setTimeout(() => {
          isHeld.current = true;
          onGrab(stopId, { clientX, clientY, pointerId, pointerType });
        }, holdTime)
      : undefined;
    const end = () => {
      clearTimeout(rest);
      isHeld.current = false;
      own.abort();
    };
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== pointerId || isHeld.current) return;
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
        end();
        if (!isTouch) onGrab(stopId, event);
      },
      { signal },
    );
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
}
