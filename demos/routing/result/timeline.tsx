import { type KeyboardEvent, useMemo, useRef } from 'react';
import { type HandAt, noMenuForFingers } from '../map/use-gestures.ts';
import { nameOf } from '../plan/looked-up.ts';
import { drivenBy } from '../plan/moves.ts';
import type { DayModel } from '../use-day.ts';
import { useSteady } from '../use-steady.ts';
import { clock } from '../words/clock.ts';
import { scaleOf, shareOf } from './day-scale.ts';
import { TimelineRow } from './timeline-row.tsx';
import { useBlockGrab } from './use-block-grab.ts';

interface TimelineProps {
  model: DayModel;
  onGrab: (stopId: string, at: HandAt) => void;
}

/** The day of all vehicles, hour by hour. Arrows go from stop to stop and from van to van. */
export function Timeline({ model, onGrab }: TimelineProps) {
  const { look, selected } = model;
  const routes = look.evaluation?.routes;
  const scale = useMemo(() => scaleOf(routes ?? []), [routes]);
  const box = useRef<HTMLDivElement>(null);
  const select = useSteady((stopId: string) => model.select(stopId));
  const choose = useSteady((vehicleId: string) => model.choose(vehicleId));
  const grab = useBlockGrab(box, onGrab);
  const rows = look.day.problem.vehicles.flatMap((vehicle, lane) => {
    const schedule = look.schedules.get(vehicle.id);
    return schedule ? [{ vehicle, lane, schedule }] : [];
  });
  const first = rows.find(({ schedule }) => schedule.visits.length > 0)?.schedule.visits[0]?.stopId ?? null;
  const reachable = selected !== null && look.placed.has(selected) ? selected : first;

  function arrows(event: KeyboardEvent<HTMLDivElement>) {
    const here = (event.target as HTMLElement).dataset.stop;
    const placed = here ? look.placed.get(here) : undefined;
    if (!placed) return;
    const used = rows.filter(({ schedule }) => schedule.visits.length > 0);
    const row = used.findIndex(({ vehicle }) => vehicle.id === placed.vehicle.id);
    const visits = used[row]?.schedule.visits ?? [];
    const beside = (step: number) => visits[placed.number - 1 + step]?.stopId;
    const across = (step: number) => {
      const other = used[row + step]?.schedule.visits ?? [];
      const away = (start: number) => Math.abs(start - placed.visit.start);
      return other.toSorted((a, b) => away(a.start) - away(b.start))[0]?.stopId;
    };
    const steps: Readonly<
      Record<string, readonly [find: (step: number) => string | undefined, step: number]>
    > = {
      ArrowLeft: [beside, -1],
      ArrowRight: [beside, 1],
      ArrowUp: [across, -1],
      ArrowDown: [across, 1],
    };
    const [find, step] = steps[event.key] ?? [];
    const to = find && step ? find(step) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    model.select(to);
    box.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(to)}"]`)?.focus();
  }

  return (
    <section aria-label="Timeline" className="border-t border-line bg-paper">
      <div className="flex h-11 items-center border-b border-line ps-5 lg:ps-6">
        <h2 className="w-24 shrink-0 font-sans text-base font-semibold tracking-normal sm:w-36">Timeline</h2>
        <div
          className="relative me-5 h-5 min-w-0 flex-1 font-mono text-[.8125rem] text-mute"
          aria-hidden="true"
        >
          {scale.marks.map((mark, at) => (
            <span
              key={mark}
              className={`absolute -translate-x-1/2 first:translate-x-0 ${at % Math.ceil(scale.marks.length / 4) > 0 ? 'max-sm:hidden' : ''} ${at % 2 > 0 ? 'sm:max-xl:hidden' : ''} ${at === scale.marks.length - 1 ? '!-translate-x-full' : ''}`}
              style={{ left: shareOf(mark, scale) }}
            >
              {clock(mark)}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={box}
        role="toolbar"
        aria-label="Stops by van and time"
        onKeyDown={arrows}
        onContextMenu={noMenuForFingers}
        className="max-h-[22rem] overflow-y-auto"
      >
        {rows.map(({ vehicle, lane, schedule }) => (
          <TimelineRow
            key={vehicle.id}
            name={nameOf(vehicle)}
            lane={lane}
            schedule={schedule}
            scale={scale}
            stops={look.stops}
            driven={drivenBy(look.day.problem, vehicle.id)}
            isChosen={model.chosen === vehicle.id}
            selected={look.placed.get(selected ?? '')?.vehicle.id === vehicle.id ? selected : null}
            reachable={look.placed.get(reachable ?? '')?.vehicle.id === vehicle.id ? reachable : null}
            onSelect={select}
            onChoose={choose}
            onGrab={grab}
          />
        ))}
        {rows.length === 0 ? (
          <p className="px-5 py-6 text-mute lg:px-6">Plan the day to see each van’s hours here.</p>
        ) : null}
      </div>
    </section>
  );
}
