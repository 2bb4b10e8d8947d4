import { type PointerEvent, useRef } from 'react';

/** How far a finger travels, in pixels, before its movement counts as a swipe. */
const least = 48;

/** Handlers for an element that can be swiped to either side. A movement that is more up and down than sideways scrolls. */
export function useSwipe(onSwipe: (way: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = Math.abs(clientY - start.current.y);
      start.current = null;
      if (Math.abs(across) < least || along > Math.abs(across)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
  };
}
