import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DayModel, Tried } from '../use-day.ts';

/** A stop in the hand, and what letting it go here would do. */
export interface Held {
  stopId: string;
  /** Where in the window it was picked up. */
  x: number;
  y: number;
  target: string | null;
  tried: Tried | null;
}

interface StopDrag {
  held: Held | null;
  /** What follows the hand; it is moved without drawing anything else anew. */
  follower: RefObject<HTMLDivElement | null>;
  begin: (stopId: string, at: { clientX: number; clientY: number }) => void;
}

/** The vehicle whose row, name or line is under a point of the window. */
export type TargetAt = (x: number, y: number) => string | null;

const rowAt: TargetAt = (x, y) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle ?? null;

/** Drags a stop to another route, from the map, the timeline or a list to any of them. Escape puts it back. */
export function useStopDrag(model: DayModel, lineAt: TargetAt): StopDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const follower = useRef<HTMLDivElement>(null);
  const latest = useRef({ model, lineAt, held });
  useEffect(() => {
    latest.current = { model, lineAt, held };
  });
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    function move(event: PointerEvent) {
      const { model: now, held: old } = latest.current;
      if (!old) return;
      if (follower.current) {
        follower.current.style.left = `${event.clientX}px`;
        follower.current.style.top = `${event.clientY + 18}px`;
      }
      const target =
        rowAt(event.clientX, event.clientY) ?? latest.current.lineAt(event.clientX, event.clientY);
      if (target === old.target) return;
      const tried = target ? now.tryMove(old.stopId, target) : null;
      setHeld({ stopId: old.stopId, x: event.clientX, y: event.clientY, target, tried });
    }
    function drop() {
      const { model: now, held: old } = latest.current;
      setHeld(null);
      if (old?.target) now.move(old.stopId, old.target);
    }
    function leave(event: KeyboardEvent) {
      if (event.key === 'Escape') setHeld(null);
    }
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
      removeEventListener('keydown', leave);
    };
  }, [isHeld]);
  return {
    held,
    follower,
    begin: (stopId, { clientX, clientY }) =>
      setHeld({ stopId, x: clientX, y: clientY, target: null, tried: null }),
  };
}
