import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { withoutStop } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import { isLocked, movedWithin, vehicleOf } from '../plan/moves.ts';
import type { DayModel, Tried } from '../use-day.ts';
import { euroChange } from '../words/amounts.ts';
import { clock, stretch } from '../words/clock.ts';

interface MoveProps {
  model: DayModel;
  stopId: string;
}

/** Each van with what going there would cost; worked out when the menu opens, not before. */
function Ways({ model, stopId }: MoveProps) {
  const { day } = model;
  const from = vehicleOf(day.plan, stopId);
  const hintOf = (tried: Tried | null) => {
    if (!tried) return isLocked(day.problem, from) ? 'Its own van is fixed' : 'Fixed';
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
        <MenuItem disabled={isLocked(day.problem, from)} onSelect={() => model.move(stopId, null)}>
          Out of the plan
        </MenuItem>
      ) : null}
    </>
  );
}

/** The ways a stop can go; the same by keyboard as by dragging. */
function MoveMenu({ model, stopId }: MoveProps) {
  return (
    <Menu
      side="top"
      trigger={
        <Button variant="ghost" size="small" className="w-full">
          {vehicleOf(model.day.plan, stopId) ? 'Move to another van' : 'Put on a van'}
        </Button>
      }
    >
      <Ways model={model} stopId={stopId} />
    </Menu>
  );
}

/** Everything about the stop that is looked at. */
export function StopCard({ model, stopId }: { model: DayModel; stopId: string }) {
  const { day, look } = model;
  const stop = look.stops.get(stopId);
  if (!stop) return null;
  const placed = look.placed.get(stopId);
  const locked = isLocked(day.problem, placed?.vehicle.id ?? null);
  const pair = day.problem.pairs?.find(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
  const other = pair && look.stops.get(pair.pickup === stopId ? pair.delivery : pair.pickup);
  const last = placed ? (look.schedules.get(placed.vehicle.id)?.visits.length ?? 0) : 0;
  const facts: [string, string][] = [
    ...(placed
      ? ([
          ['Van', nameOf(placed.vehicle)],
          ['Arrives', clock(placed.visit.arrival)],
        ] as [string, string][])
      : []),
    ...(placed && placed.visit.waiting > 60
      ? ([['Waits', stretch(placed.visit.waiting)]] as [string, string][])
      : []),
    ['Open', stop.windows?.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') ?? 'always'],
    [
      stop.collects || pair?.pickup === stopId ? 'Load' : 'Unload',
      `${pair?.delivery === stopId ? (look.stops.get(pair.pickup)?.demand?.[0] ?? 0) : (stop.demand?.[0] ?? 0)} ${day.goods}`,
    ],
    ...(other
      ? ([[pair?.pickup === stopId ? 'Goes to' : 'Comes from', nameOf(other)]] as [string, string][])
      : []),
    ...(stop.skills?.length ? ([['Needs', stop.skills.join(', ')]] as [string, string][]) : []),
  ];
  const step = (by: -1 | 1) => {
    model.change((old) =>
      old.plan ? { ...old, example: null, found: null, plan: movedWithin(old.plan, stopId, by) } : old,
    );
    model.say(`${nameOf(stop)} is driven ${by < 0 ? 'earlier' : 'later'}.`);
  };
  return (
    <div
      data-card
      className="rounded-[1.25rem] border border-line bg-raised p-4 shadow-[0_8px_24px_oklch(.1_.01_275/.1)]"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere text-base">
          {placed ? `${placed.number}. ` : ''}
          {nameOf(stop)}
        </h3>
        <IconButton
          label={`Close: ${nameOf(stop)}`}
          icon={X}
          variant="plain"
          className="-m-2.5"
          onClick={() => model.select(null)}
        />
      </div>
      <dl className="mt-2 text-[.875rem]">
        {facts.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-4 py-0.5">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end font-mono text-[.8125rem] [word-spacing:-.28em]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <MoveMenu model={model} stopId={stopId} />
      </div>
      <div className="mt-1 flex justify-between">
        {placed ? (
          <span className="flex">
            <IconButton
              label="Drive it earlier"
              title="Drive it earlier"
              icon={ArrowUp}
              variant="plain"
              aria-disabled={locked || placed.number === 1}
              onClick={() => !locked && step(-1)}
            />
            <IconButton
              label="Drive it later"
              title="Drive it later"
              icon={ArrowDown}
              variant="plain"
              aria-disabled={locked || placed.number === last}
              onClick={() => !locked && step(1)}
            />
          </span>
        ) : (
          <span />
        )}
        <IconButton
          label={`Delete ${nameOf(stop)}`}
          title="Delete the stop"
          icon={Trash2}
          variant="plain"
          onClick={() => {
            model.select(null);
            model.change((old) => withoutStop(old, stopId));
            model.say(`${nameOf(stop)} is deleted. Undo brings it back.`);
          }}
        />
      </div>
    </div>
  );
}
