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
import { StopsDialog } from './inputs/stops-dialog.tsx';
import { VanDialog } from './inputs/van-dialog.tsx';
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
  onTake: Actions['take'];
  onFail: Actions['fail'];
}

const hint =
  'A row for each stop: a name and its position in degrees (lat, lon) are enough. Opening hours (from, to), load, minutes, skills, priority and skip (what leaving it out may cost, in euro) are read where there are such columns; two rows with the same order are collected and brought.';

const sample = 'name,lat,lon,from,to,load\nGouda,52.01,4.71,07:00,14:00,11';

const keys = [
  { keys: 'Mod+Z', label: 'Undo' },
  { keys: 'Mod+Shift+Z', label: 'Redo' },
  { keys: 'P', label: 'Plan, or use what is found' },
  { keys: 'A', label: 'Add a stop on the map' },
  { keys: 'F', label: 'Show the whole map' },
  { keys: 'N', label: 'Next stop' },
  { keys: 'Shift+N', label: 'Stop before' },
  { keys: 'M', label: 'Move the stop to another van' },
  { keys: 'Escape', label: 'Let go of a stop' },
  { keys: 'ArrowLeft', label: 'In the timeline: stop before' },
  { keys: 'ArrowRight', label: 'In the timeline: stop after' },
  { keys: 'ArrowDown', label: 'In the timeline: next van' },
  { keys: 'ArrowUp', label: 'On the map: move it' },
  { keys: '+', label: 'On the map: closer' },
];

/** What opens over the screen. */
export function Panels({ model, opened, onOpened, van, onVan, onTake, onFail }: PanelsProps) {
  const { day, look } = model;
  const id = useId();
  const [kept, setKept] = useState<Day | null>(null);
  const state = useMemo(() => sharedDay(day), [day]);
  const toggle = (what: Opened) => ({
    id: `${id}-${what}`,
    open: opened === what,
    onOpenChange: (open: boolean) => onOpened(open ? what : null),
  });
  async function take(brought: Exclude<Brought, { problem: string }>) {
    if (!('state' in brought)) return onTake(brought);
    const { readDay } = await import('./read-day.ts');
    return onTake({ saved: readDay(brought.state) });
  }
  const shared = { demo: demoId, path: demoPath, state };
  return (
    <>
      <ImportDialog {...toggle('import')} hint={hint} sample={sample} read={readRows} onRead={take} />
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
        kept={kept}
        now={look}
        onKeep={() => {
          setKept(day);
          onOpened(null);
          model.say('The plan is put aside. Change something, then compare.');
        }}
        onReturn={(old) => {
          model.change(() => old);
          setKept(day);
          onOpened(null);
          model.say('Back to the plan that was put aside.');
        }}
      />
      <KeyMap {...toggle('keys')} keys={keys} />
      <VanDialog id={`${id}-van`} model={model} vehicleId={van} onClose={() => onVan(null)} onFail={onFail} />
    </>
  );
}
