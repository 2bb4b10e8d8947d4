import { Lock, LockOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { colourOf } from '../plan/colours.ts';
import { withNewVehicle } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import { drivenBy, isLocked } from '../plan/moves.ts';
import type { DayModel } from '../use-day.ts';

/** More vans than these are listed once somebody asks for them: the panel scrolls as one. */
const mostAtFirst = 8;

interface VanListProps {
  model: DayModel;
  onLock: (vehicleId: string) => void;
  onEdit: (vehicleId: string) => void;
}

/** The vans with how full each is; a press looks at its route, the lock keeps it as it is. */
export function VanList({ model, onLock, onEdit }: VanListProps) {
  const { day, look, chosen } = model;
  const [all, setAll] = useState(false);
  const { vehicles } = day.problem;
  const isLong = vehicles.length > mostAtFirst + 2;
  const chosenLane = look.lanes.get(chosen ?? '') ?? 0;
  const shown = isLong && !all && chosenLane < mostAtFirst ? vehicles.slice(0, mostAtFirst) : vehicles;
  return (
    <>
      <ul className="-mx-5 border-t border-line">
        {shown.map((vehicle, lane) => {
          const room = vehicle.capacity?.[0];
          const used = look.schedules.get(vehicle.id)?.peakLoad[0] ?? 0;
          const locked = isLocked(day.problem, vehicle.id);
          const driven = drivenBy(day.problem, vehicle.id);
          const Icon = locked ? Lock : LockOpen;
          const isChosen = chosen === vehicle.id;
          return (
            <li
              key={vehicle.id}
              data-vehicle={vehicle.id}
              className={`flex min-h-9 items-center gap-3 ps-5 pe-3 text-sm not-last:border-b not-last:border-line data-target:outline-2 data-target:-outline-offset-2 data-target:outline-accent ${isChosen ? 'bg-selected' : ''}`}
            >
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => model.choose(isChosen ? null : vehicle.id)}
                onDoubleClick={() => onEdit(vehicle.id)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start lg:min-h-9"
              >
                <span
                  aria-hidden="true"
                  className="h-4 w-1 shrink-0 rounded-full"
                  style={{ background: colourOf(lane) }}
                />
                <span className="w-16 shrink-0 truncate font-medium">{nameOf(vehicle)}</span>
                <span
                  aria-hidden="true"
                  className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-selected"
                >
                  <span
                    className={`block h-full rounded-full ${room && used > room ? 'bg-danger' : 'bg-mute'}`}
                    style={{ width: room ? `${Math.min(100, (used / room) * 100)}%` : '0' }}
                  />
                </span>
                <span className="w-8 shrink-0 text-end font-mono text-[.8125rem] text-mute">
                  <span className="sr-only">, </span>
                  {Math.round(used)}
                  <span className="sr-only">{`${room ? ` of ${room}` : ''} ${day.goods}`}</span>
                </span>
              </button>
              <button
                type="button"
                aria-pressed={locked}
                aria-label={`${nameOf(vehicle)} ${locked ? 'is fixed' : driven > 0 ? `has driven ${driven}` : 'is free'}`}
                title={locked ? 'Let the route change' : 'Keep the route as it is'}
                onClick={() => onLock(vehicle.id)}
                className={`inline-flex min-h-11 items-center gap-1 rounded-full px-1.5 text-[.8125rem] hover:bg-selected lg:min-h-9 ${locked ? 'font-semibold' : 'text-mute'}`}
              >
                <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
                {locked ? 'Fixed' : driven > 0 ? `${driven} driven` : 'Free'}
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length < vehicles.length ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="-mx-5 block min-h-11 w-[calc(100%+2.5rem)] border-t border-line px-5 text-start text-sm font-medium hover:bg-selected"
        >
          Show all {vehicles.length} vans
        </button>
      ) : null}
      <div className="flex flex-wrap items-center justify-between border-t border-line">
        <button
          type="button"
          onClick={() => {
            model.change(withNewVehicle);
            model.say('Added a van with the same settings as the last one.');
          }}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:underline"
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          Add a van
        </button>
        {chosen && day.problem.vehicles.some(({ id }) => id === chosen) ? (
          <button
            type="button"
            onClick={() => onEdit(chosen)}
            className="min-h-11 text-sm font-medium hover:underline"
          >
            Edit {nameOf(day.problem.vehicles.find(({ id }) => id === chosen))}
          </button>
        ) : null}
      </div>
    </>
  );
}
