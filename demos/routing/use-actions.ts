import { useState } from 'react';
import { lockRoute, unlockRoute } from '#engines/routing/replan.ts';
import type { Table } from '#lib/files/table.ts';
import { counted } from '#lib/money/grouped.ts';
import type { Day } from './day.ts';
import { withKeptReports } from './drivers/kept.ts';
import { examples } from './examples/examples.ts';
import { type BroughtStops, stopsOfTable } from './inputs/stops-of-table.ts';
import { withNewStop, withoutRest, withStops } from './plan/day-changes.ts';
import { nameOf } from './plan/looked-up.ts';
import { isLocked } from './plan/moves.ts';
import type { DayModel } from './use-day.ts';
import type { Planner } from './use-planner.ts';

/** What a person does on the screen that is more than one field. */
export interface Actions {
  openExample: (id: string) => Promise<void>;
  lock: (vehicleId: string) => void;
  /** The van is gone; its stops are planned again, fixed routes stay. */
  fail: (vehicleId: string) => void;
  /** An order comes in at this place. */
  place: (longitude: number, latitude: number) => void;
  /** Rows, or a saved day where it could be read; a sentence says why they cannot be used. */
  take: (brought: { table: Table } | { saved: Day | null }) => string | null;
  /** Stops instead of those there are, once all of them have a place. */
  use: (name: string, brought: BroughtStops, left: number) => void;
  /** Rows whose addresses have to be looked up first. */
  unplaced: { name: string; of: BroughtStops } | null;
  dropUnplaced: () => void;
}

export function useActions(model: DayModel, planner: Planner): Actions {
  const { day, raw, change, say } = model;
  const [unplaced, setUnplaced] = useState<Actions['unplaced']>(null);
  const vanName = (id: string) => nameOf(day.problem.vehicles.find((vehicle) => vehicle.id === id));

  /** Opens another day in place of this one; Undo brings this one back. */
  function begin(next: Day, words: string) {
    planner.giveUp();
    model.select(null);
    model.choose(null);
    change(() => next);
    say(day.example === null ? `${words} Undo brings “${day.name}” back.` : words);
  }

  function use(name: string, { stops, pairs, notes }: BroughtStops, left: number) {
    const ids = new Set(stops.map(({ id }) => id));
    const whole = pairs.filter(({ pickup, delivery }) => ids.has(pickup) && ids.has(delivery));
    const orders =
      whole.length > 0
        ? `, ${counted(whole.length, 'pickup with its delivery', 'pickups with their deliveries')}`
        : '';
    setUnplaced(null);
    begin(
      { ...withStops(raw, name, stops, whole), id: crypto.randomUUID() },
      [
        `${counted(stops.length, 'stop')} read${orders}.`,
        ...(left > 0
          ? [`${counted(left, 'row')} without coordinates ${left === 1 ? 'was' : 'were'} left out.`]
          : []),
        ...notes,
      ].join(' '),
    );
  }

  return {
    async openExample(id) {
      const example = examples.find((each) => each.id === id);
      if (!example) return;
      const next = { ...(await example.load()), id: crypto.randomUUID() };
      begin(next, `${example.name}: ${example.about}.`);
      if (!next.plan) await planner.plan(next);
    },
    lock(vehicleId) {
      const locked = isLocked(day.problem, vehicleId);
      change((old) => ({
        ...old,
        example: null,
        problem: locked
          ? unlockRoute(old.problem, vehicleId)
          : lockRoute(old.problem, day.plan ?? { routes: [] }, vehicleId),
      }));
      say(
        locked
          ? `${vanName(vehicleId)} can be changed again.`
          : `${vanName(vehicleId)} will keep its route from now on.`,
      );
    },
    fail(vehicleId) {
      const told = model.reports[vehicleId]?.told.length ?? 0;
      const next = withoutRest(raw, day.plan ?? { routes: [] }, vehicleId, told);
      change(() => next);
      say(
        told > 0
          ? `${vanName(vehicleId)} stops here. Planning its remaining stops again.`
          : `${vanName(vehicleId)} is out. Planning its stops again.`,
      );
      planner.plan(model.stands(next));
    },
    place(x, y) {
      const { day: next, id } = withNewStop(raw, { x, y });
      change(() => next);
      model.select(id);
      say('Stop added. It isn’t in a route yet: plan again, or put it on a van.');
    },
    take(brought) {
      if ('saved' in brought) {
        const { saved } = brought;
        if (!saved)
          return 'This file wasn’t saved by the route planner, or someone changed it. Save it there again.';
        begin(withKeptReports(saved), `Opened “${saved.name}”.`);
        return null;
      }
      const stops = stopsOfTable(brought.table);
      if ('problem' in stops) return stops.problem;
      if (stops.unplaced.length > 0) setUnplaced({ name: brought.table.name, of: stops });
      else use(brought.table.name, stops, 0);
      return null;
    },
    use,
    unplaced,
    dropUnplaced: () => setUnplaced(null),
  };
}
