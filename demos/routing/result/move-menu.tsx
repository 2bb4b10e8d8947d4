import type { ReactElement } from 'react';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { nameOf } from '../plan/looked-up.ts';
import { isHeld, isLocked, vehicleOf } from '../plan/moves.ts';
import type { DayModel, Tried } from '../use-day.ts';
import { euroChange } from '../words/amounts.ts';

interface MoveProps {
  model: DayModel;
  stopId: string;
}

/** Each van with what going there would cost; worked out when the menu opens, not before. */
function Ways({ model, stopId }: MoveProps) {
  const { day } = model;
  const from = vehicleOf(day.plan, stopId);
  const isHome = isHeld(day.problem, stopId);
  const hintOf = (tried: Tried | null) => {
    if (!tried)
      return isLocked(day.problem, from) ? 'Its current van is fixed' : isHome ? 'Driven already' : 'Fixed';
    const broken = tried.broken === 1 ? ', breaks a rule' : `, breaks ${tried.broken} rules`;
    return euroChange(tried.change) + (tried.broken > 0 ? broken : '');
  };
  return (
    <>
      {day.problem.vehicles
        .filter(({ id }) => id !== from)
        .map((vehicle) => {
          const tried = model.tryMove(stopId, vehicle.id);
          return (
            <MenuItem
              key={vehicle.id}
              disabled={!tried}
              hint={hintOf(tried)}
              onSelect={() => model.move(stopId, vehicle.id)}
            >
              {nameOf(vehicle)}
            </MenuItem>
          );
        })}
      {from ? (
        <MenuItem disabled={isHome} onSelect={() => model.move(stopId, null)}>
          Take out of the plan
        </MenuItem>
      ) : null}
    </>
  );
}

/** The ways a stop can go; the same by keyboard as by dragging. Its trigger wears `data-moves`. */
export function MoveMenu({ model, stopId, trigger }: MoveProps & { trigger: ReactElement }) {
  return (
    <Menu side="top" trigger={trigger}>
      <Ways model={model} stopId={stopId} />
    </Menu>
  );
}

/** Opens the ways of the stop that is looked at, by the button that is in sight. */
export function openMoves(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-moves]');
  const button = [...buttons].find((each) => each.checkVisibility());
  button?.focus();
  // As the arrow key does: with its first way chosen, so that Enter takes it.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
}
