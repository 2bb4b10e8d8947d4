import { useId, useMemo, useState } from 'react';
import { ImportDialog } from '#demos/kit/import/import-dialog.tsx';
import type { Brought } from '#demos/kit/import/read-file.ts';
import { readRows } from '#demos/kit/import/read-rows.ts';
import { KeyMap } from '#demos/kit/keys/key-map.tsx';
import { SendDialog } from '#demos/kit/share/send-dialog.tsx';
import { ShareDialog } from '#demos/kit/share/share-dialog.tsx';
import { counted } from '#lib/money/grouped.ts';
import type { Opened } from './bar.tsx';
import { type Day, demoId, demoPath, sharedDay } from './day.ts';
import { DriversDialog } from './drivers/drivers-dialog.tsx';
import { StopsDialog } from './inputs/stops-dialog.tsx';
import { VanDialog } from './inputs/van-dialog.tsx';
import { PlacesDialog } from './places/places-dialog.tsx';
import type { MapServices } from './places/services.ts';
import { CompareDialog } from './result/compare-dialog.tsx';
import type { Actions } from './use-actions.ts';
import type { DayModel } from './use-day.ts';
import { euro } from './words/amounts.ts';

interface PanelsProps {
  model: DayModel;
  opened: Opened | null;
  onOpened: (what: Opened | null) => void;
  van: string | null;
  onVan: (vehicleId: string | null) => void;
  actions: Pick<Actions, 'take' | 'use' | 'unplaced' | 'dropUnplaced'>;
  /** What the operator has set up beside the page. */
  services: MapServices;
  onFail: Actions['fail'];
}

const hint =
  'Use one row for each stop. A name and a position in degrees (lat, lon), or an address (street, postcode, city), are enough. You can add columns for opening hours (from, to), load, minutes, skills, priority and skip (the cost of leaving a stop out, in euros). Two rows with the same order are a pickup and its delivery.';

const sample = 'name,lat,lon,from,to,load\nGouda,52.01,4.71,07:00,14:00,11';

const keys = [
  { keys: 'Mod+Z', label: 'Undo' },
  { keys: 'Mod+Shift+Z', label: 'Redo' },
  { keys: 'P', label: 'Plan, or use the plan found so far' },
  { keys: 'A', label: 'Add a stop on the map' },
  { keys: 'F', label: 'Show the whole map' },
  { keys: 'N', label: 'Next stop' },
  { keys: 'Shift+N', label: 'Previous stop' },
  { keys: 'M', label: 'Move the stop to another van' },
  { keys: 'Escape', label: 'Deselect the stop' },
  { keys: 'ArrowLeft', label: 'In the timeline: previous stop' },
  { keys: 'ArrowRight', label: 'In the timeline: next stop' },
  { keys: 'ArrowDown', label: 'In the timeline: next van' },
  { keys: 'ArrowUp', label: 'On the map: move the map' },
  { keys: '+', label: 'On the map: zoom in' },
];

/** What opens over the screen. */
export function Panels({ model, opened, onOpened, van, onVan, actions, services, onFail }: PanelsProps) {
  const { day, raw, look } = model;
  const id = useId();
  const [kept, setKept] = useState<Day | null>(null);
  const state = useMemo(() => sharedDay(raw), [raw]);
  const toggle = (what: Opened) => ({
    id: `${id}-${what}`,
    open: opened === what,
    onOpenChange: (open: boolean) => onOpened(open ? what : null),
  });
  async function take(brought: Exclude<Brought, { problem: string }>) {
    if (!('state' in brought)) return actions.take(brought);
    const { readDay } = await import('./read-day.ts');
    return actions.take({ saved: readDay(brought.state) });
  }
  const shared = { demo: demoId, path: demoPath, state };
  return (
    <>
      <ImportDialog {...toggle('import')} hint={hint} sample={sample} read={readRows} onRead={take} />
      <PlacesDialog
        id={`${id}-places`}
        brought={actions.unplaced?.of ?? null}
        hasGeocoder={services.geocoder}
        onClose={actions.dropUnplaced}
        onUse={(stops, left) => {
          const { unplaced } = actions;
          if (unplaced) actions.use(unplaced.name, { ...unplaced.of, stops }, left);
        }}
      />
      <ShareDialog {...toggle('share')} {...shared} />
      <SendDialog
        {...toggle('send')}
        {...shared}
        facts={[
          ['Day', day.name],
          ['Stops with names and positions', String(day.problem.stops.length)],
          ['Vans', String(day.problem.vehicles.length)],
          [
            'Plan',
            look.evaluation
              ? `${euro(look.evaluation.cost)}, ${counted(look.unserved.length, 'stop')} left out`
              : 'none yet',
          ],
        ]}
      />
      <StopsDialog {...toggle('stops')} model={model} />
      <CompareDialog
        {...toggle('compare')}
        kept={kept && model.stands(kept)}
        now={look}
        onKeep={() => {
          setKept(raw);
          onOpened(null);
          model.say('Plan set aside. Change something, then compare.');
        }}
        onReturn={() => {
          if (kept) model.change(() => kept);
          setKept(raw);
          onOpened(null);
          model.say('You’re back at the plan you set aside.');
        }}
      />
      <DriversDialog {...toggle('drivers')} model={model} />
      <KeyMap {...toggle('keys')} keys={keys} />
      <VanDialog id={`${id}-van`} model={model} vehicleId={van} onClose={() => onVan(null)} onFail={onFail} />
    </>
  );
}
