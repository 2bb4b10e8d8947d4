import { type PointerEvent, type RefObject, useRef } from 'react';
import { frame } from '#engines/compose/layout/scene.ts';

interface Grab {
  pointer: number;
  x: number;
  y: number;
}

/** Drags by mouse, pen or finger: tells how far the pointer went since it was pressed, in the units of the picture. */
export function useDrag(
  picture: RefObject<HTMLElement | null>,
  { onStart, onDrag }: { onStart: () => void; onDrag: (right: number, down: number) => void },
) {
  const grab = useRef<Grab | null>(null);
  const end = () => {
    grab.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      grab.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      onStart();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const width = picture.current?.getBoundingClientRect().width;
      if (grab.current?.pointer !== event.pointerId || !width) return;
      const unit = frame.width / width;
      onDrag((event.clientX - grab.current.x) * unit, (event.clientY - grab.current.y) * unit);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
