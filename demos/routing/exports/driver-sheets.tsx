import type { RouteSchedule } from '#engines/routing/schedule.ts';
import { counted } from '#lib/money/grouped.ts';
import { type LookedUp, nameOf } from '../plan/looked-up.ts';
import { kilometres } from '../words/amounts.ts';
import { clock, stretch } from '../words/clock.ts';

const cell = 'border-b border-current/25 py-1.5 pe-3 text-start align-top';

/** What is done at a stop, for the driver: `load 6` or `unload 6`. */
function actionAt({ day, stops }: LookedUp, stopId: string): string {
  const pair = day.problem.pairs?.find(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
  const stop = stops.get(pair?.pickup ?? stopId);
  const amount = stop?.demand?.[0] ?? 0;
  if (amount === 0) return '';
  return `${stop?.collects || pair?.pickup === stopId ? 'load' : 'unload'} ${amount}`;
}

/** The break that is taken after so many stops, in words. */
function breakAfter({ breaks }: RouteSchedule, stops: number): string | null {
  const pause = breaks.find(({ after }) => after === stops);
  return pause ? `Break at ${clock(pause.from)} for ${stretch(pause.to - pause.from)}` : null;
}

/** A page for each driver: where to, when, and how much; seen on paper alone. */
export function DriverSheets({ look }: { look: LookedUp }) {
  return (
    <div className="hidden print:block">
      {look.day.problem.vehicles.map((vehicle) => {
        const schedule = look.schedules.get(vehicle.id);
        if (!schedule || schedule.visits.length === 0) return null;
        const { visits, load, distance, departure, finish } = schedule;
        const lastBreak = breakAfter(schedule, visits.length);
        return (
          <section key={vehicle.id} className="break-after-page text-[11pt] last:break-after-auto">
            <h2 className="text-[20pt]">{nameOf(vehicle)}</h2>
            <p className="mt-1">
              {look.day.name}. Leave {nameOf(look.depots.get(vehicle.start))} at {clock(departure)}
              {load[0] ? ` with ${load[0]} ${look.day.goods}` : ''}; {counted(visits.length, 'stop')},{' '}
              {kilometres(distance)} km.
            </p>
            <table className="mt-4 w-full border-collapse">
              <thead>
                <tr>
                  {['No.', 'Stop', 'Arrive', 'Leave', 'Open', look.day.goods, 'Signature'].map((head) => (
                    <th key={head} scope="col" className={`${cell} font-semibold first-letter:uppercase`}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {visits.map((visit, at) => {
                  const stop = look.stops.get(visit.stopId);
                  const pause = breakAfter(schedule, at);
                  return (
                    <tr key={visit.stopId} className="break-inside-avoid">
                      <td className={cell}>{at + 1}</td>
                      <td className={cell}>
                        {nameOf(stop)}
                        {pause ? <span className="block text-[9pt]">{pause} before it</span> : null}
                      </td>
                      <td className={cell}>{clock(visit.arrival)}</td>
                      <td className={cell}>{clock(visit.departure)}</td>
                      <td className={cell}>
                        {stop?.windows?.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') ??
                          'always'}
                      </td>
                      <td className={cell}>{actionAt(look, visit.stopId)}</td>
                      <td className={`${cell} w-[20%]`} />
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <p className="mt-3">
              {lastBreak ? `${lastBreak}. ` : ''}
              {vehicle.end === null
                ? `Done at ${clock(finish)}, where the last stop is.`
                : `Back at ${nameOf(look.depots.get(vehicle.end))} by ${clock(finish)}.`}
            </p>
          </section>
        );
      })}
    </div>
  );
}
