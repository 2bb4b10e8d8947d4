import { FileSpreadsheet, Route, Square, X } from 'lucide-react';
import { InputsPanel, InputsPart } from '#demos/kit/layout/inputs-panel.tsx';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { withBalance, withBreaks, withDepot, withService, withShift } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import { RoadsPart } from '../roads/roads-part.tsx';
import type { DayModel } from '../use-day.ts';
import type { Planner } from '../use-planner.ts';
import { clock, parseClock } from '../words/clock.ts';
import { numberIn } from './columns.ts';
import { SmallField } from './small-field.tsx';
import { positionIn } from './stops-of-table.ts';
import { VanList } from './van-list.tsx';

interface InputsProps {
  id: string;
  model: DayModel;
  planner: Planner;
  onLock: (vehicleId: string) => void;
  hasRouter: boolean;
  onEditVan: (vehicleId: string) => void;
  onEditStops: () => void;
}

/** What goes into the plan: stops, vans, hours, wishes, and how long to look. */
export function Inputs({ id, model, planner, hasRouter, onLock, onEditVan, onEditStops }: InputsProps) {
  const { day, raw, change } = model;
  const { stops, vehicles, depots, balance } = raw.problem;
  const load = stops.reduce((sum, stop) => sum + (stop.demand?.[0] ?? 0), 0);
  const shift = vehicles[0]?.shift ?? { from: 8 * 3600, to: 17 * 3600 };
  const rooms = [...new Set(vehicles.flatMap(({ capacity }) => capacity?.[0] ?? []))];
  const services = new Set(stops.map(({ service = 0 }) => service));
  const [service = 0] = services;
  const changeShift = (part: 'from' | 'to') => (text: string) => {
    const seconds = parseClock(text);
    const next = { ...shift, [part]: seconds ?? 0 };
    if (seconds === null || next.to <= next.from) {
      return 'Enter a start and a later end, such as 06:30 and 14:30.';
    }
    change((old) => withShift(old, next));
    return null;
  };
  return (
    <InputsPanel
      id={id}
      footer={
        <>
          {planner.isRunning ? (
            <div className="grid grid-cols-2 gap-2">
              <Button size="small" onClick={planner.enough} className="!gap-1.5 !px-1.5 whitespace-nowrap">
                <Square size={16} strokeWidth={1.5} aria-hidden="true" />
                Use this plan
              </Button>
              <Button variant="ghost" size="small" onClick={planner.cancel} className="!px-3">
                <X size={16} strokeWidth={1.5} aria-hidden="true" />
                Cancel
              </Button>
            </div>
          ) : (
            <Button size="small" onClick={() => planner.plan()} className="w-full">
              <Route size={20} strokeWidth={1.5} aria-hidden="true" />
              {day.plan ? 'Plan again' : 'Plan the day'}
            </Button>
          )}
          <p className="mt-2.5 text-center text-[.8125rem] text-mute">
            {hasRouter
              ? 'Plans are made in this browser.'
              : 'Runs in this browser. Your stops don’t leave it.'}
          </p>
        </>
      }
    >
      <InputsPart heading="Stops">
        <div className="flex items-center gap-3 rounded-input border border-line bg-raised p-3">
          <FileSpreadsheet size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="truncate font-medium">{day.name}</p>
            <p className="text-mute">
              {counted(stops.length, 'stop')},{' '}
              {counted(Math.round(load), day.goods.replace(/(es|s)$/, ''), day.goods)}
            </p>
          </div>
          <Button variant="ghost" size="small" className="!px-3.5 lg:!min-h-9" onClick={onEditStops}>
            Edit
          </Button>
        </div>
      </InputsPart>
      <InputsPart heading="Vans" aside={rooms.length === 1 ? `${day.goods} of ${rooms[0]}` : day.goods}>
        <VanList model={model} onLock={onLock} onEdit={onEditVan} />
      </InputsPart>
      <InputsPart heading={depots.length === 1 ? 'Depot' : 'Depots'} aside="lat, lon">
        <div className="grid gap-2">
          {depots.map((depot) => (
            <SmallField
              key={depot.id}
              label={nameOf(depot)}
              quiet={depots.length === 1}
              value={`${depot.place.y.toFixed(4)}, ${depot.place.x.toFixed(4)}`}
              onCommit={(text) => {
                const [y, x] = positionIn(text) ?? [];
                if (y === undefined || x === undefined || Math.abs(y) > 85 || Math.abs(x) > 180)
                  return 'Write latitude and longitude in degrees, such as 52.085, 4.8833.';
                change((old) => withDepot(old, depot.id, { x, y }));
                return null;
              }}
            />
          ))}
        </div>
      </InputsPart>
      <InputsPart heading="Shift of all vans">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <SmallField label="Shift starts" quiet value={clock(shift.from)} onCommit={changeShift('from')} />
          <span className="text-sm text-mute">to</span>
          <SmallField label="Shift ends" quiet value={clock(shift.to)} onCommit={changeShift('to')} />
        </div>
      </InputsPart>
      <InputsPart heading="Time per stop">
        <SmallField
          label="Time per stop"
          quiet
          unit="min"
          inputMode="numeric"
          placeholder={services.size > 1 ? 'differs' : ''}
          value={services.size > 1 ? '' : String(Math.round(service / 60))}
          onCommit={(text) => {
            const minutes = numberIn(text);
            if (minutes === null || minutes < 0 || minutes > 600)
              return 'Write minutes from 0 to 600, such as 20.';
            change((old) => withService(old, Math.round(minutes * 60)));
            return null;
          }}
        />
        <div className="mt-3 text-[.9375rem] [&_label]:font-normal">
          <Switch
            label="30 min break before 12:30"
            checked={vehicles.some(({ breaks }) => (breaks?.length ?? 0) > 0)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              change((old) => withBreaks(old, checked));
            }}
          />
          <Switch
            label="Balance the workload"
            checked={balance !== undefined}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              change((old) => withBalance(old, checked));
            }}
          />
        </div>
      </InputsPart>
      <RoadsPart model={model} hasRouter={hasRouter} />
      <InputsPart heading="Search time">
        <Segmented
          label="Search time"
          showLabel={false}
          size="small"
          value={String(day.seconds)}
          onValueChange={(value) => change((old) => ({ ...old, seconds: Number(value) }))}
          options={['2', '5', '10', '30'].map((value) => ({ value, label: `${value} s` }))}
        />
      </InputsPart>
    </InputsPanel>
  );
}
