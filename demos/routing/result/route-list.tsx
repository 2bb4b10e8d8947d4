import { useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { toldOf, toldWords } from '../drivers/report-words.ts';
import { colourOf } from '../plan/colours.ts';
import { nameOf } from '../plan/looked-up.ts';
import { drivenBy } from '../plan/moves.ts';
import type { DayModel } from '../use-day.ts';
import { kilometres } from '../words/amounts.ts';
import { clock } from '../words/clock.ts';
import { detailsId } from './stop-bar.tsx';
import { StopCard } from './stop-card.tsx';

const atFirst = 6;

/** The chosen van's stops in their order, for hands that hold a phone; a press opens the stop where it stands. */
export function RouteList({ model }: { model: DayModel }) {
  const { look, selected } = model;
  const [all, setAll] = useState(false);
  const lane = Math.max(0, look.lanes.get(model.chosen ?? '') ?? 0);
  const vehicle = look.day.problem.vehicles[lane];
  const schedule = vehicle && look.schedules.get(vehicle.id);
  if (!vehicle || !schedule || schedule.visits.length === 0) return null;
  const driven = drivenBy(look.day.problem, vehicle.id);
  const at = schedule.visits.findIndex(({ stopId }) => stopId === selected);
  const shown = all || at >= atFirst ? schedule.visits : schedule.visits.slice(0, atFirst);
  return (
    <section className="px-5 py-6 lg:hidden">
      <h2 className="text-xl">
        {nameOf(vehicle)}, {counted(schedule.visits.length, 'stop')}, {kilometres(schedule.distance)} km
      </h2>
      <ol className="mt-3">
        {shown.map(({ stopId, arrival }, index) => {
          const stop = look.stops.get(stopId);
          const told = toldOf(model.reports, stopId);
          const windows = stop?.windows?.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
          return (
            <li key={stopId} className="border-b border-line">
              <button
                type="button"
                aria-expanded={stopId === selected}
                onClick={() => model.select(stopId === selected ? null : stopId)}
                className="flex min-h-14 w-full items-center gap-3.5 py-2 text-start"
              >
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full text-[.8125rem] font-semibold text-raised"
                  style={{ background: colourOf(lane) }}
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{nameOf(stop)}</span>
                  <span className="block text-[.8125rem] text-mute">
                    {told
                      ? toldWords(told)
                      : `${windows ? `open ${windows}` : 'always open'}, ${stop?.demand?.[0] ?? 0} ${look.day.goods}`}
                  </span>
                </span>
                <span className="font-mono text-sm">
                  {index < driven && !told ? <span className="me-2 font-sans text-mute">driven</span> : null}
                  {clock(arrival)}
                </span>
              </button>
              {stopId === selected ? (
                <div id={detailsId} tabIndex={-1} className="pb-4">
                  <StopCard model={model} stopId={stopId} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {schedule.visits.length > shown.length ? (
        <button type="button" onClick={() => setAll(true)} className="min-h-11 font-medium">
          Show {schedule.visits.length - shown.length} more
        </button>
      ) : null}
    </section>
  );
}
