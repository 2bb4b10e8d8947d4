import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { HandAt } from '../map/use-gestures.ts';
import { nameOf } from '../plan/looked-up.ts';
import { isLocked } from '../plan/moves.ts';
import type { DayModel, Tried } from '../use-day.ts';
import { euroChange } from '../words/amounts.ts';

/** A stop in the hand, and what letting it go here would do. */
interface Held {
  stopId: string;
  hand: HandAt;
  target: string | null;
  /** Null where it cannot go; left out until it is worked out. */
  tried?: Tried | null;
}

/** How long a hand rests on a route until its price is worked out, in ms: sweeping over many costs nothing. */
const restTime = 50;

/** What picks a stop up. */
export interface DragHandle {
  begin: (stopId: string, at: HandAt) => void;
}

interface StopDragProps {
  ref: Ref<DragHandle>;
  model: DayModel;
  /** The vehicle whose line on the map is under a point of the window. */
  lineAt: TargetAt;
}

/** The vehicle whose row, name or line is under a point of the window. */
type TargetAt = (x: number, y: number) => string | null;

const rowAt: TargetAt = (x, y) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle ?? null;

/** Where what is held is shown: under a mouse, and above a finger, which would cover it. Moving it so asks for no layout. */
const besideHand = ({ pointerType, clientX, clientY }: HandAt): string =>
  `translate(calc(${clientX}px - 50%), ${pointerType === 'touch' ? clientY - 64 : clientY + 18}px)`;

/** Where it would go, and what that would cost. */
function wordsOf({ stopId, target, tried }: Held, { look }: DayModel): string {
  const van = nameOf(look.day.problem.vehicles.find(({ id }) => id === target));
  if (!target) return 'Drop it on another route';
  if (target === look.placed.get(stopId)?.vehicle.id) return `Stays with ${van}`;
  if (tried === undefined) return `To ${van}`;
  if (tried) return `To ${van}: ${euroChange(tried.change)}`;
  return isLocked(look.day.problem, target) ? `${van} is fixed` : 'This stop can’t move';
}

/**
 * Drags a stop to another route, from the map or the timeline to any of them, and follows the hand; Escape puts it
 * back. It is a part of its own, so that a move of the hand draws nothing else anew: rows under it are marked in place.
 */
export function StopDrag({ ref, model, lineAt }: StopDragProps) {
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
  useEffect(() => {
    if (!target) return;
    const rows = document.querySelectorAll<HTMLElement>(`[data-vehicle="${CSS.escape(target)}"]`);
    for (const row of rows) row.dataset.target = '';
    return () => {
      for (const row of rows) delete row.dataset.target;
    };
  }, [target]);
  useImperativeHandle(ref, () => ({ begin: (id, hand) => setHeld({ stopId: id, hand, target: null }) }), []);
  if (!held) return null;
  const broken = held.tried?.broken ?? 0;
  return (
    <div
      ref={follower}
      aria-hidden="true"
      className="pointer-events-none fixed start-0 top-0 z-50 rounded-full bg-ink px-3.5 py-1.5 text-sm font-medium whitespace-nowrap text-paper shadow-[0_8px_24px_oklch(.1_.01_275/.3)]"
      style={{ transform: besideHand(held.hand) }}
    >
      {nameOf(model.look.stops.get(held.stopId))}
      <span className="ms-2 font-mono text-[.8125rem] [word-spacing:-.28em]">{wordsOf(held, model)}</span>
      {broken > 0 ? (
        <span className="ms-2 text-[.8125rem]">breaks {broken === 1 ? 'a rule' : `${broken} rules`}</span>
      ) : null}
    </div>
  );
}
