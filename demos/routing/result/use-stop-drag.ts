import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HandAt } from '../map/use-gestures.ts';
import type { DayModel, Tried } from '../use-day.ts';

/** A stop in the hand, and what letting it go here would do. */
export interface Held {
  stopId: string;
  hand: HandAt;
  target: string | null;
  /** Null where it cannot go; left out until it is worked out. */
  tried?: Tried | null;
}

/** How long a hand rests on a route until its price is worked out, in ms: sweeping over many costs nothing. */
const restTime = 50;

interface StopDrag {
  held: Held | null;
  /** What follows the hand; it is moved without drawing anything else anew. */
  follower: RefObject<HTMLDivElement | null>;
  begin: (stopId: string, at: HandAt) => void;
}

/** The vehicle whose row, name or line is under a point of the window. */
export type TargetAt = (x: number, y: number) => string | null;

const rowAt: TargetAt = (x, y) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle ?? null;

/** Where what is held is shown: under a mouse, and above a finger, which would cover it. Moving it so asks for no layout. */
export const besideHand = ({ pointerType, clientX, clientY }: HandAt): string =>
  `translate(calc(${clientX}px - 50%), ${pointerType === 'touch' ? clientY - 64 : clientY + 18}px)`;

/** Drags a stop to another route, from the map or the timeline to any of them. Escape puts it back. */
export function useStopDrag(model: DayModel, lineAt: TargetAt): StopDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const follower = useRef<HTMLDivElement>(null);
  const latest = useRef({ model, lineAt, held });
  useEffect(() => {
    latest.current = { model, lineAt, held };
  });
  const pointerId = held?.hand.pointerId ?? null;
  useEffect(() => {
    if (pointerId === null) return;
    const own = new AbortController();
    const { signal } = own;
    addEventListener(
      'pointermove',
      (event) => {
        const { held: old } = latest.current;
        if (!old || event.pointerId !== pointerId) return;
        if (follower.current) follower.current.style.transform = besideHand(event);
        const target =
          rowAt(event.clientX, event.clientY) ?? latest.current.lineAt(event.clientX, event.clientY);
        if (target !== old.target) setHeld({ stopId: old.stopId, hand: event, target });
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (event) => {
        const { model: now, held: old } = latest.current;
        if (event.pointerId !== pointerId) return;
        setHeld(null);
        if (old?.target) now.move(old.stopId, old.target);
      },
      { signal },
    );
    // The browser took the hand away, or the person thought better of it: nothing moves.
    const putBack = () => setHeld(null);
    addEventListener('pointercancel', putBack, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && putBack(), { signal });
    return () => own.abort();
  }, [pointerId]);
  const { stopId, target, tried } = held ?? {};
  useEffect(() => {
    if (!stopId || !target || tried !== undefined) return;
    const rest = setTimeout(() => {
      const found = latest.current.model.tryMove(stopId, target);
      setHeld((old) => (old?.target === target ? { ...old, tried: found } : old));
    }, restTime);
    return () => clearTimeout(rest);
  }, [stopId, target, tried]);
  return {
    held,
    follower,
    begin: (stopId, hand) => setHeld({ stopId, hand, target: null }),
  };
}
