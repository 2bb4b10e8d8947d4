import type { Vehicle } from '#engines/routing/problem.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { usualBreak, withDriven, withVehicle } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import { drivenBy } from '../plan/moves.ts';
import type { DayModel } from '../use-day.ts';
import { clock, parseClock } from '../words/clock.ts';
import { numberIn } from './columns.ts';
import { SmallField } from './small-field.tsx';

interface VanDialogProps {
  id: string;
  model: DayModel;
  vehicleId: string | null;
  onClose: () => void;
  /** Takes the van out of the day and plans its stops again. */
  onFail: (vehicleId: string) => void;
}

const hour = 3600;

function Fields({ model, vehicle }: { model: DayModel; vehicle: Vehicle }) {
  const { look } = model;
  const { problem } = look.day;
  const { depots } = problem;
  const visits = look.schedules.get(vehicle.id)?.visits ?? [];
  const set = (change: Partial<Vehicle>) => model.change((old) => withVehicle(old, vehicle.id, change));
  const amount = (apply: (value: number) => Partial<Vehicle>, empty?: Partial<Vehicle>) => (text: string) => {
    if (text.trim() === '' && empty) {
      set(empty);
      return null;
    }
    const value = numberIn(text);
    if (value === null || value < 0) return 'Enter a number of 0 or more, such as 12.5.';
    set(apply(value));
    return null;
  };
  const shift = vehicle.shift ?? { from: 0, to: 24 * hour };
  const time = (part: 'from' | 'to') => (text: string) => {
    const seconds = parseClock(text);
    const next = { ...shift, [part]: seconds ?? 0 };
    if (seconds === null || next.to <= next.from)
      return 'Enter a start and a later end, such as 06:30 and 14:30.';
    set({ shift: next });
    return null;
  };
  const shown = (value: number | undefined, factor = 1) =>
    value === undefined ? '' : String(Math.round(value * factor * 100) / 100);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4">
      <SmallField
        label="Name"
        value={nameOf(vehicle)}
        className="col-span-2"
        maxLength={60}
        onCommit={(name) => {
          set({ name });
          return null;
        }}
      />
      <SmallField
        label="Capacity"
        unit={model.day.goods}
        value={shown(vehicle.capacity?.[0])}
        placeholder="no limit"
        onCommit={amount((value) => ({ capacity: [value] }), { capacity: undefined })}
      />
      <SmallField
        label="Maximum stops"
        value={shown(vehicle.maxStops)}
        placeholder="no limit"
        onCommit={amount((value) => ({ maxStops: value }), { maxStops: undefined })}
      />
      <SmallField label="Shift starts" value={clock(shift.from)} onCommit={time('from')} />
      <SmallField label="Shift ends" value={clock(shift.to)} onCommit={time('to')} />
      <SmallField
        label="Maximum hours"
        unit="h"
        value={shown(vehicle.maxDuration, 1 / hour)}
        placeholder="shift"
        onCommit={amount((value) => ({ maxDuration: value * hour }), { maxDuration: undefined })}
      />
      <SmallField
        label="Cost per day"
        unit="€"
        value={shown(vehicle.fixedCost)}
        onCommit={amount((value) => ({ fixedCost: value }))}
      />
      <SmallField
        label="Cost per km"
        unit="€"
        value={shown(vehicle.costPerDistance ?? 1, 1000)}
        onCommit={amount((value) => ({ costPerDistance: value / 1000 }))}
      />
      <SmallField
        label="Cost per hour"
        unit="€"
        value={shown(vehicle.costPerTime, hour)}
        onCommit={amount((value) => ({ costPerTime: value / hour }))}
      />
      <SmallField
        label="Skills"
        className="col-span-2"
        placeholder="cold, lift"
        value={(vehicle.skills ?? []).join(', ')}
        onCommit={(text) => {
          set({ skills: text.split(/[;,]/).flatMap((skill) => skill.trim().toLowerCase() || []) });
          return null;
        }}
      />
      <SelectField
        label="Starts at"
        required
        value={vehicle.start}
        onChange={(event) => set({ start: event.currentTarget.value })}
      >
        {depots.map((depot) => (
          <option key={depot.id} value={depot.id}>
            {nameOf(depot)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ends at"
        required
        value={vehicle.end ?? ''}
        onChange={(event) => set({ end: event.currentTarget.value || null })}
      >
        {depots.map((depot) => (
          <option key={depot.id} value={depot.id}>
            {nameOf(depot)}
          </option>
        ))}
        <option value="">its last stop</option>
      </SelectField>
      {visits.length > 0 && !model.reports[vehicle.id]?.told.length ? (
        <div className="col-span-2">
          <SelectField
            label="Driven already"
            hint="These stops stay as they are. The stops after them can be planned again."
            required
            value={String(drivenBy(problem, vehicle.id))}
            onChange={(event) => {
              const driven = Number(event.currentTarget.value);
              model.change((old) => withDriven(old, vehicle.id, driven));
            }}
          >
            <option value="0">nothing yet</option>
            {visits.map(({ stopId }, at) => (
              <option key={stopId} value={at + 1}>
                up to {at + 1}. {nameOf(look.stops.get(stopId))}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <div className="col-span-2">
        <Switch
          label="30 min break between 10:30 and 12:30"
          checked={(vehicle.breaks?.length ?? 0) > 0}
          onChange={(event) => set({ breaks: event.currentTarget.checked ? [usualBreak] : [] })}
        />
      </div>
    </div>
  );
}

/** One van: room, hours, cost, skills, depots, break; and what to do when it fails. */
export function VanDialog({ id, model, vehicleId, onClose, onFail }: VanDialogProps) {
  const vehicle = model.raw.problem.vehicles.find((each) => each.id === vehicleId);
  return (
    <Dialog
      id={id}
      heading={vehicle ? nameOf(vehicle) : 'Van'}
      open={vehicle !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            Done
          </Button>
          {vehicle && model.day.problem.vehicles.length > 1 ? (
            <Button variant="ghost" tone="danger" size="small" onClick={() => onFail(vehicle.id)}>
              Van broke down: plan the rest
            </Button>
          ) : null}
        </>
      }
    >
      {vehicle ? <Fields key={vehicle.id} model={model} vehicle={vehicle} /> : null}
    </Dialog>
  );
}
