import type { RefObject } from 'react';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { euroChange } from '../words/amounts.ts';
import type { Held } from './use-stop-drag.ts';

interface HeldStopProps {
  ref: RefObject<HTMLDivElement | null>;
  held: Held;
  look: LookedUp;
}

/** Follows the hand that drags a stop: where it would go, and what that would cost. */
export function HeldStop({ ref, held, look }: HeldStopProps) {
  const van = nameOf(look.day.problem.vehicles.find(({ id }) => id === held.target));
  const isHome = held.target === look.placed.get(held.stopId)?.vehicle.id;
  const words = !held.target
    ? 'Drop it on another route'
    : isHome
      ? `Stays with ${van}`
      : held.tried
        ? `To ${van}: ${euroChange(held.tried.change)}`
        : `${van} is fixed`;
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none fixed z-50 -translate-x-1/2 rounded-full bg-ink px-3.5 py-1.5 text-sm font-medium text-paper shadow-[0_8px_24px_oklch(.1_.01_275/.3)]"
      style={{ left: held.x, top: held.y + 18 }}
    >
      {nameOf(look.stops.get(held.stopId))}
      <span className="ms-2 font-mono text-[.8125rem] [word-spacing:-.28em]">{words}</span>
      {held.tried && held.tried.broken > 0 ? (
        <span className="ms-2 text-[.8125rem]">
          breaks {held.tried.broken === 1 ? 'a rule' : `${held.tried.broken} rules`}
        </span>
      ) : null}
    </div>
  );
}
