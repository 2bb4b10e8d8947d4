import { memo, type PointerEvent } from 'react';
import type { Stop } from '#engines/routing/problem.ts';
import type { RouteSchedule } from '#engines/routing/schedule.ts';
import { colourOf } from '../plan/colours.ts';
import { nameOf } from '../plan/looked-up.ts';
import { clock } from '../words/clock.ts';
import { type DayScale, shareOf } from './day-scale.ts';

interface TimelineRowProps {
  name: string;
  lane: number;
  schedule: RouteSchedule;
  scale: DayScale;
  stops: ReadonlyMap<string, Stop>;
  /** How many of its stops are driven already. */
  driven: number;
  isChosen: boolean;
  /** The stop of this row that is looked at. */
  selected: string | null;
  /** The stop of this row that the Tab key reaches. */
  reachable: string | null;
  onSelect: (stopId: string) => void;
  /** On a phone a row is one target: its stops are listed below. */
  onChoose: (vehicleId: string) => void;
  onGrab: (stopId: string, event: PointerEvent) => void;
}

const hatch = 'repeating-linear-gradient(115deg, var(--outline) 0 1px, transparent 1px 5px)';

/** One vehicle's day: stops as blocks, driving as a line, waiting hatched, the break with its word. Rows out of sight are not painted. */
export const TimelineRow = memo(function TimelineRow({
  name,
  lane,
  schedule,
  scale,
  stops,
  driven,
  isChosen,
  selected,
  reachable,
  onSelect,
  onChoose,
  onGrab,
}: TimelineRowProps) {
  const colour = colourOf(lane);
  const { visits, breaks, departure, finish, vehicleId } = schedule;
  const between = (from: number, to: number) => ({
    left: shareOf(from, scale),
    width: `calc(${shareOf(to, scale)} - ${shareOf(from, scale)})`,
  });
  const blocks = (isWanted: (late: boolean) => boolean) =>
    visits
      .filter(({ lateness }) => isWanted(lateness > 0))
      .map(
        ({ start }) =>
          `M${((100 * (start - scale.from)) / (scale.to - scale.from)).toFixed(2)} 0h2.2v1h-2.2z`,
      )
      .join('');
  return (
    <div
      data-vehicle={vehicleId}
      className={`data-target:outline-2 data-target:-outline-offset-2 data-target:outline-accent relative flex h-[2.8125rem] items-center border-b lg:h-9 [contain-intrinsic-size:auto_2.75rem] lg:[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto] border-line ps-5 lg:ps-6 ${isChosen ? 'bg-selected' : ''}`}
    >
      <span className="flex w-24 shrink-0 items-center gap-2 text-sm font-medium sm:w-36">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: colour }} />
        <span className="min-w-0 truncate">{name}</span>
        <span className="ms-auto me-4 font-mono text-[.8125rem] font-normal text-mute max-sm:hidden">
          {visits.length > 0 ? clock(finish) : ''}
        </span>
      </span>
      <span className="relative me-5 h-full min-w-0 flex-1">
        {visits.length > 0 ? (
          <span
            className="absolute top-[calc(50%-1px)] h-0.5 opacity-60"
            style={{ ...between(departure, finish), background: colour }}
          />
        ) : null}
        {visits.map(({ stopId, start, waiting }) =>
          waiting > 120 ? (
            <span
              key={stopId}
              className="absolute top-2.5 h-4"
              style={{ ...between(start - waiting, start), backgroundImage: hatch }}
            />
          ) : null,
        )}
        {breaks.map(({ from, to }) => (
          <span
            key={from}
            title={`Break ${clock(from)} to ${clock(to)}`}
            className="absolute top-2 grid h-5 place-items-center overflow-hidden rounded-md border border-outline bg-paper text-[.75rem]"
            style={between(from, to)}
          >
            <span className="max-lg:hidden">Break</span>
          </span>
        ))}
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 top-3.5 h-4 w-full lg:hidden"
        >
          <path d={blocks((late) => !late)} fill={colour} />
          <path d={blocks((late) => late)} fill="var(--danger)" />
        </svg>
        {visits.map(({ stopId, start, lateness }, at) => (
          <button
            key={stopId}
            type="button"
            tabIndex={stopId === reachable ? 0 : -1}
            data-stop={stopId}
            aria-label={`${name}, ${at + 1}. ${nameOf(stops.get(stopId))}, ${clock(start)}${lateness > 0 ? ', late' : ''}${at < driven ? ', driven' : ''}`}
            aria-pressed={stopId === selected}
            onClick={() => onSelect(stopId)}
            onPointerDown={(event) => onGrab(stopId, event)}
            className={`absolute top-2.5 h-4 cursor-grab rounded-[.3125rem] [-webkit-touch-callout:none] max-lg:hidden pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1.5 pointer-coarse:before:-inset-y-2.5 ${at < driven ? 'opacity-45' : ''} ${visits.length > 18 ? 'w-2' : 'w-4'} ${stopId === selected ? 'outline-2 outline-offset-2 outline-ink' : ''} ${lateness > 0 ? 'ring-2 ring-danger' : ''}`}
            style={{ left: shareOf(start, scale), background: colour }}
          />
        ))}
      </span>
      <button
        type="button"
        aria-label={`${name}: ${visits.length > 0 ? `${visits.length} stops, back at ${clock(finish)}` : 'not used'}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(vehicleId)}
        className="absolute inset-0 -outline-offset-4 lg:hidden"
      />
    </div>
  );
});
