import type { RefObject } from 'react';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { isLocked } from '../plan/moves.ts';
import { euroChange } from '../words/amounts.ts';
import { besideHand, type Held } from './use-stop-drag.ts';

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
      : held.tried === undefined
        ? `To ${van}`
        : held.tried
          ? `To ${van}: ${euroChange(held.tried.change)}`
          : isLocked(look.day.problem, held.target)
            ? `${van} is fixed`
            : 'It stays where it is';
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none fixed start-0 top-0 z-50 rounded-full whitespace-nowrap bg-ink px-3.5 py-1.5 text-sm font-medium text-paper shadow-[0_8px_24px_oklch(.1_.01_275/.3)]"
      style={{ transform: besideHand(held.hand) }}
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
